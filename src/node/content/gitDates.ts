import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Enough for the log of a large repository, in bytes. */
const LOG_LIMIT = 256 * 1024 * 1024;

/** When a file was first and last committed, as ISO 8601. */
export interface GitDates {
  added: string;
  changed: string;
}

/** What a commit did to a file; `from` is set where it was moved. */
interface LogEntry {
  file: string;
  from: string | undefined;
  /** Names of its text before and after, which are one where it is the same. */
  blobs: readonly [before: string, after: string];
}

interface LogCommit {
  date: string;
  entries: LogEntry[];
}

/** Begins the date of a commit: no name of a file begins so, and no status. */
const MARK = '\x01';

/**
 * Reads a log of `--format=%x01%cI --raw --no-abbrev -z`: the date of each commit, then what it did to which file. Parts
 * end with a zero byte, so that a name may have any sign.
 */
function parseLog(log: string): LogCommit[] {
  const commits: LogCommit[] = [];
  const parts = log.split('\0').values();
  const next = () => String(parts.next().value ?? '');
  for (const part of parts) {
    // Git ends the line of the date before the first status.
    const [first = '', status = first] = part.split('\n');
    if (first.startsWith(MARK)) commits.push({ date: first.slice(1), entries: [] });
    const [, before = '', after = '', kind] = /^:\d+ \d+ (\w+) (\w+) ([A-Z])\d*$/.exec(status) ?? [];
    if (kind === undefined) continue;
    const from = kind === 'R' || kind === 'C' ? next() : undefined;
    const entry = { file: next(), from: kind === 'R' ? from : undefined, blobs: [before, after] as const };
    commits[commits.length - 1]?.entries.push(entry);
  }
  return commits;
}

/** `aliases` of a front matter, on its line or as a list below. */
const ALIASES = /^aliases:.*\n(?:[ \t]*- .*\n)*/m;
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
/** The folder of a file that a text leads to by a relative path. */
const RELATIVE_FOLDER = /(?<=\]\(|["'])\.{1,2}\/(?:[^\s)"'#]*\/)?/g;

/** Where a link leads within the site, as `[text](/docs/page#part)` or `[name]: ./page.mdx`; an image has a "!" before. */
const LINK_TARGET = /(?<=(?<!!)\[[^\]]*\]\(|^\[[^\]^][^\]]*\]: )(?![a-z][a-z\d+.-]*:|\/\/)[^\s)]*/gim;
/** The address of another page in a front matter: `affects: [/docs/page]`. */
const NAMED_PAGE = /(?<=[\s[,"'])\/[^\s,\]"']+/g;

/**
 * A text without what a move changes in it and in those that lead to it: the addresses of pages, and where other files
 * are from there. What readers read is all there.
 */
const withoutPlaces = (text: string) =>
  text
    .replace(FRONT_MATTER, (frontMatter) => frontMatter.replace(ALIASES, '').replace(NAMED_PAGE, ''))
    .replace(LINK_TARGET, '')
    .replace(RELATIVE_FOLDER, '');

/** Reads the texts of an answer of `git cat-file --batch`: each has its name, type and bytes before it. */
function parseBlobs(answer: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at);
    const [name = '', , size] = answer.toString('utf8', at, end).split(' ');
    const start = end + 1;
    // "missing" has no size: the text is not in this copy of the repository.
    at = size === undefined ? start : start + Number(size) + 1;
    texts.set(name, size === undefined ? name : answer.toString('utf8', start, at - 1));
  }
  return texts;
}

/** True for the text of a page that was there before and is there after. */
const isRewritten = ({ file, blobs: [before, after] }: LogEntry) =>
  file.endsWith('.mdx') && !/^0+$/.test(before) && !/^0+$/.test(after);

/**
 * The times of the first and the last commit of each file, by its name now. The log goes back in time. A move is seen
 * through: what a file was called before is its history too, and a move alone changes neither it nor those that lead
 * to it.
 */
function datesInLog(commits: readonly LogCommit[], textOf: (blob: string) => string): Map<string, GitDates> {
  const dates = new Map<string, GitDates>();
  /** What a file of a name is called now. */
  const names = new Map<string, string>();
  const isSame = (entry: LogEntry) => {
    const [before, after] = entry.blobs;
    return before === after || (isRewritten(entry) && withoutPlaces(textOf(before)) === withoutPlaces(textOf(after)));
  };
  for (const { date, entries } of commits) {
    const named = entries.map((entry) => ({ ...entry, now: names.get(entry.file) ?? entry.file }));
    for (const { now, ...entry } of named) {
      const known = dates.get(now)?.changed;
      if (known !== undefined || !isSame(entry)) dates.set(now, { added: date, changed: known ?? date });
    }
    for (const { file, from } of named) if (from !== undefined) names.delete(file);
    for (const { from, now } of named) if (from !== undefined) names.set(from, now);
  }
  return dates;
}

/** True in a repository: looking for its folder costs a hundredth of asking git. */
function isInRepository(folder: string): boolean {
  const above = path.dirname(folder);
  return existsSync(path.join(folder, '.git')) || (above !== folder && isInRepository(above));
}

/** Settings of a repository can name programs that git starts. The folder may be from a stranger, so none of them runs. */
const WITHOUT_PROGRAMS = ['-c', 'log.showSignature=false', '-c', 'core.fsmonitor=false', '--no-pager'];
/** Git fetches what a partial copy lacks, by a program that the settings name, too. */
const WITHOUT_FETCH = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

const runGit = (folder: string, args: readonly string[], input = '') =>
  execFileSync('git', ['-C', folder, ...WITHOUT_PROGRAMS, ...args], {
    input,
    maxBuffer: LOG_LIMIT,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...WITHOUT_FETCH },
  });

/**
 * The times of the first and the last commit of each file under a folder, by absolute path. Empty outside a
 * repository or without git. The log of the whole repository is read, since files may have been moved into the folder.
 */
export function readGitDates(folder: string): Map<string, GitDates> {
  if (!isInRepository(folder)) return new Map();
  const git = (args: readonly string[], input?: string) => runGit(folder, args, input);
  try {
    const root = git(['rev-parse', '--show-toplevel']).toString('utf8').trim();
    const log = git(['log', `--format=${MARK}%cI`, '--raw', '--no-abbrev', '--find-renames', '-z']);
    const commits = parseLog(log.toString('utf8'));
    const texts = new Map<string, string>();
    const missing = new Set<string>();
    const textOf = (blob: string) => {
      if (!texts.has(blob)) missing.add(blob);
      return texts.get(blob) ?? blob;
    };
    let found = datesInLog(commits, textOf);
    // Only the last changes of pages are looked at, and those before them where the last ones have changed nothing.
    while (missing.size > 0) {
      for (const [name, text] of parseBlobs(git(['cat-file', '--batch'], [...missing].join('\n'))))
        texts.set(name, text);
      missing.clear();
      found = datesInLog(commits, textOf);
    }
    const dates = [...found].map(([name, each]) => [path.join(root, name), each] as const);
    return new Map(dates.filter(([file]) => file.startsWith(folder + path.sep)));
  } catch {
    return new Map();
  }
}

let kept: { folder: string; dates: ReadonlyMap<string, GitDates> } | undefined;

/** Returns the times as they were when the process first asked, so that pages and what is made of them agree. */
export function gitDatesOnce(folder: string): ReadonlyMap<string, GitDates> {
  if (kept?.folder !== folder) kept = { folder, dates: readGitDates(folder) };
  return kept.dates;
}

/** When a file was first and last committed; a file that is in no commit yet is as old as itself. */
export function datesOf(file: string, dates: ReadonlyMap<string, GitDates>): GitDates {
  const found = dates.get(file);
  if (found !== undefined) return found;
  const time = statSync(file).mtime.toISOString();
  return { added: time, changed: time };
}
