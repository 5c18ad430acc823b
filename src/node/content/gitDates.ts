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

/** What a commit did to a file; `from` is set where it was moved, `isSame` where it was moved as it was. */
interface LogEntry {
  file: string;
  from: string | undefined;
  isSame: boolean;
}

interface LogCommit {
  date: string;
  entries: LogEntry[];
}

/** Begins the date of a commit: no name of a file begins so, and no status. */
const MARK = '\x01';

/**
 * Reads a log of `--format=%x01%cI --name-status -z`: the date of each commit, then what it did to which file. Parts end
 * with a zero byte, so that a name may have any sign.
 */
export function parseLog(log: string): LogCommit[] {
  const commits: LogCommit[] = [];
  const parts = log.split('\0').values();
  const next = () => String(parts.next().value ?? '');
  for (const part of parts) {
    // Git ends the line of the date before the first status.
    const [first = '', status = first] = part.split('\n');
    if (first.startsWith(MARK)) commits.push({ date: first.slice(1), entries: [] });
    if (!/^[A-Z]\d*$/.test(status)) continue;
    const from = /^[RC]/.test(status) ? next() : undefined;
    const file = next();
    const isMove = status.startsWith('R');
    commits[commits.length - 1]?.entries.push({ file, from: isMove ? from : undefined, isSame: status === 'R100' });
  }
  return commits;
}

/**
 * The times of the first and the last commit of each file, by its name now. The log goes back in time. A move is seen
 * through: what a file was called before is its history too, and to move it as it is does not change it.
 */
export function datesInLog(commits: readonly LogCommit[]): Map<string, GitDates> {
  const dates = new Map<string, GitDates>();
  /** What a file of a name is called now. */
  const names = new Map<string, string>();
  for (const { date, entries } of commits) {
    const named = entries.map((entry) => ({ ...entry, now: names.get(entry.file) ?? entry.file }));
    for (const { now, isSame } of named) {
      const known = dates.get(now)?.changed;
      if (!isSame || known !== undefined) dates.set(now, { added: date, changed: known ?? date });
    }
    for (const { file, from } of named) if (from !== undefined) names.delete(file);
    for (const { from, now } of named) if (from !== undefined) names.set(from, now);
  }
  return dates;
}

/**
 * The times of the first and the last commit of each file under a folder, by absolute path. Empty outside a
 * repository or without git. The log of the whole repository is read, since files may have been moved into the folder.
 */
export function readGitDates(folder: string): Map<string, GitDates> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: LOG_LIMIT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const root = git('rev-parse', '--show-toplevel').trim();
    const log = git('log', `--format=${MARK}%cI`, '--name-status', '--find-renames', '-z');
    const dates = [...datesInLog(parseLog(log))].map(([name, found]) => [path.join(root, name), found] as const);
    return new Map(dates.filter(([file]) => file.startsWith(folder + path.sep)));
  } catch {
    return new Map();
  }
}

/** When a file was first and last committed; a file that is in no commit yet is as old as itself. */
export function datesOf(file: string, dates: ReadonlyMap<string, GitDates>): GitDates {
  const found = dates.get(file);
  if (found !== undefined) return found;
  const time = statSync(file).mtime.toISOString();
  return { added: time, changed: time };
}
