import type { Diagnostic } from '../../../../../src/node/diagnostics/diagnostic';
import { formatText, SHOWN_MAX } from '../../../../../src/node/diagnostics/formats/text';
import { SAMPLE, sampleContext } from '../../../../support/diagnostics';

test('a report for people goes by file, quotes the lines and ends with the rules', () => {
  expect(formatText(SAMPLE, sampleContext())).toBe(
    [
      'content/docs: 1 error',
      '',
      '  content/docs  error  site/empty',
      '    There are no pages.',
      '',
      'content/docs/rivi\\nvaihto.mdx: 1 error',
      '',
      '  content/docs/rivi\\nvaihto.mdx:1  error  link/broken',
      '    Kaksi',
      'riviä.',
      '',
      'content/docs/ä b,c.mdx: 1 error and 1 warning',
      '',
      '  content/docs/ä b,c.mdx:2:7  error  link/broken',
      '    The link "/a&b" leads to no page: 100% <sure>.',
      '    Did you mean "/a"?',
      '      2 | Katso [tätä](/a&b).',
      '        |       ^^^^^^^^^^^^',
      '',
      '  content/docs/ä b,c.mdx:3:1  warning  sentence/long',
      '    This sentence has 26 words, more than the 25 that are read at once.',
      '    Make two of it.',
      '      3 | Pitkä lause.',
      '        | ^^^^^',
      '',
      'The content has 3 errors and 1 warning in 3 files.',
      '  2 errors   link/broken',
      '  1 error    site/empty',
      '  1 warning  sentence/long',
    ].join('\n'),
  );
});

test('colours are there only where they are wanted', () => {
  const escape = '\u001b[';
  expect(formatText(SAMPLE, sampleContext(false))).not.toContain(escape);
  expect(formatText(SAMPLE, sampleContext(true))).toContain(`${escape}31merror${escape}0m`);
});

test('of many diagnostics the first are shown, errors before warnings, and all are counted', () => {
  const many = Array.from({ length: 10_000 }, (_, index): Diagnostic => ({
    rule: 'sentence/long',
    level: 'warning',
    file: `content/docs/${String(index).padStart(5, '0')}.mdx`,
    message: `Lause ${index}.`,
  }));
  const last: Diagnostic = { rule: 'link/broken', level: 'error', file: 'content/z.mdx', message: 'Linkki.' };
  const report = formatText([...many, last], sampleContext());
  expect(report.match(/^ {4}Lause/gm)).toHaveLength(SHOWN_MAX - 1);
  expect(report).toContain('    Linkki.');
  expect(report).toMatch(
    /\n\n… and 9901 more, which --format json lists\.\n\nThe content has 1 error and 10000 warnings in 10001 files\.\n {2}1 error {9}link\/broken\n {2}10000 warnings {2}sentence\/long$/,
  );
});

test('nothing is said of nothing', () => {
  expect(formatText([], sampleContext())).toBe('');
});
