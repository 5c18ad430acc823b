import { build } from 'esbuild';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is read of Jest's configuration of a run. */
interface Run {
  readonly rootDir: string;
  readonly watch: boolean;
  readonly watchAll: boolean;
  readonly collectCoverage: boolean;
  readonly testPathPatterns: { toExecutor(options: { rootDir: string }): { isMatch(file: string): boolean } };
}

/** Such a test puts something in the place of modules or loads one twice, so it has to load each by itself. */
const LOADS_BY_MODULE = /\bjest\.(mock|doMock|isolateModules|isolateModulesAsync|resetModules)\(/;

const testsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** The scripts of tests with all that they import of the project, and their source maps. */
async function bundle(entryPoints: string[], rootDir: string) {
  const { outputFiles } = await build({
    absWorkingDir: rootDir,
    entryPoints,
    outdir: rootDir,
    outbase: rootDir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    // Jest can require packages of ES modules, but not import them.
    supported: { 'dynamic-import': false },
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    logLevel: 'error',
  });
  return outputFiles;
}

/** Beside its place first: of runs at the same time each finds a whole file. */
function write(file: string, contents: Uint8Array): void {
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/**
 * Jest's `globalSetup`: bundles the tests that a run may need, all at once, for `transform.mjs`. While Jest watches it
 * would keep a bundle for as long as the test itself does not change, so there are none then; nor where coverage is
 * counted by file.
 */
export default async function bundleTests(run: Run, { cacheDirectory }: { cacheDirectory: string }): Promise<void> {
  const { rootDir } = run;
  const folder = path.join(cacheDirectory, 'test-bundles');
  if (run.watch || run.watchAll || run.collectCoverage) return;
  const wanted = run.testPathPatterns.toExecutor({ rootDir });
  const tests = ['__tests__', 'content/components']
    .flatMap((name) => testsIn(path.join(rootDir, name)))
    .filter((file) => wanted.isMatch(file));
  const isBundled = (file: string) => !LOADS_BY_MODULE.test(readFileSync(file, 'utf8'));
  const placeOf = (file: string) => path.join(folder, path.relative(rootDir, file));
  for (const file of tests.filter((each) => !isBundled(each)))
    rmSync(placeOf(file).replace(/\.tsx?$/, '.js'), { force: true });
  const files = await bundle(tests.filter(isBundled), rootDir);
  for (const { path: file, contents } of files) write(placeOf(file), contents);
  // Workers begin after this, with a copy of the environment.
  process.env.TEST_BUNDLES = folder;
}
