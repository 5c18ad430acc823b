import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Enough for the log of a large repository, in bytes. */
const LOG_LIMIT = 256 * 1024 * 1024;

/**
 * The time of the last commit of each file under a folder, by absolute path, as ISO 8601. Empty outside a
 * repository or without git.
 */
export function readGitDates(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      maxBuffer: LOG_LIMIT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const dates = new Map<string, string>();
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    let date = '';
    for (const line of git('log', '--format=%x00%cI', '--name-only', '--', '.').split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1);
      else if (line !== '' && !dates.has(path.join(root, line))) dates.set(path.join(root, line), date);
    }
  } catch {
    return new Map();
  }
  return dates;
}
