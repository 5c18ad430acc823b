import { expect } from 'expect';
import { bind } from 'jest-each';

/** A test of a file, as it can be run any number of times. */
export interface UnitTest {
  /** The file, the titles of the groups around it and its own. */
  id: string;
  file: string;
  run: () => unknown;
}

type Body = () => unknown;

/**
 * Loads test files, which register their tests with Jest's `describe`, `test`, `test.each` and `expect`, and returns the
 * tests in their order. Tests of pure functions need no more of Jest: there is nothing to set up and to clear away.
 */
export function collectTests(files: readonly string[], load: (file: string) => void): UnitTest[] {
  const tests: UnitTest[] = [];
  const names = new Map<string, number>();
  let titles: string[] = [];
  let current = '';

  const describe = (title: string, body: Body) => {
    const around = titles;
    titles = [...around, title];
    body();
    titles = around;
  };
  const test = (title: string, run: Body) => {
    const name = [current, ...titles, title].join(' › ');
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    tests.push({ id: count === 1 ? name : `${name} (${count})`, file: current, run });
  };
  Object.assign(globalThis, {
    expect,
    describe: Object.assign(describe, { each: bind(describe, false) }),
    test: Object.assign(test, { each: bind(test, false) }),
  });
  for (const file of files) {
    current = file;
    load(file);
  }
  return tests;
}
