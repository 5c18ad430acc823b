import { childEnvironment } from '../environment';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Enough for the log of a large repository, in bytes. */
const LOG_LIMIT = 256 * 1024 * 1024;

/** When a file was first and last committed, as ISO 8601; undefined where the history does not say. */
export interface GitDates {
  added: string | undefined;
  changed: string | undefined;
}

/** What a commit did to a file; `from` is set where the file was moved. */
interface LogEntry {
  file: string;
  from: string | undefined;
  /** Git names of the file's text before and after; the same where the text did not change. */
  blobs: readonly [before: string, after: string];
}

interface LogCommit {
  /** Undefined for the last commit of a shallow clone, which seems to add every file. */
  date: string | undefined;
  entries: LogEntry[];
}

/** Starts the date of a commit. No file name or status starts with it. */
const RECORD_START = '\x01';

/** Parses a log of `--format=%x01%cI %P --raw --no-abbrev -z`: the date and parents of a commit, then its changes. */
function parseLog(log: string, isShallow: boolean): LogCommit[] {
  const commits: LogCommit[] = [];
  const parts = log.split('\0').values();
  const next = () => String(parts.next().value ?? '');
  for (const part of parts) {
    // Git puts a line break between the date and the first status.
    const [first = '', status = first] = part.split('\n');
    const [date, parent = ''] = first.slice(1).split(' ');
    if (first.startsWith(RECORD_START))
      commits.push({ date: isShallow && parent === '' ? undefined : date, entries: [] });
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
/** The folder in a relative path to another file. */
const RELATIVE_FOLDER = /(?<=\]\(|["'])\.{1,2}\/(?:[^\s)"'#]*\/)?/g;

/** An internal link target, as in `[text](/docs/page#part)` or `[name]: ./page.mdx`, but not of an image. */
const LINK_TARGET = /(?<=(?<!!)\[[^\]]*\]\(|^\[[^\]^][^\]]*\]: )(?![a-z][a-z\d+.-]*:|\/\/)[^\s)]*/gim;
/** The address of another page in a front matter: `affects: [/docs/page]`. */
const NAMED_PAGE = /(?<=[\s[,"'])\/[^\s,\]"']+/g;

/** Removes from a text what a move of pages changes: the addresses of pages and the relative folders. */
const withoutPlaces = (text: string) =>
  text
    .replace(FRONT_MATTER, (frontMatter) => frontMatter.replace(ALIASES, '').replace(NAMED_PAGE, ''))
    .replace(LINK_TARGET, '')
    .replace(RELATIVE_FOLDER, '');

/** Parses the output of `git cat-file --batch`: name, type and size, then the text. */
function parseBlobs(answer: Buffer): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < answer.length;) {
    const end = answer.indexOf('\n', at);
    const [name = '', , size] = answer.toString('utf8', at, end).split(' ');
    const start = end + 1;
    // "missing" has no size: this clone of the repository lacks the text.
    at = size === undefined ? start : start + Number(size) + 1;
    texts.set(name, size === undefined ? name : answer.toString('utf8', start, at - 1));
  }
  return texts;
}

/** True for a page that exists before and after the commit. */
const isRewritten = ({ file, blobs: [before, after] }: LogEntry) =>
  file.endsWith('.mdx') && !/^0+$/.test(before) && !/^0+$/.test(after);

/** Returns the times of each file's first and last commit, by its current name. A mere move counts as no change. */
function datesInLog(commits: readonly LogCommit[], textOf: (blob: string) => string): Map<string, GitDates> {
  const dates = new Map<string, GitDates>();
  /** The current name of each earlier name. */
  const names = new Map<string, string>();
  const isSame = (entry: LogEntry) => {
    const [before, after] = entry.blobs;
    return before === after || (isRewritten(entry) && withoutPlaces(textOf(before)) === withoutPlaces(textOf(after)));
  };
  for (const { date, entries } of commits) {
    const named = entries.map((entry) => ({ ...entry, now: names.get(entry.file) ?? entry.file }));
    for (const { now, ...entry } of named) {
      const later = dates.get(now);
      if (later !== undefined || !isSame(entry)) dates.set(now, { added: date, changed: later?.changed ?? date });
    }
    for (const { file, from } of named) if (from !== undefined) names.delete(file);
    for (const { from, now } of named) if (from !== undefined) names.set(from, now);
  }
  return dates;
}

/** Returns the folder of the repository; undefined outside one. A hundred times faster than running git. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const above = path.dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

/** A repository's settings can name programs that git starts. The folder may be from a stranger: disable all. */
const WITHOUT_PROGRAMS = ['-c', 'log.showSignature=false', '-c', 'core.fsmonitor=false', '--no-pager'];
/** Git fetches missing objects of a partial clone by a program that the settings name, too. */
const WITHOUT_FETCH = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

const argumentsOf = (folder: string, args: readonly string[]) => ['-C', folder, ...WITHOUT_PROGRAMS, ...args];
const optionsOf = (env: Record<string, string> = {}) => ({
  maxBuffer: LOG_LIMIT,
  env: childEnvironment({ ...WITHOUT_FETCH, ...env }),
});

export const runGit = (folder: string, args: readonly string[], input = '', env: Record<string, string> = {}) =>
  execFileSync('git', argumentsOf(folder, args), { input, stdio: 'pipe', ...optionsOf(env) });

/** Runs git; undefined where it fails. */
function tryGit(...question: Parameters<typeof runGit>): Buffer | undefined {
  try {
    return runGit(...question);
  } catch {
    return undefined;
  }
}

/** Runs git beside this process. */
const tryGitAside = (folder: string, args: readonly string[], input = '') =>
  new Promise<Buffer | undefined>((resolve) => {
    const options = { ...optionsOf(), encoding: 'buffer' as const };
    const { stdin } = execFile('git', argumentsOf(folder, args), options, (error, answer) =>
      resolve(error === null ? answer : undefined),
    );
    // Git's end without reading its input is the error above.
    stdin?.on('error', () => undefined).end(input);
  });

/** A repository whose history git can read, or why it cannot: an error code of Node.js, or git's message. */
type Repository = { root: string; isShallow: boolean } | { root: string; error: string };

/** Asks git for the repository of a folder; undefined outside one. */
export function readRepository(folder: string): Repository | undefined {
  const root = repositoryOf(folder);
  if (root === undefined) return undefined;
  try {
    const answer = runGit(folder, ['rev-parse', '--is-shallow-repository', '--show-toplevel']).toString('utf8');
    const end = answer.indexOf('\n');
    return { root: answer.slice(end + 1).trim(), isShallow: answer.slice(0, end) === 'true' };
  } catch (thrown) {
    const { code, stderr = '' } = thrown as { code?: string; stderr?: Buffer | string };
    return { root, error: code ?? (String(stderr).split('\n', 1)[0] || String(thrown)) };
  }
}

const hasCommits = (folder: string): boolean =>
  (tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])?.length ?? 0) > 0;

/** Commit times of files by absolute path; undefined where git fails, so that nothing is known of any file. */
export type DatesByFile = ReadonlyMap<string, GitDates> | undefined;

/** Arguments of git and its input. */
type Question = readonly [args: readonly string[], input?: string];

/** Times of files, and of the last commit where git tells it. */
interface History {
  dates: DatesByFile;
  last?: string | undefined;
}

/** Returns the commit times of each file under a folder, by git's answers. Empty outside a repository. */
function* findDates(folder: string): Generator<Question, History, Buffer | undefined> {
  const repository = readRepository(folder);
  if (repository === undefined) return { dates: new Map() };
  if ('error' in repository) return { dates: undefined };
  const { root, isShallow } = repository;
  const log = yield [['log', `--format=${RECORD_START}%cI %P`, '--raw', '--no-abbrev', '--find-renames', '-z']];
  if (log === undefined) return { dates: hasCommits(folder) ? undefined : new Map() };
  const commits = parseLog(log.toString('utf8'), isShallow);
  const texts = new Map<string, string>();
  const missing = new Set<string>();
  const textOf = (blob: string) => {
    if (!texts.has(blob)) missing.add(blob);
    return texts.get(blob) ?? blob;
  };
  let found = datesInLog(commits, textOf);
  // Read only the texts of the last change of each page, and of earlier changes where the last one changed nothing.
  while (missing.size > 0) {
    const answer = yield [['cat-file', '--batch'], [...missing].join('\n')];
    if (answer === undefined) return { dates: undefined };
    for (const [name, text] of parseBlobs(answer)) texts.set(name, text);
    missing.clear();
    found = datesInLog(commits, textOf);
  }
  const dates = [...found].map(([name, each]) => [path.join(root, name), each] as const);
  return { dates: new Map(dates.filter(([file]) => file.startsWith(folder + path.sep))), last: commits[0]?.date };
}

/** Returns the commit times of each file under a folder. */
export function readGitDates(folder: string): DatesByFile {
  const reading = findDates(folder);
  let step = reading.next();
  while (!step.done) step = reading.next(tryGit(folder, ...step.value));
  return step.value.dates;
}

/** Returns the time of the last commit, so that each build of it is the same; outside a repository the current time. */
export function timeOfContent(folder: string): Date {
  const ask = () => tryGit(folder, ['log', '-1', '--format=%cI'])?.toString('utf8').trim();
  const last = atStart.get(folder)?.last ?? (repositoryOf(folder) && ask());
  return last === undefined ? new Date() : new Date(last);
}

const atStart = new Map<string, History>();

/** Reads the times for `gitDatesOnce` and `timeOfContent` beside this process's other work. */
export async function startGitDates(folder: string): Promise<void> {
  const reading = findDates(folder);
  let step = reading.next();
  while (!step.done) step = reading.next(await tryGitAside(folder, ...step.value));
  atStart.set(folder, step.value);
}

/** Returns the times of the first call in this process, so that all pages of a run agree. */
export function gitDatesOnce(folder: string): DatesByFile {
  if (!atStart.has(folder)) atStart.set(folder, { dates: readGitDates(folder) });
  return atStart.get(folder)?.dates;
}

export const changedOnDisk = (file: string): string => statSync(file).mtime.toISOString();

/** Returns the times of a file's first and last commit; for an uncommitted file, both are its last change on disk. */
export function datesOf(file: string, dates: DatesByFile): GitDates {
  if (dates === undefined) return { added: undefined, changed: undefined };
  const found = dates.get(file);
  if (found !== undefined) return found;
  const time = changedOnDisk(file);
  return { added: time, changed: time };
}
