import { z } from 'zod';
import type { Finding } from '../../../diagnostics/diagnostic';
import { passageText, type Passage } from '../../passage';
import { rememberFor } from '../../checks/rememberFor';
import type { Content } from '../../loadContent';
import { shelfOf } from '../../checks/pageTexts';
import { error } from '../../../diagnostics/rule';
import { defineRuleWith } from '../contentRule';
import { say } from '../../say';

/** Most words of a text that may be on two pages. */
const REPEATED_WORDS_MAX = 12;

const options = z.object({
  max: z.int().positive().default(REPEATED_WORDS_MAX).describe('Most words of a text that two pages may share.'),
});

const wordCount = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Returns a text in its form for comparison. */
function comparedText(passage: Passage): { passage: Passage; text: string; words: number } {
  const text = passageText(passage).replace(/\s+/g, ' ').trim().toLowerCase();
  return { passage, text, words: wordCount(text) };
}

const comparedTexts = rememberFor<ReturnType<typeof comparedText>[]>();

/** Reports texts that two pages share: each change would have to be made twice. */
function checkParagraphs({ docs, posts }: Content, { max }: z.output<typeof options>): Finding[] {
  const owners = new Map<string, { file: string; line: number }>();
  return [...docs, ...posts].flatMap((page) =>
    comparedTexts(page.passages, '', () => page.passages.map(comparedText)).flatMap(
      ({ passage, text, words }): Finding | Finding[] => {
        if (passage.kind === 'heading' || words <= max) return [];
        const { file } = page;
        const { line = 1, column = 1 } = passage.runs[0] ?? {};
        const key = `${shelfOf(page)} ${text}`;
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, { file, line });
        return owner === undefined || owner.file === file
          ? []
          : { file, line, column, ...say('text/repeated', { file: owner.file, line: owner.line }) };
      },
    ),
  );
}

export const repeatedText = defineRuleWith(
  'text/repeated',
  { ...error('No two pages share a paragraph.'), gentle: 'off', options },
  checkParagraphs,
);
