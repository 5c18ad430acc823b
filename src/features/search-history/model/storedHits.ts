import type { OpenedHit } from '../../../model/search/provider';
import { SEARCH_QUERY_MAX_LENGTH } from '../../../model/limits';

/** Maximum number of saved results, as in common search dialogs. */
export const FAVOURITES_MAX = 10;
/** Maximum number of opened results and of queries. */
export const RECENT_MAX = 7;
export const RECENT_BESIDE_FAVOURITES_MAX = 4;

/** Maximum length of a stored text; the site never writes longer ones. */
const TEXT_MAX = 300;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX;
}

/** A link that the site itself may have written: a path or a URL. */
const isAddress = (href: string) => /^(?:\/(?![/\\])|https?:\/\/)/.test(href);

function isStoredHit(value: unknown): value is OpenedHit {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title, section, lang } = value as Record<string, unknown>;
  return isText(href) && isAddress(href) && isText(title) && title !== '' && isText(section) && isText(lang);
}

/** Queries that may name a person are not stored: mail addresses, and numbers of customers and invoices. */
const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SEARCH_QUERY_MAX_LENGTH && !/@|\d{4}/.test(value);

/** Parses a stored list and ignores invalid items, since any script may write to the storage. */
function parseList<Item>(stored: string | null, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isItem).slice(0, FAVOURITES_MAX) : [];
  } catch {
    return [];
  }
}

export const parseHits = (stored: string | null): OpenedHit[] => parseList(stored, isStoredHit);
export const parseQueries = (stored: string | null): string[] => parseList(stored, isQuery);

/** Moves or adds a hit to the front of the list, limited to `most`. */
export function addHit(list: readonly OpenedHit[], hit: OpenedHit, most: number): OpenedHit[] {
  return [hit, ...withoutHit(list, hit.href)].slice(0, most);
}

export function withoutHit(list: readonly OpenedHit[], href: string): OpenedHit[] {
  return list.filter((each) => each.href !== href);
}

/** Moves or adds a query to the front of the list; a query that may name a person is left out. */
export const addQuery = (queries: readonly string[], query: string): string[] =>
  [query, ...queries.filter((each) => each !== query)].filter(isQuery).slice(0, RECENT_MAX);
