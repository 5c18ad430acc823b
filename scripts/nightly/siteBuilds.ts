import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { differencesOf } from './differences';
import type { ProjectCopy } from '../lib/projectCopy';
import { capture, type Captured } from '../lib/run';

/** Output of a build for readers and servers. */
const MADE = ['public', 'deploy'];
/** Output and caches. */
const KEPT = ['.cache', 'build-cache', ...MADE];

export const contentOf = ({ folder }: ProjectCopy) => path.join(folder, 'content');

/** The variables of commands of a copy. */
export const environmentOf = (copy: ProjectCopy) => ({
  CI: 'true',
  SITE_CONTENT: contentOf(copy),
  BUILD_CACHE: path.join(copy.folder, 'build-cache'),
});

/** Builds the site of a folder; kills all processes of the build after `killAfter` seconds. */
export async function build(
  copy: ProjectCopy,
  killAfter?: number,
  variables: Record<string, string> = {},
): Promise<Captured & { seconds: number }> {
  const start = performance.now();
  const env = { ...environmentOf(copy), ...variables };
  const { pid, ended } = capture(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], copy.folder, env, true);
  const kill = () => pid !== undefined && process.kill(-pid, 'SIGKILL');
  const timer = killAfter === undefined ? undefined : setTimeout(kill, killAfter * 1000);
  const captured = await ended.finally(() => clearTimeout(timer));
  return { ...captured, seconds: (performance.now() - start) / 1000 };
}

/** Commits the content at a fixed time, so that builds have equal dates. */
export function commit(copy: ProjectCopy, message: string): void {
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
export async function differencesFromClean(copy: ProjectCopy): Promise<string[]> {
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
