import type { PackedPages } from './pageTable';

/** Name of the file that every query needs: it is read while the search opens. */
export const START_FILE = 'start.txt';

interface StartFacts {
  /** What ranking has to know of the pages. */
  pages: PackedPages;
  /** How many pages' entries are one file. */
  entriesPerFile: number;
}

/** A line of facts, and behind it the words of the index: all of it where it is in one piece, else the list of them. */
export const writeStart = (facts: StartFacts, words: string): string => `${JSON.stringify(facts)}\n${words}`;

/** @throws when the text is not a whole start, but such as a page of the host's */
export function readStart(text: string): StartFacts & { words: string } {
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as StartFacts), words: text.slice(end + 1) };
}
