import FlexSearch from 'flexsearch';
import type { HoldPostings } from '../../model/search/localIndex';
import { INDEX_OPTIONS } from '../../model/search/tokens';

/** A FlexSearch index as version 0.6 really is: its types promise what it returns at once, and know no options of `import`. */
interface PostingIndex {
  import: (exported: readonly object[], options: { serialize: false }) => void;
  search: (query: string, limit: number) => (string | number)[];
}

/** Holds postings in a FlexSearch index, as it exports and imports them: numbers of documents by token, first of all. */
export const holdPostings: HoldPostings = (postings) => {
  const index = FlexSearch.create<string>(INDEX_OPTIONS) as unknown as PostingIndex;
  index.import([[postings], {}, {}], { serialize: false });
  return (token) => index.search(token, Number.MAX_SAFE_INTEGER).map(Number);
};
