import { analyserOf } from '../../../model/search/analyser';

/** A word of a text: what it is compared by, and where it is. */
interface TextWord {
  stem: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:[-\u00ad][\p{L}\p{N}]+)*/gu;
const BETWEEN_SENTENCES = /[^\p{L}\p{N}\s\u00ad-]/u;
const MARKS = /\p{Mn}/gu;

function wordsIn(text: string, locale: string): TextWord[] {
  const { stem } = analyserOf(locale);
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    stem: stem(
      word
        .replace(/[-\u00ad]/g, '')
        .normalize('NFD')
        .replace(MARKS, '')
        .toLowerCase(),
    ),
    start: index,
    end: index + word.length,
  }));
}

/** A phrase that is looked for, ready to be compared. */
export interface Phrase {
  text: string;
  stems: readonly string[];
}

/** Makes a phrase ready to be found in any of its forms: `avoimet saatavat` finds `avoimia saatavia`. */
export function phraseOf(text: string, locale: string): Phrase {
  return { text, stems: wordsIn(text, locale).map(({ stem }) => stem) };
}

/** Where phrases are in a text, each with the words that it has there. */
export function findPhrases(
  text: string,
  phrases: readonly Phrase[],
  locale: string,
): { phrase: Phrase; start: number; found: string }[] {
  const words = wordsIn(text, locale);
  return words.flatMap((word, index) =>
    phrases.flatMap((phrase) => {
      const { stems } = phrase;
      const last = words[index + stems.length - 1];
      if (last === undefined || !stems.every((stem, at) => words[index + at]?.stem === stem)) return [];
      const found = text.slice(word.start, last.end);
      return BETWEEN_SENTENCES.test(found) ? [] : [{ phrase, start: word.start, found }];
    }),
  );
}
