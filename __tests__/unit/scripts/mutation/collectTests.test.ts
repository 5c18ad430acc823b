import { collectTests } from '../../../../scripts/mutation/collectTests';

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
  expect(tests.map(({ id }) => id)).toEqual([
    'a.test.ts › a group › of x',
    'a.test.ts › a group › of y',
    'a.test.ts › alone',
    'a.test.ts › alone (2)',
    'b.test.ts › a group › of x',
    'b.test.ts › a group › of y',
    'b.test.ts › alone',
    'b.test.ts › alone (2)',
  ]);
  expect(tests[7]?.file).toBe('b.test.ts');
  tests[0]?.run();
  tests[5]?.run();
  tests[0]?.run();
  expect(seen).toEqual(['a.test.ts x', 'b.test.ts y', 'a.test.ts x']);
  expect(() => tests[2]?.run()).not.toThrow();
  expect(() => tests[6]?.run()).toThrow('Expected: "a.test.ts"');
});
