import { useMemo } from 'react';
import FlexSearch from 'flexsearch';
import { useFlexSearch } from 'react-use-flexsearch';
import type { FoundPage } from '../../model/search/provider';

/** Any query: which pages there are has been decided by then. */
const ANSWERED = 'answered';

/**
 * The pages of an answer. The library's hook wants a FlexSearch index and a store; it gets an index whose search
 * gives the answer's order, which the worker has found in the site's real indexes.
 */
export function useFoundPages(pages: readonly FoundPage[]): FoundPage[] {
  const index = useMemo(() => {
    const facade = FlexSearch.create() as unknown as { search: () => number[] };
    facade.search = () => pages.map((_, place) => place);
    return facade;
  }, [pages]);
  const store = useMemo(() => Object.fromEntries(pages.entries()) as Record<string, FoundPage>, [pages]);
  return useFlexSearch(ANSWERED, index, store).filter((page): page is FoundPage => page !== undefined);
}
