import { groupTests, partOf, type TestResult } from '../../../support/jest/testGroups';

const MOCK = ['jest', "mock('gatsby');"].join('.');

test('tests of Node are grouped by folder, but those that load modules in their own way', () => {
  const texts = new Map([
    ['__tests__/unit/node/content/a.test.ts', ''],
    ['__tests__/unit/node/content/rules/page/b.test.ts', ''],
    ['__tests__/unit/node/content/mocked.test.ts', MOCK],
    ['__tests__/unit/node/content/only.test.ts', ['test', "only('a')"].join('.')],
    ['__tests__/unit/node/search/c.test.ts', ''],
    ['__tests__/unit/node/content/Page.test.tsx', ''],
    ['__tests__/first.test.ts', ''],
    ['__tests__/second.test.ts', ''],
  ]);
  expect(groupTests([...texts.keys()], (name) => texts.get(name) ?? '')).toEqual([
    ['__tests__/unit/node/content/a.test.ts', '__tests__/unit/node/content/rules/page/b.test.ts'],
    ['__tests__/first.test.ts', '__tests__/second.test.ts'],
  ]);
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
