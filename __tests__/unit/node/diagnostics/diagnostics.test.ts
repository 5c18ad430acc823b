import { allRules } from '../../../../src/node/content/rules/registry';
import { type Diagnostic, formatReport } from '../../../../src/node/diagnostics/diagnostic';
import { formatText, SHOWN_MAX, quote } from '../../../../src/node/diagnostics/formats/text';
import { nearest } from '../../../../src/node/diagnostics/nearest';
import { writerLine } from '../../../../src/node/files/writerPlaces';
import { SAMPLE, sampleContext } from '../../../support/diagnostics';
import { formatGithub, formatJson, formatSarif } from '../../../../src/node/diagnostics/formats/formats';
import { added } from '../../../support/engine';

test('sorts a report by file, line and column, with whole-file messages first', () => {
  const diagnostics = [
    { file: 'b.mdx', message: 'Fifth.' },
    { file: 'a.mdx', line: 10, message: 'Fourth.' },
    { file: 'a.mdx', line: 2, column: 7, message: 'Third.' },
    { file: 'a.mdx', line: 2, column: 1, message: 'Second.' },
    { file: 'a.mdx', message: 'First.' },
  ];
  expect(formatReport(diagnostics)).toBe(
    'The content has 5 errors in 2 files.\n\n' +
      'a.mdx\n  First.\n\na.mdx:2:1\n  Second.\n\na.mdx:2:7\n  Third.\n\na.mdx:10\n  Fourth.\n\nb.mdx\n  Fifth.',
  );
});

test.each([
  ['titel', ['tags', 'title'], 'title'],
  ['TITLE', ['title'], 'title'],
  ['ohjeet/sald', ['ohjeet/lasku', 'ohjeet/saldo'], 'ohjeet/saldo'],
  ['saldot', ['saldo', 'saldon'], 'saldo'],
  ['se', ['sv'], 'sv'],
  ['lask', ['laskut'], 'laskut'],
  ['lask', ['laskuun'], undefined],
])('for "%s" among %j suggests %s', (word, candidates, expected) => expect(nearest(word, candidates)).toBe(expected));

const OWN = ['# Title', '', 'First.', '', '- one', '- one', '', 'Last {b}'];
const MADE = '---\ntitle: Title\ndescription: First.\n---\n\nFirst.\n\n- one\n- one\n\nLast \\{b\\}'.split('\n');

test.each([
  ['the line of the title', 2, { line: 1, isSame: false }],
  ['a line that is the same', 6, { line: 3, isSame: true }],
  ['one of two lines that are the same', 9, { line: 6, isSame: true }],
  ['a line that was changed', 11, { line: 3, isSame: false }],
  ['a line before any that both have', 1, undefined],
])('%s', (_what, line, expected) => expect(writerLine(MADE, OWN, line)).toEqual(expected));

test.each<[string, string, number | undefined, string[]]>([
  ['a link', 'Katso [tätä](/x) nyt.', 7, ['1 | Katso [tätä](/x) nyt.', '  |       ^^^^^^^^^^']],
  ['a heading', '### Taso kolme', 1, ['1 | ### Taso kolme', '  | ^^^^^^^^^^^^^^']],
  ['a line after a tab', '\tab', 2, ['1 | \tab', '  | \t^^']],
  ['a letter of two units', '😀😀 ab', 6, ['1 | 😀😀 ab', '  |    ^^']],
  ['no column', 'teksti', undefined, ['1 | teksti']],
  ['a place behind the end', 'ab', 3, ['1 | ab']],
  ['an empty line', '', 1, []],
])('quotes %s', (_what, line, column, expected) => expect(quote([line], { line: 1, column })).toEqual(expected));

test('truncates a long line around the position', () => {
  const [quoted = '', mark = ''] = quote([`${'a '.repeat(100)}TÄSSÄ${' b'.repeat(100)}`], { line: 1, column: 201 });
  expect(quoted).toMatch(/^1 \| …(a )+TÄSSÄ( b)+ …$/);
  expect(quoted.length).toBeLessThan(120);
  expect(quoted.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('TÄSSÄ');
});

test('JSON has all fields', () => {
  expect(JSON.parse(formatJson(SAMPLE, sampleContext()))).toEqual({
    version: 1,
    errors: 3,
    warnings: 1,
    diagnostics: SAMPLE.map((each) => ({ ...each, isFixable: false })),
  });
  expect(JSON.parse(formatJson([], sampleContext()))).toEqual({ version: 1, errors: 0, warnings: 0, diagnostics: [] });
});

test('GitHub gets a command for each diagnostic, with escaped characters', () =>
  expect(formatGithub(SAMPLE, sampleContext()).split('\n')).toEqual([
    '::error file=content/docs,title=site/empty::There are no pages.',
    '::error file=content/docs/ä b%2Cc.mdx,line=2,col=7,title=link/broken::The link "/a&b" points to a page that does not exist: 100%25 <sure>. Did you mean "/a"?',
    '::warning file=content/docs/ä b%2Cc.mdx,line=3,col=1,title=sentence/long::This sentence has 26 words, more than the 25 that are read at once. Split it into two.',
    '::error file=content/docs/rivi%0Avaihto.mdx,line=1,title=link/broken::Kaksi%0Ariviä.',
  ]));

interface Sarif {
  runs: [
    {
      tool: { driver: { rules: { id: string }[] } };
      results: { ruleIndex: number; level: string; locations: [{ physicalLocation: object }] }[];
    },
  ];
}

test('SARIF has its standard form, and every result has its rule', () => {
  const report = JSON.parse(formatSarif(SAMPLE, sampleContext())) as Sarif;
  const [{ tool, results }] = report.runs;
  expect(report).toMatchObject({
    $schema: expect.stringMatching(/^https:.*sarif.*2\.1\.0/) as string,
    version: '2.1.0',
    runs: [{ columnKind: 'utf16CodeUnits' }],
  });
  expect(tool.driver.rules.map(({ id }) => id)).toEqual([...allRules(added).keys()]);
  for (const { id } of tool.driver.rules)
    expect(tool.driver.rules).toContainEqual({
      id,
      shortDescription: { text: expect.stringMatching(/./) as string },
      defaultConfiguration: {
        level: expect.stringMatching(/^(?:none|note|warning|error)$/) as string,
        enabled: expect.any(Boolean) as boolean,
      },
    });
  expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]?.id)).toEqual(SAMPLE.map(({ rule }) => rule));
  expect(results[1]).toMatchObject({
    ruleId: 'link/broken',
    message: { text: expect.stringMatching(/^The link/) as string },
  });
  expect(results.map(({ level }) => level)).toEqual(['error', 'error', 'warning', 'error']);
  expect(results.map(({ locations: [{ physicalLocation }] }) => physicalLocation)).toEqual([
    { artifactLocation: { uri: 'content/docs' } },
    { artifactLocation: { uri: 'content/docs/%C3%A4%20b%2Cc.mdx' }, region: { startLine: 2, startColumn: 7 } },
    { artifactLocation: { uri: 'content/docs/%C3%A4%20b%2Cc.mdx' }, region: { startLine: 3, startColumn: 1 } },
    { artifactLocation: { uri: 'content/docs/rivi%0Avaihto.mdx' }, region: { startLine: 1 } },
  ]);
});

test('the text report is grouped by file, quotes lines and ends with a summary by rule', () => {
  const [first, ...files] = formatText(SAMPLE, sampleContext()).split(/\n\n(?=content)/);
  expect(first).toBe('content/docs: 1 error\n\n  content/docs  error  site/empty\n    There are no pages.');
  expect(files.at(-1)).toBe(
    [
      'content/docs/ä b,c.mdx: 1 error and 1 warning',
      '',
      '  content/docs/ä b,c.mdx:2:7  error  link/broken',
      '    The link "/a&b" points to a page that does not exist: 100% <sure>.',
      '    Did you mean "/a"?',
      '      2 | Katso [tätä](/a&b).',
      '        |       ^^^^^^^^^^^^',
      '',
      '  content/docs/ä b,c.mdx:3:1  warning  sentence/long',
      '    This sentence has 26 words, more than the 25 that are read at once.',
      '    Split it into two.',
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

test('uses colours only on request', () => {
  const escape = '\u001b[';
  expect(formatText(SAMPLE, sampleContext(false))).not.toContain(escape);
  expect(formatText(SAMPLE, sampleContext(true))).toContain(`${escape}31merror${escape}0m`);
});

test('shows the first of many diagnostics, errors before warnings, and counts all', () => {
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
    /\n\n… and 9901 more, which --format json lists\.\n\nThe content has 1 error and 10,000 warnings in 10,001 files\.\n {2}1 error {10}link\/broken\n {2}10,000 warnings {2}sentence\/long$/,
  );
});
