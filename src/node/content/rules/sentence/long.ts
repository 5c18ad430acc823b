import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { passageText, placeInPassage } from '../../passage';
import { sentencesOf } from '../../checks/sentences';
import type { Content } from '../../loadContent';

const SENTENCE_WORDS_MAX = 25;

/** Sentences that a reader has to read twice. */
export function adviseSentences({ docs, posts }: Content): Diagnostic[] {
  return [...docs, ...posts].flatMap(({ file, passages }) =>
    passages
      .filter(({ kind }) => kind !== 'heading')
      .flatMap((passage) =>
        sentencesOf(passageText(passage))
          .filter(({ words }) => words > SENTENCE_WORDS_MAX)
          .map(({ start, words }) => ({
            file,
            ...placeInPassage(passage, start),
            message: `This sentence has ${words} words, more than the ${SENTENCE_WORDS_MAX} that are read at once.`,
            hint: 'Make two of it.',
          })),
      ),
  );
}
