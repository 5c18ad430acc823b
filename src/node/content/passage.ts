/** The words of a content file as its writer wrote them, with their places: what the checks of texts read. */

/** A piece of one line of the file. */
export interface TextRun {
  text: string;
  line: number;
  column: number;
  /** Code and keys are no words of a language. */
  kind: 'text' | 'strong' | 'code';
}

/** A paragraph, a heading, a cell of a table, or a text in a component's tag. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute';
  runs: TextRun[];
  /** Line on which the item begins that it is in, of a list that is in no other. */
  item?: number;
  /** The head of the column of a cell, and the line of its table; the heads themselves have none. */
  column?: { head: string; line: number };
}

/** The whole text of a passage. */
export function passageText({ runs }: Pick<Passage, 'runs'>): string {
  return runs.map(({ text }) => text).join('');
}

/** The text of a passage with blanks in place of code, so that every word stands where it stood. */
export function wordsOnly({ runs }: Pick<Passage, 'runs'>): string {
  return runs.map(({ text, kind }) => (kind === 'code' ? ' '.repeat(text.length) : text)).join('');
}

/** Where a character of a passage's text is in the file. */
export function placeInPassage({ runs }: Pick<Passage, 'runs'>, offset: number): { line: number; column: number } {
  let start = 0;
  for (const { text, line, column } of runs) {
    if (offset < start + text.length) return { line, column: column + offset - start };
    start += text.length;
  }
  const last = runs[runs.length - 1];
  return { line: last?.line ?? 1, column: (last?.column ?? 1) + (last?.text.length ?? 0) };
}

/** A bold stretch of a passage; one that goes on in the next line is one. */
export function strongParts(passage: Passage): { text: string; line: number; column: number }[] {
  const parts: { text: string; line: number; column: number }[] = [];
  passage.runs.forEach(({ kind, text, line, column }, index) => {
    if (kind !== 'strong') return;
    const last = parts[parts.length - 1];
    if (last !== undefined && passage.runs[index - 1]?.kind === 'strong') last.text += text;
    else parts.push({ text, line, column });
  });
  return parts;
}
