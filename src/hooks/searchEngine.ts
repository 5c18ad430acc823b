import FlexSearch from 'flexsearch';
import { analyserOf } from '../model/search/analyser';
import type { SectionEntry } from '../model/search/documents';
import { rank, type PageHit, type SearchIndex } from '../model/search/rank';
import { INDEX_OPTIONS } from '../model/search/tokens';
import { buildVocabulary } from '../model/search/vocabulary';

/** A FlexSearch index as version 0.6 really is: its types promise what it returns at once. */
export interface PostingIndex {
  import: (postings: string) => void;
  search: (query: string) => (string | number)[];
}

/** A search index in the browser, in the two forms that `useFlexSearch` wants, and what the last search knows. */
export interface LoadedIndex {
  index: PostingIndex;
  store: Record<string, SectionEntry>;
  /** The hit of a page in the last search. */
  hitOf: (page: number) => PageHit | undefined;
}

/** The form in which FlexSearch 0.6 exports an index: numbers of documents by token, first of all. */
type Exported = [[Record<string, number[]>]];

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/**
 * Fetches the index and its store. The index keeps FlexSearch's form, but searches by our own plan and ranking:
 * FlexSearch's own knows neither Finnish nor which field a word stands in.
 * @throws when a file cannot be fetched or is not what was built
 */
export async function loadIndex(indexUrl: string, storeUrl: string, signal: AbortSignal): Promise<LoadedIndex> {
  const [postings, stored] = await Promise.all([fetchText(indexUrl, signal), fetchText(storeUrl, signal)]);
  const store = JSON.parse(stored) as Record<string, SectionEntry>;
  const index = FlexSearch.create<string>(INDEX_OPTIONS) as unknown as PostingIndex;
  index.import(postings);
  const findToken = index.search.bind(index);
  const sections = new Map(Object.entries(store).map(([number, entry]) => [Number(number), entry]));
  const analyser = analyserOf(sections.get(0)?.lang ?? '');
  const [[tokens]] = JSON.parse(postings) as Exported;
  const counts = Object.entries(tokens).map(([token, numbers]) => [token, numbers.length] as const);
  const searchIndex: SearchIndex = {
    postings: (token) => findToken(token).map(Number),
    vocabulary: buildVocabulary(counts, analyser),
    analyser,
    sections,
  };
  let hits = new Map<number, PageHit>();
  index.search = (query: string) => {
    const ranked = rank(query, searchIndex);
    hits = new Map(ranked.map((hit) => [hit.page, hit]));
    return ranked.map(({ page }) => page);
  };
  return { index, store, hitOf: (page) => hits.get(page) };
}
