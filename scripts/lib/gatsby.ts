import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../../src/node/schema/siteSchema';
import { run } from './run';

/** Disables Gatsby's telemetry and update check. */
const GATSBY_ENV = {
  GATSBY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // Shows progress on a terminal; writes plain lines to files.
  ...(process.stdout.isTTY ? {} : { CI: 'true' }),
  // The C allocator caches freed memory per thread: up to 150 MB in a build with twenty threads.
  MALLOC_ARENA_MAX: '2',
  // Image and compression threads in addition to those for file access.
  UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
};

/** V8's largest young generation in MB: with the default of 16, a tenth of the bundler's time is garbage collection. */
const YOUNG_SPACE = '--max-semi-space-size=32';

/** Heap growth in percent before garbage collection: by V8's default, half of a build's memory was garbage. */
const OLD_SPACE = '--heap-growing-percent=40';

/** Threads of V8, beside the main thread: its default of 4 made two cores take turns, for a tenth of a build's CPU time. */
const POOL = `--v8-pool-size=${Math.min(4, Math.max(1, availableParallelism() - 1))}`;

/** A build's first memory in MB: V8 starts with 1, and took 7.1 s instead of 4.6 to collect the garbage of 100 pages. */
const FIRST_SPACE = ['--min-semi-space-size=16', '--initial-old-space-size=300'];

/** Replaces Gatsby modules by faster ones in all its processes. The output is the same without them. */
const FASTER = 'packages/gatsby-faster/src/load.mjs';

/** Returns whether the faster modules are there and fit the installed Gatsby; says so where they do not. */
function hasFaster(): boolean {
  if (!existsSync(FASTER)) return false;
  const read = (folder: string) =>
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string; testedWith?: string };
  const { version } = read('node_modules/gatsby');
  const { testedWith } = read('packages/gatsby-faster');
  if (version === testedWith) return true;
  console.warn(
    `packages/gatsby-faster was tested with Gatsby ${testedWith}, and ${version} is installed: the build goes on without it, and takes longer.\n` +
      `Install ${testedWith}, or run "npm run test:nightly -- plain" and write ${version} into packages/gatsby-faster/package.json.`,
  );
  return false;
}

const start = (args: readonly string[], env: Record<string, string | undefined> = {}) =>
  run(process.execPath, [OLD_SPACE, POOL, ...args], {
    ...GATSBY_ENV,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, YOUNG_SPACE].filter(Boolean).join(' '),
    ...env,
  });

const program = () => path.resolve('node_modules/gatsby/cli.js');
const faster = () => pathToFileURL(path.resolve(FASTER)).href;

/** Runs Gatsby's program directly instead of by npx. */
export const runGatsby = (args: readonly string[], env?: Record<string, string | undefined>): Promise<number> =>
  start([...(hasFaster() ? ['--import', faster()] : []), program(), ...args], env);

/** The argument of `scripts/build.ts` in Gatsby's process. */
export const HERE = 'here';

/** Runs a build in a process of its own, which may lack memory. */
export const runBuild = (): Promise<number> =>
  start([...FIRST_SPACE, 'scripts/run.mjs', 'scripts/build.ts', HERE], { NODE_ENV: 'production' });

/**
 * Starts Gatsby's build in this process: with the path prefix if the site has one, and with its bundler.
 * @param files the modules of the site's files, by name
 */
export async function startBuild(
  { baseUrl, bundler }: Pick<Site, 'baseUrl' | 'bundler'>,
  files: Readonly<Record<string, object>>,
): Promise<void> {
  process.env.BUNDLER = bundler;
  // webpack's plugins, which Rspack replaces, would compile the schemas of their options.
  if (bundler === 'rspack') process.env.SKIP_VALIDATION = 'true';
  if (hasFaster()) {
    // Gatsby's workers get these options; they need less memory.
    process.execArgv.splice(0, Infinity, OLD_SPACE, POOL, '--import', faster());
    const { provideFiles } = (await import(faster())) as { provideFiles: (given: typeof files) => void };
    provideFiles(files);
  }
  // Reading the source maps of all of Gatsby takes seconds.
  process.setSourceMapsEnabled(false);
  process.argv.splice(1, Infinity, program(), 'build', ...(baseUrl === '/' ? [] : ['--prefix-paths']));
  createRequire(program())(program());
}
