import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** Enough for the log of a large repository, in bytes. */
const LOG_LIMIT = 256 * 1024 * 1024;

/** When a file was first and last committed, as ISO 8601. */
export interface GitDates {
  added: string;
  changed: string;
}

/**
 * The times of the first and the last commit of each file under a folder, by absolute path. Empty outside a
 * repository or without git.
 */
export function readGitDates(folder: string): Map<string, GitDates> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      maxBuffer: LOG_LIMIT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, GitDates>();
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git('log', '--format=%x00%cI', '--name-only', '--', '.').split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line !== '') {
        // The log goes back in time, so what is read later was earlier.
        const file = path.join(root, line);
        dates.set(file, { added: date, changed: dates.get(file)?.changed ?? date });
      }
    }
  } catch {
    return new Map();
  }
  return dates;
}

/** When a file was first and last committed; a file that is in no commit yet is as old as itself. */
export function datesOf(file: string, dates: ReadonlyMap<string, GitDates>): GitDates {
  const found = dates.get(file);
  if (found !== undefined) return found;
  const time = statSync(file).mtime.toISOString();
  return { added: time, changed: time };
}
