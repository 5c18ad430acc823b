import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import jestConfig from '../../jest.config';

/** Minimum scores in per cent: of everything, and of named folders. */
const LEAST_OF_ALL = 85;
const LEAST_OF_FOLDER = 80;

const OUTPUT = '.stryker';
/** Where `npm run mutate` installs Stryker: its 36 MB are for this command alone. */
const INSTALLED = path.resolve('node_modules/.cache/mutation/package.json');

/** The part of Stryker that is used here. */
interface Mutation {
  Stryker: new (options: Record<string, unknown>) => { runMutationTest: () => Promise<unknown> };
}

const TESTS = '<rootDir>/__tests__/unit/model/**/*.test.ts';

/** Folders that no test of `src/model` reads, which are not copied. */
const NOT_COPIED = [
  'package.json',
  'packages',
  'tools',
  'content',
  'static',
  'public',
  'deploy',
  '.cache',
  'test-results',
];

const filesOf = (file: string) => (statSync(file).isDirectory() ? `${file}/**/*.ts` : file);

/**
 * `npm run mutate -w tools/mutation [-- path…]`: shows which changes of the code of `src/model` no test notices
 *
 * Stryker prints the score of each folder, and sets the exit code.
 */
async function testMutation(paths: string[]): Promise<void> {
  // A dynamic import, because this project is CommonJS and the package is an ES module.
  const core = createRequire(INSTALLED).resolve('@stryker-mutator/core');
  const { Stryker } = (await import(pathToFileURL(core).href)) as Mutation;
  const [nodeProject] = jestConfig.projects ?? [];
  if (typeof nodeProject !== 'object') throw new Error('jest.config.ts has no project.');
  const least = paths.length === 0 ? LEAST_OF_ALL : LEAST_OF_FOLDER;
  await new Stryker({
    mutate: (paths.length === 0 ? ['src/model'] : paths).map(filesOf),
    testRunner: 'jest',
    jest: { projectType: 'custom', config: { projects: [{ ...nodeProject, testMatch: [TESTS] }] } },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    tempDirName: `${OUTPUT}/sandbox`,
    ignorePatterns: [...NOT_COPIED.map((name) => `/${name}`), '/__tests__/e2e'],
    thresholds: { high: LEAST_OF_ALL, low: LEAST_OF_FOLDER, break: least },
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: `${OUTPUT}/mutation.json` },
    htmlReporter: { fileName: `${OUTPUT}/mutation.html` },
  }).runMutationTest();
}

void testMutation(process.argv.slice(2));
