import { statSync } from 'node:fs';
import { relative } from 'node:path';
import jestConfig from '../../jest.config';
import { scoreLine, scoreOfAll, scoresOfFolders } from './scores';

/** Minimum scores in per cent: overall, and per folder. */
const LEAST_OF_ALL = 85;
const LEAST_OF_FOLDER = 80;

const OUTPUT = '.stryker';
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

const filesOf = (path: string) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path);

/** `npm run mutate -w tools/mutation [-- path…]`: shows which changes of the code of `src/model` no test notices. */
async function testMutation(paths: string[]): Promise<void> {
  // A dynamic import, because this project is CommonJS and the package is an ES module.
  const { Stryker } = await import('@stryker-mutator/core');
  const [nodeProject] = jestConfig.projects ?? [];
  if (typeof nodeProject !== 'object') throw new Error('jest.config.ts has no project.');
  const mutants = await new Stryker({
    mutate: (paths.length === 0 ? ['src/model'] : paths).map(filesOf),
    testRunner: 'jest',
    jest: { projectType: 'custom', config: { projects: [{ ...nodeProject, testMatch: [TESTS] }] } },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 10_000,
    tempDirName: `${OUTPUT}/sandbox`,
    ignorePatterns: [...NOT_COPIED.map((name) => `/${name}`), '/__tests__/e2e'],
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `${OUTPUT}/mutation.json` },
    htmlReporter: { fileName: `${OUTPUT}/mutation.html` },
  }).runMutationTest();

  const tried = mutants.map(({ fileName, status }) => ({ fileName: relative('.', fileName), status }));
  const all = scoreOfAll(tried);
  const leastOfAll = paths.length === 0 ? LEAST_OF_ALL : LEAST_OF_FOLDER;
  const folders = scoresOfFolders(tried);
  console.log(['', ...folders.map((folder) => scoreLine(folder, LEAST_OF_FOLDER))].join('\n'));
  console.log(scoreLine(all, leastOfAll));
  const isFine = all.percent >= leastOfAll && folders.every(({ percent }) => percent >= LEAST_OF_FOLDER);
  process.exitCode = isFine ? 0 : 1;
}

void testMutation(process.argv.slice(2));
