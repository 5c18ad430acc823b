import { z } from 'zod';
import type { Finding } from '../../../diagnostics/diagnostic';
import { passageText, placeInPassage } from '../../passage';
import type { Content } from '../../loadContent';
import { warning } from '../../../diagnostics/rule';
import { defineRuleWith } from '../contentRule';
import { say } from '../../say';

/** Most words of a sentence that is read at once. */
const SENTENCE_WORDS_MAX = 25;

const options = z.object({
  max: z.int().positive().default(SENTENCE_WORDS_MAX).describe('Most words of a sentence.'),
});

/** Sentences that a reader has to read twice. */
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

/** A sentence of a text: where it starts, and how many words it has. */
interface Sentence {
  start: number;
  words: number;
}

/** What follows the end of a sentence: a blank, and something that starts one. */
const BOUNDARY = /(?<=[.!?…:]["”»)]?)\s+(?=["”»(]?\p{Lu})/u;

/** The sentences of a text; an abbreviation before a small letter ends none. */
export function sentencesOf(text: string): Sentence[] {
  let at = 0;
  return text.split(BOUNDARY).map((sentence) => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return { start, words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length };
  });
}
