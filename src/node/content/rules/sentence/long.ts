import { z } from 'zod';
import type { Finding } from '../../../diagnostics/diagnostic';
import { passageText, placeInPassage } from '../../passage';
import type { Content } from '../../loadContent';
import { warning } from '../../../diagnostics/rule';
import { defineRuleWith } from '../contentRule';
import { say } from '../../say';

/** Most words of a sentence that can be read at once. */
const SENTENCE_WORDS_MAX = 25;

const options = z.object({
  max: z.int().positive().default(SENTENCE_WORDS_MAX).describe('Most words of a sentence.'),
});

/** Reports sentences with too many words. */
function checkSentences({ docs, posts }: Content, { max }: z.output<typeof options>): Finding[] {
  return [...docs, ...posts].flatMap(({ file, passages }) =>
    passages
      .filter(({ kind }) => kind !== 'heading')
      .flatMap((passage) =>
        sentencesOf(passageText(passage))
          .filter(({ words }) => words > max)
          .map(({ start, words }) => ({
            file,
            ...placeInPassage(passage, start),
            ...say('sentence/long', { words, max }),
          })),
      ),
  );
}

export const longSentence = defineRuleWith(
  'sentence/long',
  { ...warning('Sentences are read at once.'), options },
  checkSentences,
);

/** A sentence of a text: its start and its number of words. */
interface Sentence {
  start: number;
  words: number;
}

/** The boundary after a sentence: a space, then the start of another. */
const BOUNDARY = /(?<=[.!?…:]["”»)]?)\s+(?=["”»(]?\p{Lu})/u;

/** Splits a text into sentences; an abbreviation before a small letter ends none. */
export function sentencesOf(text: string): Sentence[] {
  let at = 0;
  return text.split(BOUNDARY).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return { start, words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
  });
}
