import FlexSearch from 'flexsearch';
import { INDEX_OPTIONS, rank, type SearchEntry } from '../model/search/engine';

/** A FlexSearch index as version 0.6 really is: its types promise what it returns at once. */
export interface PostingIndex {
  import: (postings: string) => void;
  search: (query: string) => (string | number)[];
}

/** A search index in the browser, in the two forms that `useFlexSearch` wants. */
export interface LoadedIndex {
  index: PostingIndex;
  store: Record<string, SearchEntry>;
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/**
 * Fetches the index and its store. The index keeps FlexSearch's form, but searches by our own ranking:
 * FlexSearch's own knows neither Finnish nor which field a word stands in.
 * @throws when a file cannot be fetched or is not what was built
 */
export async function loadIndex(indexUrl: string, storeUrl: string, signal: AbortSignal): Promise<LoadedIndex> {
  const [postings, stored] = await Promise.all([fetchText(indexUrl, signal), fetchText(storeUrl, signal)]);
  const store = JSON.parse(stored) as Record<string, SearchEntry>;
  const entries = new Map(Object.entries(store));
  const index = FlexSearch.create<string>(INDEX_OPTIONS) as unknown as PostingIndex;
  index.import(postings);
  const findToken = index.search.bind(index);
  index.search = (query: string) => rank(query, { search: findToken }, entries);
  return { index, store };
}
