import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatResultsErrors } from 'jest-message-util';
import TestRunner, { type Test, type TestEvents } from 'jest-runner';
import { groupTests, partOf, type TestResult } from './testGroups';

type Arguments = Parameters<TestRunner['runTests']>;

/** In `node_modules`, whose scripts Jest takes as they are. */
const CACHE = 'node_modules/.cache/help-centre';
const TOGETHER = '__tests__/support/jest/together.ts';

/** Jest's runner, but test files of Node are run by folder, and reported as if each had been run alone. */
export default class GroupRunner extends TestRunner {
  /** The test files of a group by their names, by the path of the script that loads them. */
  #groups = new Map<string, Map<string, Test>>();
  /** Test files of groups that failed outside of their tests. Run one by one, they tell which of them is at fault. */
  #left: Test[] = [];

  override async runTests(...[tests, watcher, options]: Arguments): Promise<void> {
    const cache = path.join(this._globalConfig.rootDir, CACHE);
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(path.join(cache, 'tests-'));
    try {
      await super.runTests(this.#group(tests, folder), watcher, options);
      if (this.#left.length > 0) await super.runTests(this.#left, watcher, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** The tests, with a group in the place of its first file; the scripts of the groups are written into the folder. */
  #group(tests: readonly Test[], folder: string): Test[] {
    const { rootDir } = this._globalConfig;
    const nameOf = (test: Test) => path.relative(rootDir, test.path).split(path.sep).join('/');
    const groups = groupTests(tests.map(nameOf), (name) => readFileSync(path.join(rootDir, name), 'utf8'));
    const scriptOf = new Map<string, string>();
    for (const [index, names] of groups.entries()) {
      const script = path.join(folder, `${index}.js`);
      const together = JSON.stringify(path.join(rootDir, TOGETHER));
      writeFileSync(script, `require(${together}).runTogether(${JSON.stringify(names)});\n`);
      for (const name of names) scriptOf.set(name, script);
    }
    return tests.flatMap((test) => {
      const script = scriptOf.get(nameOf(test));
      if (script === undefined) return test;
      const members = this.#groups.get(script);
      this.#groups.set(script, new Map([...(members ?? []), [nameOf(test), test]]));
      return members === undefined ? { ...test, path: script } : [];
    });
  }

  override on<Name extends keyof TestEvents>(
    eventName: Name,
    listener: (data: TestEvents[Name]) => void | Promise<void>,
  ) {
    return super.on(eventName, async (data) => {
      for (const each of this.#eventsOf(eventName, data)) await listener(each as TestEvents[Name]);
    });
  }

  /** What an event of a group is for its test files. */
  #eventsOf(eventName: keyof TestEvents, data: TestEvents[keyof TestEvents]): unknown[] {
    const [subject, detail] = data;
    const members = this.#groups.get(typeof subject === 'string' ? subject : subject.path);
    if (members === undefined) return [data];
    if (eventName === 'test-file-start') return [...members.values()].map((test) => [test]);
    if (eventName === 'test-file-success' && (detail as TestResult).testExecError === undefined)
      return this.#resultsOf(members, detail as TestResult);
    if (eventName.startsWith('test-file')) this.#left.push(...members.values());
    return [];
  }

  #resultsOf(members: ReadonlyMap<string, Test>, result: TestResult): [Test, TestResult][] {
    return [...members].map(([name, test], index) => {
      const part = partOf(result, name);
      const { config } = test.context;
      const failureMessage = formatResultsErrors(part.testResults, config, this._globalConfig, test.path);
      const logged = index === 0 ? {} : { console: undefined };
      return [test, { ...part, ...logged, testFilePath: test.path, failureMessage }];
    });
  }
}
