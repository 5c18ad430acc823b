import { collectTests } from '../collectTests';
import { dependentsOf } from '../dependents';
import { scoreLine, scoreOfAll, scoresOfFolders } from '../scores';

test('the tests of files are collected with the titles around them, and can be run again and again', () => {
  const seen: string[] = [];
  const tests = collectTests(['a.test.ts', 'b.test.ts'], (file) => {
    describe('a group', () => {
      test.each([['x'], ['y']])('of %s', (value) => {
        seen.push(`${file} ${value}`);
      });
    });
    test('alone', () => expect(file).toBe('a.test.ts'));
    test('alone', () => undefined);
  });
  const titles = ['a group › of x', 'a group › of y', 'alone', 'alone (2)'];
  expect(tests.map(({ id }) => id)).toEqual(
    ['a', 'b'].flatMap((file) => titles.map((title) => `${file}.test.ts › ${title}`)),
  );
  expect(tests[7]?.file).toBe('b.test.ts');
  tests[0]?.run();
  tests[5]?.run();
  tests[0]?.run();
  expect(seen).toEqual(['a.test.ts x', 'b.test.ts y', 'a.test.ts x']);
  expect(() => tests[2]?.run()).not.toThrow();
  expect(() => tests[6]?.run()).toThrow('Expected: "a.test.ts"');
});

const IMPORTS = new Map([
  ['path', []],
  ['locale', ['path']],
  ['pages', ['locale', 'date']],
  ['circle', ['round']],
  ['round', ['circle', 'pages']],
  ['date', []],
]);

test.each([
  ['date', ['circle', 'date', 'pages', 'round']],
  ['locale', ['circle', 'locale', 'pages', 'round']],
  ['round', ['circle', 'round']],
  ['alone', ['alone']],
])('%s is imported by %j', (file, dependents) => {
  expect([...dependentsOf(file, IMPORTS)].sort()).toEqual(dependents);
});

const mutants = [
  ['src/model/text/a.ts', 'Killed'],
  ['src/model/text/a.ts', 'Timeout'],
  ['src/model/text/b.ts', 'Survived'],
  ['src/model/text/b.ts', 'NoCoverage'],
  ['src/model/text/b.ts', 'Ignored'],
  ['src/model/text/deep/c.ts', 'RuntimeError'],
  ['src/model/d.ts', 'Killed'],
].map(([fileName = '', status = '']) => ({ fileName, status }));

test('each folder has the score of its own files, without what does not count', () => {
  expect(scoresOfFolders(mutants)).toEqual([
    { name: 'src/model', found: 1, counted: 1, percent: 100 },
    { name: 'src/model/text', found: 2, counted: 4, percent: 50 },
  ]);
});

test('the score over all is that of the mutants, not the mean of the folders', () => {
  expect(scoreOfAll(mutants)).toEqual({ name: 'all', found: 3, counted: 5, percent: 60 });
  expect(scoreOfAll([]).percent).toBe(100);
});

test.each([
  [80, ' 80.0 %          4/5  src/model'],
  [81, ' 80.0 %          4/5  src/model  below 81 %'],
])('a line of the table, where at least %d per cent are asked for', (least, line) => {
  expect(scoreLine({ name: 'src/model', found: 4, counted: 5, percent: 80 }, least)).toBe(line);
});
