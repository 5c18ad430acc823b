import { parseCheckArguments, UsageError } from '../../../../../scripts/lib/check/checkArguments';

const parse = (...args: string[]) => parseCheckArguments(args, ['link/broken', 'image/alt']);

test('without words everything is reported as text', () => {
  expect(parse()).toMatchObject({ format: 'text', rules: [], paths: [], isChanged: false });
});

test('formats, rules and paths are taken in any order', () => {
  expect(
    parse('content/docs', '--rule', 'link/broken', '--format=sarif', '--rule', 'image/alt', '--changed', 'b'),
  ).toMatchObject({
    format: 'sarif',
    rules: ['link/broken', 'image/alt'],
    paths: ['content/docs', 'b'],
    isChanged: true,
  });
});

test.each([
  [['--format', 'sarfi'], 'There is no format "sarfi". Did you mean "sarif"?'],
  [['--format', 'pdf'], 'There is no format "pdf". The formats are text, json, sarif, github, checkstyle.'],
  [['--rule', 'link/brokn'], 'There is no rule "link/brokn". Did you mean "link/broken"?'],
  [['--rule', 'kissa'], 'There is no rule "kissa". The rules are in handbook/checks.md.'],
  [['--watch', '--fix'], '--watch fixes nothing. Run npm run check -- --fix by itself.'],
  [['--formt', 'json'], 'The options cannot be read. Did you mean "--format"?'],
  [['--xyzxyz'], 'The options cannot be read. The options are --format, --rule, --changed'],
])('%j is a wrong call', (args, message) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(message);
});
