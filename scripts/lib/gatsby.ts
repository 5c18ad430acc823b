import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteBaseUrl } from './project';
import { run } from './run';

/** Gatsby neither reports to its makers nor asks for newer versions. */
const GATSBY_ENV = {
  GATSBY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // Shows how far it has come where somebody sees it, and writes plain lines into files.
  ...(process.stdout.isTTY ? {} : { CI: 'true' }),
  // C's allocator keeps what was freed by thread, up to 150 MB of a build with some twenty threads.
  MALLOC_ARENA_MAX: '2',
  // Pictures and compression have threads of their own beside those that read files.
  UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
};

/**
 * Megabytes for what a process has just made. The bundler makes much at once: with Node's 16 a tenth of the time goes
 * into sorting out what of it is still needed.
 */
const YOUNG_SPACE = '--max-semi-space-size=32';

/**
 * Percent by which the heap may grow before its garbage is collected again. Left to itself V8 waits for up to four times
 * as much, where the machine has the memory: half of a build's memory was garbage.
 */
const OLD_SPACE = '--heap-growing-percent=40';

/** Replaces some of Gatsby's modules by faster ones, in all of its processes. The same site comes out without them. */
const FASTER = path.resolve('packages/gatsby-faster/src/load.mjs');

/** The path prefix is used whenever the site has one. */
export function gatsbyArguments(): string[] {
  return siteBaseUrl() === '/' ? [] : ['--prefix-paths'];
}

/** Runs a command of Gatsby's own program, without the wrapper that npx would be. */
export function runGatsby(args: readonly string[], env: Record<string, string | undefined> = {}): Promise<number> {
  const program = path.resolve('node_modules/gatsby/cli.js');
  const options = [process.env.NODE_OPTIONS, YOUNG_SPACE].filter(Boolean).join(' ');
  const faster = existsSync(FASTER) ? ['--import', pathToFileURL(FASTER).href] : [];
  return run(process.execPath, [OLD_SPACE, ...faster, program, ...args], {
    ...GATSBY_ENV,
    NODE_OPTIONS: options,
    ...env,
  });
}
