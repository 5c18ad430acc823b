import type { Finding } from '../../../diagnostics/diagnostic';
import { passageText } from '../../passage';
import type { Content } from '../../loadContent';
import { error } from '../../../diagnostics/rule';
import { defineRule } from '../contentRule';

/** No page has two headings of one text: in its table of contents, a reader could not tell them apart. */
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
        return earlier === undefined
          ? []
          : {
              file,
              line,
              column: 1,
              message: `The heading on line ${earlier} has the text "${text}", too.`,
              hint: 'Say in one of the two what only its part tells.',
            };
      });
  });
}

export const repeatedHeading = defineRule(
  'heading/repeated',
  error('No two headings of a page have one text.'),
  checkHeadings,
);
