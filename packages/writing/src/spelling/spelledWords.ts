import { INVISIBLE_SIGNS } from '../../../../src/model/search/normalise';

/** A word of a text as a speller is asked for it, and where it starts. */
export interface SpelledWord {
  text: string;
  start: number;
  /** True where a full stop follows, which may belong to an abbreviation. */
  hasStop: boolean;
}

/** Addresses of pages, mails and hosts, and what is put in for a name in braces: no words of a language. */
const NO_WORDS = /\S*(?:@|:\/\/)\S*|\/[\w/.#-]+|\w+(?:\.\w+)+|\{\{.*?\}\}|<\/?\w+>/g;
/** A hyphen at the end stands for what the next word has, too: `alkamis- ja päättymispäivä`. */
const LETTERS = `[\\p{L}\\p{N}${INVISIBLE_SIGNS}]+`;
const WORD = new RegExp(`${LETTERS}(?:[-:’']${LETTERS})*(?:-(?![\\p{L}\\p{N}]))?`, 'gu');
const INVISIBLE = new RegExp(`[${INVISIBLE_SIGNS}]`, 'g');

/** The words of a text. Those with a digit, and single letters, are no question for a speller. */
export function spelledWords(text: string): SpelledWord[] {
  const plain = text.replace(NO_WORDS, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(WORD)]
    .map(({ 0: word, index }) => ({
      text: word.replace(INVISIBLE, ''),
      start: index,
      hasStop: plain[index + word.length] === '.',
    }))
    .filter((word) => word.text.length > 1 && !/\d/.test(word.text));
}

/** The spellings of a word any one of which makes it right: itself, an abbreviation, or all its hyphened parts. */
export function spellingsOf({ text, hasStop }: SpelledWord): string[][] {
  const parts = text.split('-').filter((part) => part.length > 1);
  return [[text], ...(hasStop ? [[`${text}.`]] : []), ...(text.includes('-') ? [parts] : [])];
}
