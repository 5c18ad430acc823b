import { wordsOf } from '../../../model/search/normalise';
import { loggedQuery, type LoggedQuery } from '../model/loggedQuery';

/** Texts with their counts, the most frequent first. */
type Counted = readonly (readonly [text: string, times: number])[];

/** A query of readers, with all its spellings. */
export interface AskedQuery {
  /** Its most frequent spelling. */
  query: string;
  locale: string;
  /** How often it was asked, how often it found nothing, and how often one of its hits was opened. */
  times: number;
  failures: number;
  opened: number;
  /** The queries that followed in the same search. */
  next: Counted;
  /** Pages that the search finally led to, also by later queries. */
  ledTo: Counted;
}

/** A line of a log that is not a query. */
interface LogError {
  line: number;
  message: string;
}

const LOCALE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const SITE_PATH = /^\/[^\s?#]*$/;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a line as the browser sends it; nginx embeds it in another line. */
function readLine(text: string): LoggedQuery | undefined {
  const outer = parse(text);
  const line = typeof outer?.told === 'string' ? parse(outer.told) : outer;
  if (line === undefined) return undefined;
  const { query, count, locale, opened, after } = line;
  if (typeof query !== 'string' || typeof count !== 'number') return undefined;
  if (typeof locale !== 'string' || !LOCALE.test(locale)) return undefined;
  return {
    query,
    count,
    locale,
    ...(typeof opened === 'string' && SITE_PATH.test(opened) ? { opened } : {}),
    ...(isTexts(after) ? { after } : {}),
  };
}

/** Reads a log with one line of JSON per query. Removes personal data here too, because any client can write lines. */
export function readQueryLog(text: string): { queries: LoggedQuery[]; errors: LogError[] } {
  const queries: LoggedQuery[] = [];
  const errors: LogError[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const query = readLine(line);
    const safe = query && loggedQuery(query);
    if (safe) queries.push(safe);
    else if (query === undefined)
      errors.push({ line: index + 1, message: 'is not a query: {"query":"…","count":0,"locale":"fi"}' });
  });
  return { queries, errors };
}

type Counts = Map<string, number>;

interface Group {
  locale: string;
  written: Counts;
  times: number;
  failures: number;
  opened: number;
  next: Counts;
  ledTo: Counts;
}

const addTo = (counts: Counts, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
const counted = (counts: Counts): Counted => [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** Returns the distinct queries of a log, the most failures first. Beginnings of a longer query are left out. */
export function rankQueries(queries: readonly LoggedQuery[]): AskedQuery[] {
  const groups = new Map<string, Group>();
  const groupOf = (query: string, locale: string): Group => {
    const key = `${locale} ${wordsOf(query).join(' ')}`;
    const none = () => new Map<string, number>();
    const group = groups.get(key) ?? {
      locale,
      written: none(),
      times: 0,
      failures: 0,
      opened: 0,
      next: none(),
      ledTo: none(),
    };
    groups.set(key, group);
    return group;
  };
  const typed = queries.filter(({ opened }) => opened === undefined);
  typed.forEach(({ query, count, locale, after = [] }, index) => {
    const following = typed[index + 1];
    const isOnTheWay = following?.locale === locale && following.query !== query && following.query.startsWith(query);
    if (wordsOf(query).length === 0 || isOnTheWay) return;
    const group = groupOf(query, locale);
    addTo(group.written, query);
    group.times += 1;
    if (count === 0) group.failures += 1;
    const before = after.at(-1);
    if (before !== undefined) addTo(groupOf(before, locale).next, query);
  });
  for (const { query, locale, opened, after = [] } of queries) {
    if (opened === undefined) continue;
    groupOf(query, locale).opened += 1;
    for (const each of new Set([query, ...after])) addTo(groupOf(each, locale).ledTo, opened);
  }
  return [...groups.values()]
    .filter(({ times }) => times > 0)
    .map(({ written, next, ledTo, ...group }): AskedQuery => ({
      ...group,
      query: counted(written)[0]?.[0] ?? '',
      next: counted(next),
      ledTo: counted(ledTo),
    }))
    .sort((a, b) => b.failures - a.failures || b.times - a.times || (a.query < b.query ? -1 : 1));
}
