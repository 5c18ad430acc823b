/** A part of a text that gets another text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edits of a text, gathered while its tree is walked from the leaves up. */
export interface Editor {
  replace: (start: number, end: number, text: string) => void;
  /** A part of the text with the edits that lie in it. */
  slice: (start: number, end: number) => string;
  /** Replaces a part together with the edits that lie in it. */
  replaceWhole: (start: number, end: number, text: string) => void;
  edits: () => readonly Edit[];
}

const inOrder = (a: Edit, b: Edit) => a.start - b.start || a.end - b.end;

/** The text with its edits; those that overlap an earlier one are left out. */
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

/** A function that tells where a place of a text is once the edits are made. */
export function placeAfter(edits: readonly Edit[]): (offset: number) => number {
  const sorted = [...edits].sort(inOrder);
  return (offset) => {
    let shift = 0;
    let at = 0;
    for (const { start, end, text } of sorted) {
      if (start < at) continue;
      if (start > offset) break;
      if (end > offset) return start + shift;
      shift += text.length - (end - start);
      at = end;
    }
    return offset + shift;
  };
}

/** A function that tells where a place of the edited text was before. */
export function placeBefore(edits: readonly Edit[]): (offset: number) => number {
  const sorted = [...edits].sort(inOrder);
  return (offset) => {
    let shift = 0;
    let at = 0;
    for (const { start, end, text } of sorted) {
      if (start < at) continue;
      if (start + shift > offset) break;
      if (start + shift + text.length > offset) return start;
      shift += text.length - (end - start);
      at = end;
    }
    return offset - shift;
  };
}

/** Gathers edits of a text. */
export function createEditor(text: string): Editor {
  let edits: Edit[] = [];
  const isInside = (start: number, end: number) => (edit: Edit) => edit.start >= start && edit.end <= end;
  return {
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
    edits: () => edits,
  };
}

/** Line and column of a place, both from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before[before.length - 1] ?? '').length + 1 };
}
