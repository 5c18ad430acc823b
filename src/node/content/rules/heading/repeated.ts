import type { Finding } from '../../../diagnostics/diagnostic';
import { passageText } from '../../passage';
import type { Content } from '../../loadContent';
import { error } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Reports headings of a page with the same text, which look alike in the table of contents. */
function checkHeadings({ docs, posts }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ file, passages }) => {
    const lines = new Map<string, number>();
    return passages
      .filter(({ kind }) => kind === 'heading')
      .flatMap((heading): Finding | Finding[] => {
        const text = passageText(heading).trim();
        const { line = 1 } = heading.runs[0] ?? {};
        const earlier = lines.get(text.toLowerCase());
        lines.set(text.toLowerCase(), line);
        return earlier === undefined ? [] : { file, line, column: 1, ...say('heading/repeated', { earlier, text }) };
      });
  });
}

export const repeatedHeading = defineRule(
  'heading/repeated',
  error('No two headings of a page have one text.'),
  checkHeadings,
);
