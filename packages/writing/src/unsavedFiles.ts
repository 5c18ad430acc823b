import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What git says of a file: as committed, changed since, or in no commit at all. */
type SavedState = 'committed' | 'changed' | 'untracked';

/**
 * What git says of files of a folder, by absolute path. Outside a repository every file is untracked.
 * A change that has been added to the next commit counts as committed, for git keeps it.
 */
export function savedStates(folder: string, files: readonly string[]): Map<string, SavedState> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const states = new Map<string, SavedState>(files.map((file) => [file, 'untracked']));
  try {
    const named = (names: string) =>
      names
        .split('\0')
        .filter((name) => name !== '')
        .map((name) => path.join(folder, name));
    for (const file of named(git('ls-files', '-z', '--', '.'))) if (states.has(file)) states.set(file, 'committed');
    for (const file of named(git('diff', '--name-only', '--relative', '-z', '--', '.')))
      if (states.has(file)) states.set(file, 'changed');
  } catch {
    // No git, or no repository: nothing is saved anywhere else.
  }
  return states;
}
