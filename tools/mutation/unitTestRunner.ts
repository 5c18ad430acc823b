import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  determineHitLimitReached,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { collectTests, type UnitTest } from './collectTests';
import { dependentsOf, type Imports } from './dependents';

const TESTS = '__tests__/unit/model';

/** Where the instrumented code looks for the active mutant, and counts what it has covered. */
const context: InstrumenterContext = ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {});

const load = createRequire(join(process.cwd(), 'package.json'));

/** How long each test took when it ran last, in milliseconds. */
const durations = new Map<string, number>();

function testFiles(): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(process.cwd(), TESTS, file));
}

/** What the loaded files outside of packages import. It is asked for once, as a file that fails to load is forgotten. */
function loadedImports(): Imports {
  const modules = Object.values(load.cache).filter((module) => module !== undefined);
  const own = modules.filter(({ id }) => !id.includes('/node_modules/'));
  return new Map(own.map(({ id, children }) => [id, children.map((child) => child.id)]));
}

/** Runs a test; resolves to the message of its failure, or to nothing where it passes. */
async function failureOf({ id, run }: UnitTest): Promise<string | undefined> {
  const start = performance.now();
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    durations.set(id, performance.now() - start);
  }
}

/** The tests that are likely to find a mutant soon come first: the file's own, then the quick ones. */
function inOrder(tests: readonly UnitTest[], file: string): UnitTest[] {
  const own = file.replace('/src/', '/__tests__/unit/').replace(/\.ts$/, '.test.ts');
  const rank = ({ id, file: testFile }: UnitTest) => (testFile === own ? -1 : (durations.get(id) ?? 0));
  const ranked = tests.map((test) => ({ test, rank: rank(test) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ test }) => test);
}

/**
 * Runs the tests of `src/model` in its own process. Stryker's runner for Jest starts Jest anew for each mutant, which
 * costs a second and a half. These functions are pure and their tests need no setup, so here a mutant costs the
 * loading of the files that import it, which leaves no state of the mutant before, and the calls of their tests.
 */
function unitTestRunner(): TestRunner {
  let tests: UnitTest[] = [];
  let imports: Imports = new Map();
  let previous: string | undefined;

  /** Loads again what imports a file, and what may still hold the mutant before; returns the tests of the file. */
  function reload(file: string): UnitTest[] {
    const dependents = dependentsOf(file, imports);
    const held = previous === undefined || previous === file ? [] : dependentsOf(previous, imports);
    previous = file;
    for (const name of [...dependents, ...held]) delete load.cache[name];
    return collectTests(
      testFiles().filter((name) => dependents.has(name)),
      load,
    );
  }

  /** A static mutant is met while files load, any other only while tests run. */
  function reloadFor({ activeMutant, mutantActivation, sandboxFileName }: MutantRunOptions): UnitTest[] {
    context.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const found = reload(sandboxFileName);
    context.activeMutant = activeMutant.id;
    return inOrder(found, sandboxFileName);
  }

  async function mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { testFilter, hitLimit, disableBail } = options;
    context.hitLimit = hitLimit;
    context.hitCount = hitLimit === undefined ? undefined : 0;
    let found: UnitTest[];
    try {
      found = reloadFor(options);
    } catch (error) {
      return { status: MutantRunStatus.Error, errorMessage: String(error) };
    }
    const wanted = testFilter && new Set(testFilter);
    const killedBy: string[] = [];
    let failureMessage = '';
    let nrOfTests = 0;
    for (const test of found) {
      if (wanted?.has(test.id) === false) continue;
      nrOfTests += 1;
      const failure = await failureOf(test);
      const limit = determineHitLimitReached(context.hitCount, hitLimit);
      if (limit) return { status: MutantRunStatus.Timeout, reason: limit.reason };
      if (failure === undefined) continue;
      killedBy.push(test.id);
      failureMessage ||= failure;
      if (!disableBail) break;
    }
    return killedBy.length > 0
      ? { status: MutantRunStatus.Killed, killedBy, failureMessage, nrOfTests }
      : { status: MutantRunStatus.Survived, nrOfTests };
  }

  async function dryRun(): Promise<DryRunResult> {
    const results: TestResult[] = [];
    for (const test of tests) {
      context.currentTestId = test.id;
      const failureMessage = await failureOf(test);
      const timeSpentMs = durations.get(test.id) ?? 0;
      const result = { id: test.id, name: test.id, fileName: test.file, timeSpentMs };
      results.push(
        failureMessage === undefined
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage },
      );
    }
    context.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: context.mutantCoverage };
  }

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => {
      tests = collectTests(testFiles(), load);
      imports = loadedImports();
      return Promise.resolve();
    },
    dryRun,
    mutantRun,
  };
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'unit', unitTestRunner)];
