import type { TestEvents } from 'jest-runner';

export type TestResult = TestEvents['test-file-success'][1];

/** Such a test has modules loaded anew or in its own way, or leaves tests out, which must not reach others. */
const ALONE =
  /\bjest\.(mock|doMock|isolateModules|isolateModulesAsync|resetModules)(?:<[^>]*>)?\(|\b(describe|test|it)\.only\b/;

/** How many folders of the path of a test file name its group: `__tests__/unit/node/content`. */
const DEPTH = 4;
/** A folder of fewer test files goes with the others of its parent, `__tests__/unit/node`. */
const LEAST = 20;

function groupsOf(names: readonly string[], depth: number): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const folder = name.split('/').slice(0, -1).slice(0, depth).join('/');
    groups.set(folder, [...(groups.get(folder) ?? []), name]);
  }
  return [...groups.values()];
}

/** The groups of test files of Node that are run together: those of a folder. */
export function groupTests(names: readonly string[], read: (name: string) => string): string[][] {
  const suited = names.filter((name) => name.endsWith('.test.ts') && !ALONE.test(read(name)));
  const folders = groupsOf(suited, DEPTH);
  const small = folders.filter((members) => members.length < LEAST).flat();
  return [
    ...folders.filter((members) => members.length >= LEAST),
    ...groupsOf(small, DEPTH - 1).filter((members) => members.length > 1),
  ];
}

/** What of the result of a group is that of one file, whose name stands before the titles of its tests. */
export function partOf(result: TestResult, name: string): TestResult {
  const testResults = result.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === name)
    .map((test) => ({
      ...test,
      ancestorTitles: test.ancestorTitles.slice(1),
      fullName: test.fullName.slice(name.length + 1),
    }));
  const count = (status: string) => testResults.filter((test) => test.status === status).length;
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const { start } = result.perfStats;
  return {
    ...result,
    testResults,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...result.perfStats, end: start + runtime, runtime, slow: false },
  };
}
