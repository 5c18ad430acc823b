import { wordsOf } from '../../../model/search/normalise';
import { loggedQuery, type LoggedQuery } from '../model/loggedQuery';

/** Texts with their counts, the most frequent first. */
export type Counted = readonly (readonly [text: string, times: number])[];

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

const LOCALE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const SITE_PATH = /^\/[^\s?#]*$/;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Parses a line of JSON; undefined for any other text. */
export function parseLine(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the message of a line as the browser sends it; nginx embeds it in another line. */
export const toldIn = (outer: Record<string, unknown> | undefined) =>
  typeof outer?.told === 'string' ? parseLine(outer.told) : outer;

/** Returns a query without personal data, which any client can write; null if nothing is left, undefined for none. */
export function readQuery(line: Record<string, unknown> | undefined): LoggedQuery | null | undefined {
  if (line === undefined) return undefined;
  const { query, count, locale, opened, after } = line;
  if (typeof query !== 'string' || typeof count !== 'number') return undefined;
  if (typeof locale !== 'string' || !LOCALE.test(locale)) return undefined;
  return loggedQuery({
    query,
    count,
    locale,
    ...(typeof opened === 'string' && SITE_PATH.test(opened) ? { opened } : {}),
    ...(isTexts(after) ? { after } : {}),
  });
}

export type Counts = Map<string, number>;

interface Group {
  locale: string;
  written: Counts;
  times: number;
  failures: number;
  opened: number;
  next: Counts;
  ledTo: Counts;
}

export const addTo = (counts: Counts, text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
export const counted = (counts: Counts): Counted => [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

/** Counts the queries of a log one by one. Beginnings of a longer query are left out. */
export function createRanking() {
  const groups = new Map<string, Group>();
  const keys = new Map<string, string>();
  const keyOf = (query: string): string => {
    const key = keys.get(query) ?? wordsOf(query).join(' ');
    keys.set(query, key);
    return key;
  };
  const groupOf = (query: string, locale: string): Group => {
    const key = `${locale} ${keyOf(query)}`;
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
  let waiting: LoggedQuery | undefined;
  const settle = (following?: LoggedQuery) => {
    if (waiting === undefined) return;
    const { query, count, locale, after = [] } = waiting;
    waiting = undefined;
    const isOnTheWay = following?.locale === locale && following.query !== query && following.query.startsWith(query);
    if (keyOf(query) === '' || isOnTheWay) return;
    const group = groupOf(query, locale);
    addTo(group.written, query);
    group.times += 1;
    if (count === 0) group.failures += 1;
    const before = after.at(-1);
    if (before !== undefined) addTo(groupOf(before, locale).next, query);
  };
  return {
    add: (asked: LoggedQuery): void => {
      const { query, locale, opened, after = [] } = asked;
      if (opened === undefined) {
        settle(asked);
        waiting = asked;
        return;
      }
      groupOf(query, locale).opened += 1;
      for (const each of new Set([query, ...after])) addTo(groupOf(each, locale).ledTo, opened);
    },
    /** Returns the distinct queries, the most failures first. */
    ranked: (): AskedQuery[] => {
      settle();
      return [...groups.values()]
        .filter(({ times }) => times > 0)
        .map(({ written, next, ledTo, ...group }): AskedQuery => ({
          ...group,
          query: counted(written)[0]?.[0] ?? '',
          next: counted(next),
          ledTo: counted(ledTo),
        }))
        .sort((a, b) => b.failures - a.failures || b.times - a.times || (a.query < b.query ? -1 : 1));
    },
  };
}
