import { existsSync } from 'node:fs';
import path from 'node:path';
import { displayName } from '../../../../src/node/files/contentFolder';
import type { Content } from '../../../../src/node/content/loadContent';
import { readText } from '../../../../src/node/files/readText';

/** Finnish case endings of a foreign name: `Paytrailista`, `Maventaan`. */
const ENDING = /^i?(?:[nt]|t?[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|n[aä]|[aeiouyäö]{1,2}n|hin)?$/;

/** The words of a list: one a line; what follows `#` is a comment. */
export function parseWordList(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Makes a test that is true for the words of a list with any case ending, also with a capital at the beginning. */
export function createWordTest(words: readonly string[]): (word: string) => boolean {
  const isForm = (word: string) => words.some((own) => word.startsWith(own) && ENDING.test(word.slice(own.length)));
  return (word) => isForm(word) || isForm(word.charAt(0).toLowerCase() + word.slice(1));
}

/** The words that are right here though no dictionary has them: those of `words.fi.txt` and of the glossary. */
export interface OwnWords {
  /** Name of the list, for messages. */
  file: string;
  /** True for a word and for its forms. */
  has: (word: string) => boolean;
}

/** Reads the words of a locale that the content folder brings. */
export function readOwnWords({ folder, glossary }: Content, locale: string): OwnWords {
  const name = path.join(folder, `words.${locale}.txt`);
  const listed = existsSync(name) ? parseWordList(readText(name)) : [];
  const terms = Object.values(glossary.data).flatMap(({ term }) => term.split(/\s+/));
  return { file: displayName(name), has: createWordTest([...listed, ...terms]) };
}
