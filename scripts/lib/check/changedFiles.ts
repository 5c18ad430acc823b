import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { UsageError } from './checkArguments';

/** The files of a folder that differ from the last commit, new ones included, as absolute paths. */
export function changedFiles(folder: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const tracked = git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD', '--', '.');
    const added = git('ls-files', '--others', '--exclude-standard', '--full-name', '-z', '--', '.');
    return `${tracked}${added}`
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => path.join(root, name));
  } catch (error) {
    throw new UsageError(`--changed asks Git, and ${folder} is in no repository with a commit.`, { cause: error });
  }
}
