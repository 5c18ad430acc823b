import type { Nodes } from 'mdast';

/** A part of a text and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edits of a text, collected while its tree is walked from the leaves up. */
export interface Editor {
  replace: (start: number, end: number, text: string) => void;
  /** Returns a part of the text with its edits applied. */
  slice: (start: number, end: number) => string;
  /** Replaces a part and its edits. */
  replaceWhole: (start: number, end: number, text: string) => void;
  /** Returns the text of a node with its edits applied, or replaces it with its edits. */
  textOf: (node: Nodes) => string;
  write: (node: Nodes, text: string) => void;
  edits: () => readonly Edit[];
}

export const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
export const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

const inOrder = (a: Edit, b: Edit) => a.start - b.start || a.end - b.end;

/** Applies edits to a text; skips those that overlap an earlier one. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const edit of [...edits].sort(inOrder)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Returns a function that maps offsets of the text to the edited text, or back. */
function createMap(edits: readonly Edit[], isBack: boolean): (offset: number) => number {
  const sorted = [...edits].sort(inOrder);
  return (offset) => {
    let shift = 0;
    let at = 0;
    for (const { start, end, text } of sorted) {
      if (start < at) continue;
      const [from, length] = isBack ? [start + shift, text.length] : [start, end - start];
      if (from > offset) break;
      if (from + length > offset) return isBack ? start : start + shift;
      shift += text.length - (end - start);
      at = end;
    }
    return isBack ? offset - shift : offset + shift;
  };
}

export const placeAfter = (edits: readonly Edit[]) => createMap(edits, false);
export const placeBefore = (edits: readonly Edit[]) => createMap(edits, true);

/** Gathers edits of a text. */
export function createEditor(text: string): Editor {
  let edits: Edit[] = [];
  const isInside = (start: number, end: number) => (edit: Edit) => edit.start >= start && edit.end <= end;
  const editor: Editor = {
    replace: (start, end, replacement) => {
      edits.push({ start, end, text: replacement });
    },
    slice: (start, end) =>
      applyEdits(
        text.slice(start, end),
        edits
          .filter(isInside(start, end))
          .map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
      ),
    replaceWhole: (start, end, replacement) => {
      const inside = isInside(start, end);
      edits = [...edits.filter((edit) => !inside(edit)), { start, end, text: replacement }];
    },
    textOf: (node) => editor.slice(startOf(node), endOf(node)),
    write: (node, replacement) => editor.replaceWhole(startOf(node), endOf(node), replacement),
    edits: () => edits,
  };
  return editor;
}

/** Returns the 1-based line and column of an offset. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}
