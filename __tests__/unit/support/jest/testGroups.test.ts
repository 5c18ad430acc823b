import { groupTests, partOf, type TestResult } from '../../../support/jest/testGroups';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `__tests__/unit/${folder}/${index}.test.ts`);

test('tests of a large folder are a group, those of small ones beside each other another', () => {
  const large = [...filesIn('node/content', 15), ...filesIn('node/content/rules/page', 5)];
  const small = [...filesIn('node/search', 19), ...filesIn('node/cards', 1)];
  const names = [...small, '__tests__/first.test.ts', ...large, ...filesIn('i18n', 1), '__tests__/unit/A.test.tsx'];
  expect(groupTests(names, () => '')).toEqual([large, small]);
});

test.each([
  ['puts something in the place of a module', ['jest', "mock('gatsby');"]],
  ['does so with a type', ['jest', "mock<object>('gatsby');"]],
  ['loads modules anew', ['jest', 'resetModules();']],
  ['leaves tests out', ['test', "only('a', () => undefined);"]],
])('a file that %s is in no group', (_what, words) => {
  const names = filesIn('node/cards', 3);
  const texts = new Map([[names[1], words.join('.')]]);
  expect(groupTests(names, (name) => texts.get(name) ?? '')).toEqual([[names[0], names[2]]]);
});

test('a file has its own tests of the result of its group, by the titles that it gave them', () => {
  const tests = [
    { file: 'a.test.ts', titles: ['outer'], title: 'one', status: 'passed', duration: 20 },
    { file: 'a.test.ts', titles: [], title: 'two', status: 'failed', duration: 30 },
    { file: 'a.test.ts', titles: [], title: 'three', status: 'pending' },
    { file: 'b.test.ts', titles: [], title: 'one', status: 'passed', duration: 40 },
  ].map(({ file, titles, ...test }) => ({
    ...test,
    ancestorTitles: [file, ...titles],
    fullName: [file, ...titles, test.title].join(' '),
  }));
  const group = { testResults: tests, perfStats: { start: 1000, end: 9000, runtime: 8000, slow: true } };
  expect(partOf(group as unknown as TestResult, 'a.test.ts')).toEqual({
    numPassingTests: 1,
    numFailingTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    perfStats: { start: 1000, end: 1050, runtime: 50, slow: false },
    testResults: [
      { title: 'one', status: 'passed', duration: 20, ancestorTitles: ['outer'], fullName: 'outer one' },
      { title: 'two', status: 'failed', duration: 30, ancestorTitles: [], fullName: 'two' },
      { title: 'three', status: 'pending', ancestorTitles: [], fullName: 'three' },
    ],
  });
});
