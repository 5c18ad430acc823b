import { SEARCH_QUERY_MAX_LENGTH } from '../../../model/limits';

/** How many queries are kept. */
const QUERIES_MAX = 7;

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SEARCH_QUERY_MAX_LENGTH;

/** Reads the kept queries; whatever is none is left out. */
export function parseQueries(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isQuery).slice(0, QUERIES_MAX) : [];
  } catch {
    return [];
  }
}

/** The queries with one first, once. */
export const addQuery = (queries: readonly string[], query: string): string[] =>
  [query, ...queries.filter((each) => each !== query)].slice(0, QUERIES_MAX);
