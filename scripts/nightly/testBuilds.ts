import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PLAIN } from '../../__tests__/support/testSites';
import { createRandom } from '../lib/random';
import { differencesOf } from './differences';
import { editAtRandom } from './edits';
import { copyProject, type ProjectCopy } from '../lib/projectCopy';
import { capture, type Captured } from '../lib/run';

/** Maximum number of reported differences per build. */
const MOST_TOLD = 12;
/** Output of a build for readers and servers. */
const MADE = ['public', 'deploy'];
/** Output and caches. */
const KEPT = ['.cache', 'build-cache', ...MADE];

const contentOf = ({ folder }: ProjectCopy) => path.join(folder, 'content');

/** Builds the site of a folder; kills all processes of the build after `killAfter` seconds. */
async function build(copy: ProjectCopy, killAfter?: number): Promise<Captured & { seconds: number }> {
  const start = performance.now();
  const env = { CI: 'true', SITE_CONTENT: contentOf(copy), BUILD_CACHE: path.join(copy.folder, 'build-cache') };
  const { pid, ended } = capture(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], copy.folder, env, true);
  const kill = () => pid !== undefined && process.kill(-pid, 'SIGKILL');
  const timer = killAfter === undefined ? undefined : setTimeout(kill, killAfter * 1000);
  const captured = await ended.finally(() => clearTimeout(timer));
  return { ...captured, seconds: (performance.now() - start) / 1000 };
}

/** Commits the content at a fixed time, so that builds have equal dates. */
function commit(copy: ProjectCopy, message: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2025-10-01T09:00:00Z', GIT_COMMITTER_DATE: '2025-10-01T09:00:00Z' };
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', contentOf(copy), '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      env,
      stdio: 'pipe',
    });
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
}

/** Returns the differences between incremental builds and a clean one at the same path, which hashes depend on. */
async function differencesFromClean(copy: ProjectCopy): Promise<string[]> {
  const aside = path.join(copy.folder, 'aside');
  mkdirSync(aside);
  const move = (name: string, from: string, to: string) => {
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name));
  };
  for (const name of KEPT) move(name, copy.folder, aside);
  const { code, output } = await build(copy);
  if (code !== 0) throw new Error(`The clean build failed:\n${output}`);
  const found = MADE.flatMap((name) => differencesOf(path.join(aside, name), path.join(copy.folder, name)));
  for (const name of KEPT) {
    rmSync(path.join(copy.folder, name), { recursive: true, force: true });
    move(name, aside, copy.folder);
  }
  rmSync(aside, { recursive: true });
  return found;
}

const OPTIONS = {
  edits: { type: 'string', default: '30' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
} as const;

function numberOf(name: keyof typeof OPTIONS): number {
  const number = Number(parseArgs({ options: OPTIONS }).values[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number: --${name} 5`);
  return number;
}

/**
 * Part `builds` of the nightly tests: edits a fixture site at random, builds it after each edit, kills some builds at a
 * random moment, and compares every output with a clean build.
 */
async function testBuilds(): Promise<void> {
  const [edits, kills, seed] = [numberOf('edits'), numberOf('kills'), numberOf('seed')];
  const random = createRandom(seed);
  const copy = copyProject();
  let failures = 0;
  try {
    mkdirSync(contentOf(copy), { recursive: true });
    PLAIN.write({ ...PLAIN, content: contentOf(copy), project: copy.folder });
    const first = await build(copy);
    if (first.code !== 0) throw new Error(`The first build failed:\n${first.output}`);
    let seconds = first.seconds;
    for (let number = 1; number <= edits + kills; number += 1) {
      const edit = editAtRandom(contentOf(copy), number, random);
      commit(copy, edit);
      const killed = number > edits ? random() * seconds : undefined;
      if (killed !== undefined) await build(copy, killed);
      const { code, output, seconds: taken } = await build(copy);
      if (code !== 0) throw new Error(`The build after ${edit} failed:\n${output}`);
      if (killed === undefined) seconds = taken;
      const found = await differencesFromClean(copy);
      const how = killed === undefined ? '' : `, killed after ${killed.toFixed(1)} s`;
      console.log(
        `${number}. ${edit}${how}: ${found.length === 0 ? 'as from nothing' : `${found.length} differences`}`,
      );
      if (found.length === 0) continue;
      failures += 1;
      console.log(
        found
          .slice(0, MOST_TOLD)
          .map((each) => `  ${each}`)
          .join('\n'),
      );
    }
  } finally {
    copy.remove();
  }
  console.log(`${edits + kills - failures} passed, ${failures} failed (seed ${seed}).`);
  process.exitCode = failures === 0 ? 0 : 1;
}

void testBuilds();
