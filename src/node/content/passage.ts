/** The words of a content file in its source, with their positions, for the checks of texts. */

/** A piece of one line of the file. */
export interface TextRun {
  text: string;
  line: number;
  column: number;
  /** Code and keys are not words of a language. */
  kind: 'text' | 'strong' | 'code';
}

/** A paragraph, a heading, a cell of a table, or a text in a component's tag. */
export interface Passage {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute';
  runs: TextRun[];
  /** The included file that contains it. */
  file?: string;
  /** First line of the outermost list item that contains the passage. */
  item?: number;
  /** The head of a cell's column, and the line of its table; heads have none. */
  column?: { head: string; line: number };
}

/** Returns the whole text of a passage. */
export function passageText({ runs }: Pick<Passage, 'runs'>): string {
  return runs.map(({ text }) => text).join('');
}

/** Returns the text of a passage with code replaced by spaces, so that positions stay the same. */
export function wordsOnly({ runs }: Pick<Passage, 'runs'>): string {
  return runs.map(({ text, kind }) => (kind === 'code' ? ' '.repeat(text.length) : text)).join('');
}

/** A position; `file` is set in an included file. */
interface PassagePlace {
  file?: string;
  line: number;
  column: number;
}

/** Returns the position in the file of a character of a passage. */
export function placeInPassage({ runs, file }: Pick<Passage, 'runs' | 'file'>, offset: number): PassagePlace {
  const inFile = file === undefined ? {} : { file };
  let start = 0;
  for (const { text, line, column } of runs) {
    if (offset < start + text.length) return { ...inFile, line, column: column + offset - start };
    start += text.length;
  }
  const last = runs[runs.length - 1];
  return { ...inFile, line: last?.line ?? 1, column: (last?.column ?? 1) + (last?.text.length ?? 0) };
}

/** Returns the bold parts of a passage; a part that continues on the next line is one. */
export function strongParts(passage: Passage): (PassagePlace & { text: string })[] {
  const parts: (PassagePlace & { text: string })[] = [];
  const inFile = passage.file === undefined ? {} : { file: passage.file };
  passage.runs.forEach(({ kind, text, line, column }, index) => {
    if (kind !== 'strong') return;
    const last = parts[parts.length - 1];
    if (last !== undefined && passage.runs[index - 1]?.kind === 'strong') last.text += text;
    else parts.push({ ...inFile, text, line, column });
  });
  return parts;
}
