import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { locatePath } from '../../../model/site/locale';
import { canonicalPath, safeDecode, splitAddress, withoutBase } from '../../../model/site/path';
import { REASONS, type FeedbackReason } from '../model/feedback';
import { addTo, createRanking, parseLine, readQuery, toldIn, type AskedQuery, type Counts } from './queryReport';

/** What a log says of a page in a month. */
export interface PageMonth {
  read: number;
  /** The queries from whose hits it was opened. */
  words: Counts;
  helped: number;
  notHelped: number;
  reasons: Counts;
  /** How often it was copied into an answer. */
  copied: number;
}

/** What logs say of the pages and queries of a site. */
export interface AnswersLog {
  /** Months (`2026-11`) by path. */
  pages: ReadonlyMap<string, ReadonlyMap<string, PageMonth>>;
  queries: AskedQuery[];
  /** Number of lines that are none of those that the site and its servers write. */
  unknown: number;
}

/** The addresses of a site. */
export interface LoggedSite {
  /** Paths of its pages, without locale. */
  paths: ReadonlySet<string>;
  codes: readonly string[];
  base: string;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** The month of lines without a day. */
const UNDATED = '–';
/** A line of an access log in nginx's format `combined`: a page that was answered. */
const REQUEST = /\[\d+\/(\w{3})\/(\d{4})[^\]]*\] "GET (\/\S*) HTTP[^"]*" (?:200|304) .*"([^"]*)"$/;
const ACCESS = /^\S+ \S+ \S+ \[/;
const ROBOT = /bot|crawl|spider|slurp|curl|wget|python|monitor/i;
/** Different values whose meaning is kept: most queries and addresses come again and again. */
const KEPT = 50_000;

/** Returns a function that keeps its latest results. */
function keeping<Value>(read: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, { value: Value }>();
  return (key) => {
    const found = kept.get(key) ?? { value: read(key) };
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
    return found.value;
  };
}

const newMonth = (): PageMonth => ({
  read: 0,
  words: new Map(),
  helped: 0,
  notHelped: 0,
  reasons: new Map(),
  copied: 0,
});

/** Counts the lines of logs: of the beacon, of answers, of queries, and of nginx. */
export function createAnswersLog({ paths, codes, base }: LoggedSite) {
  const [defaultCode = ''] = codes;
  const pages = new Map<string, Map<string, PageMonth>>();
  const ranking = createRanking();
  let unknown = 0;
  let isTold = false;
  /** Views in access logs by page and month, which count only where no beacon tells the views. */
  const requested = new Map<string, number>();

  const findPage = (address: string, isSitePath: boolean): string | undefined => {
    const pathname = safeDecode(splitAddress(address).pathname).replace(/index\.html$/, '');
    const path = withoutBase(pathname, base) ?? (isSitePath ? pathname : undefined);
    if (path === undefined) return undefined;
    const own = canonicalPath(locatePath(canonicalPath(path), codes, defaultCode).path);
    return paths.has(own) ? own : undefined;
  };
  const requestedPage = keeping((address) => findPage(address, false));
  /** Queries and answers name a page without the base path. */
  const namedPage = keeping((address) => findPage(address, true));
  const pageOf = (path: unknown) => (typeof path === 'string' ? namedPage(path) : undefined);
  const monthOf = (path: string, month: string): PageMonth => {
    const months = pages.get(path) ?? new Map<string, PageMonth>();
    const facts = months.get(month) ?? newMonth();
    pages.set(path, months.set(month, facts));
    return facts;
  };
  const queryOf = keeping((line) => readQuery(parseLine(line)));

  function addRequest(text: string): void {
    const [, name = '', year = '', address = '', agent = ''] = REQUEST.exec(text) ?? [];
    const path = address === '' || ROBOT.test(agent) ? undefined : requestedPage(address);
    const month = `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`;
    if (path !== undefined) requested.set(`${path} ${month}`, (requested.get(`${path} ${month}`) ?? 0) + 1);
  }

  function addMessage(outer: Record<string, unknown> | undefined): void {
    const line = toldIn(outer);
    if (line === undefined) return void (unknown += 1);
    const day = [outer?.day, outer?.time, line.day, line.time].find((each) => typeof each === 'string') ?? '';
    const month = /^\d{4}-\d{2}/.exec(String(day))?.[0] ?? UNDATED;
    if (typeof line.query === 'string') {
      const query = queryOf(JSON.stringify(line));
      if (query === undefined) return void (unknown += 1);
      if (query === null) return;
      ranking.add(query);
      const path = pageOf(query.opened);
      if (path !== undefined) addTo(monthOf(path, month).words, query.query);
      return;
    }
    const path = pageOf(line.path);
    if (line.type === 'view') {
      isTold = true;
      if (path !== undefined) monthOf(path, month).read += 1;
    } else if (line.type === 'copied') {
      if (path !== undefined) monthOf(path, month).copied += 1;
    } else if (typeof line.helpful === 'boolean') {
      if (path === undefined) return;
      const facts = monthOf(path, month);
      // A comment is a second record of the same answer, and comments may name people.
      if (REASONS.includes(line.reason as FeedbackReason)) addTo(facts.reasons, String(line.reason));
      else if (line.comment === '') facts[line.helpful ? 'helped' : 'notHelped'] += 1;
    } else if (line.type !== 'vital') unknown += 1;
  }

  return {
    add: (text: string): void => {
      if (text.startsWith('{')) addMessage(parseLine(text));
      else if (ACCESS.test(text)) addRequest(text);
      else if (text.trim() !== '') unknown += 1;
    },
    result: (): AnswersLog => {
      if (!isTold)
        for (const [key, count] of requested) {
          const [path = '', month = ''] = key.split(' ');
          monthOf(path, month).read += count;
        }
      return { pages, queries: ranking.ranked(), unknown };
    },
  };
}

/** Reads logs line by line, so that their size does not matter. */
export async function readAnswersLog(files: readonly string[], site: LoggedSite): Promise<AnswersLog> {
  const log = createAnswersLog(site);
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity }))
      log.add(line);
  return log.result();
}
