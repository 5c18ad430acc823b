/** Distance between a tooltip and its word, and the window's edge, in CSS pixels. */
const GAP = 8;

interface Size {
  width: number;
  height: number;
}

interface NotePlaceInput {
  /** Box of the word in the window. */
  word: { left: number; top: number; bottom: number };
  note: Size;
  window: Size;
}

/**
 * The position of a word's tooltip: below the word, above it without room below, and inside the window's sides.
 * @example placeNote({ word: { left: 50, top: 100, bottom: 120 }, note: { width: 300, height: 90 }, window: { width:
 * 1280, height: 800 } }) // { left: 50, top: 128 }
 */
export function placeNote({ word, note, window }: NotePlaceInput): { left: number; top: number } {
  const left = Math.max(GAP, Math.min(word.left, window.width - note.width - GAP));
  const below = word.bottom + GAP;
  const above = word.top - GAP - note.height;
  const fitsBelow = below + note.height <= window.height;
  return { left, top: fitsBelow || above < 0 ? below : above };
}
