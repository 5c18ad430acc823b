import { wordsOf } from '../../../model/search/normalise';
import type { LoggedQuery } from '../../../model/search/loggedQuery';

/** A query that readers ask, however they write it. */
export interface AskedQuery {
  /** As it was written most often. */
  query: string;
  locale: string;
  /** How often it was asked, and how often it found nothing. */
  times: number;
  failures: number;
}

/** A line of a log that is no query. */
export interface LogFault {
  line: number;
  message: string;
}

function readLine(text: string): LoggedQuery | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { query, count, locale } = value as Record<string, unknown>;
  if (typeof query !== 'string' || typeof count !== 'number' || typeof locale !== 'string') return undefined;
  return { query, count, locale };
}

/** Reads a log: a line of JSON for each query, as the browser sends it. */
export function readQueryLog(text: string): { queries: LoggedQuery[]; faults: LogFault[] } {
  const queries: LoggedQuery[] = [];
  const faults: LogFault[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const query = readLine(line);
    if (query !== undefined) queries.push(query);
    else faults.push({ line: index + 1, message: 'is no query: {"query":"…","count":0,"locale":"fi"}' });
  });
  return { queries, faults };
}

/** The queries of a log, each once, those first that failed most often. Letters that readers typed on the way are left out. */
export function rankQueries(queries: readonly LoggedQuery[]): AskedQuery[] {
  const groups = new Map<string, { written: Map<string, number>; asked: AskedQuery }>();
  queries.forEach(({ query, count, locale }, index) => {
    const words = wordsOf(query).join(' ');
    const next = queries[index + 1];
    const isOnTheWay = next?.locale === locale && next.query !== query && next.query.startsWith(query);
    if (words === '' || isOnTheWay) return;
    const key = `${locale} ${words}`;
    const group = groups.get(key) ?? { written: new Map(), asked: { query, locale, times: 0, failures: 0 } };
    group.written.set(query, (group.written.get(query) ?? 0) + 1);
    group.asked.times += 1;
    if (count === 0) group.asked.failures += 1;
    groups.set(key, group);
  });
  return [...groups.values()]
    .map(({ written, asked }) => {
      const [[query] = [asked.query]] = [...written].sort((a, b) => b[1] - a[1]);
      return { ...asked, query };
    })
    .sort((a, b) => b.failures - a.failures || b.times - a.times || (a.query < b.query ? -1 : 1));
}
