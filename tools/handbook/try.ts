import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../../scripts/lib/contentCommand';
import { capture } from '../../scripts/lib/run';
import { readPages } from './readPages';
import { stepsOf, trySteps, type RunCommand } from './steps';

/** The content that the pages start with: what `npx ohjekeskus init` gives an owner. */
const CONTENT = 'template/en/example';

/** The tag of a copy before any steps, and the folder of its caches. */
const START = 'start';
const CACHE = 'build-cache';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd });

/** Copies the tracked files of the project, with the content of a new site; links the packages. */
function copyForOwner(): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'help-centre-')));
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ':!content', ':!handbook/images'], { encoding: 'utf8' });
  for (const file of tracked.split('\0').filter((name) => name !== '' && existsSync(name)))
    cpSync(file, path.join(folder, file));
  cpSync(CONTENT, path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'Owner');
  git(folder, 'config', 'user.email', 'owner@example.com');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'start: add the site');
  git(folder, 'tag', START);
  return folder;
}

/** Undoes what the steps of a page did; caches stay. */
function reset(folder: string): void {
  git(folder, 'reset', '--quiet', '--hard', START);
  git(folder, 'clean', '--quiet', '-fdx', '--exclude', CACHE);
}

/** Runs commands as a shell does; the first that fails ends them. */
const runInShell: RunCommand = (command, folder) =>
  capture('bash', ['-ec', command], folder, { LANG: 'C.UTF-8', BUILD_CACHE: path.join(folder, CACHE), npm_config_loglevel: 'silent' }).ended;

/**
 * `npm run try -w tools/handbook [-- handbook/owning.md]`: does the marked steps of the handbook's pages, in a
 * copy of the project with the content of a new site.
 */
async function tryHandbook(names: readonly string[]): Promise<void> {
  const pages = readPages()
    .filter(({ file }) => names.length === 0 || names.includes(file))
    .map(({ file, text }) => ({ file, steps: stepsOf(text) }))
    .filter(({ steps }) => steps.length > 0);
  const waiting = [...pages];
  let failures = 0;
  const work = async (): Promise<void> => {
    const folder = copyForOwner();
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const start = performance.now();
      const problem = await trySteps(page.steps, folder, runInShell);
      reset(folder);
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`${page.file}: ${problem ?? `${page.steps.length} steps work`} (${seconds} s)`);
      failures += problem === undefined ? 0 : 1;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  // Most commands keep one core busy.
  await Promise.all(pages.slice(0, 2).map(work));
  process.exitCode = failures > 0 || pages.length === 0 ? 1 : 0;
}

runCommand(() => tryHandbook(process.argv.slice(2)));
