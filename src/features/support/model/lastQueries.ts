import { SEARCH_QUERY_MAX_LENGTH } from '../../../model/limits';

/** Number of queries that are stored. */
const QUERIES_MAX = 7;

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SEARCH_QUERY_MAX_LENGTH;

/** Parses the stored queries and ignores invalid ones. */
export function parseQueries(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isQuery).slice(0, QUERIES_MAX) : [];
  } catch {
    return [];
  }
}

/** Returns the queries with one moved or added to the front. */
export const addQuery = (queries: readonly string[], query: string): string[] =>
  [query, ...queries.filter((each) => each !== query)].slice(0, QUERIES_MAX);
