import type { Finding } from '../../../diagnostics/diagnostic';
import { warning } from '../../../diagnostics/rule';
import { codeLines } from '../../checks/codeLines';
import type { Content } from '../../loadContent';
import { readText } from '../../../files/readText';
import { defineRule } from '../contentRule';
import { say } from '../../say';

/** Two spaces before another line of the paragraph are a line break. */
const isLineBreak = (blank: string, next: string | undefined) => blank.length > 1 && (next ?? '').trim() !== '';

/** Reports trailing white space without a meaning. */
function checkTrailingSpaces({ docs, posts }: Content): Finding[] {
  return [...docs, ...posts].flatMap(({ absolutePath, file }) => {
    const lines = readText(absolutePath).split('\n');
    const inCode = codeLines(lines);
    let end = -1;
    return lines.flatMap((text, index): Finding[] => {
      end += text.length + 1;
      const blank = /[ \t]+$/.exec(text)?.[0] ?? '';
      if (blank === '' || inCode.has(index) || isLineBreak(blank, lines[index + 1])) return [];
      const column = text.length - blank.length + 1;
      const fix = { edits: [{ start: end - blank.length, end, text: '' }] };
      return [{ file, line: index + 1, column, ...say('text/trailing-spaces'), fix }];
    });
  });
}

export const trailingSpaces = defineRule(
  'text/trailing-spaces',
  warning('Lines end without white space.'),
  checkTrailingSpaces,
);
