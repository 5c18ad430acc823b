import type { Diagnostic } from '../../../diagnostics/diagnostic';
import { passageText } from '../../passage';
import type { Content } from '../../loadContent';

/** No page has two headings of one text: in its table of contents, a reader could not tell them apart. */
export function checkHeadings({ docs, posts }: Content): Diagnostic[] {
  return [...docs, ...posts].flatMap(({ file, passages }) => {
    const lines = new Map<string, number>();
    return passages
      .filter(({ kind }) => kind === 'heading')
      .flatMap((heading): Diagnostic[] => {
        const text = passageText(heading).trim();
        const { line = 1 } = heading.runs[0] ?? {};
        const earlier = lines.get(text.toLowerCase());
        lines.set(text.toLowerCase(), line);
        return earlier === undefined
          ? []
          : [
              {
                file,
                line,
                column: 1,
                message: `The heading on line ${earlier} has the text "${text}", too.`,
                hint: 'Say in one of the two what only its part tells.',
              },
            ];
      });
  });
}
