import { existsSync } from 'node:fs';
import path from 'node:path';
import { createWordTest, parseWordList } from './wordList';
import { displayName } from '../../site/contentFolder';
import type { Content } from '../loadContent';
import { readText } from '../readText';

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
