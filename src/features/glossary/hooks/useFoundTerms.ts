import { useMemo } from 'react';
import FlexSearch from 'flexsearch';
import { useFlexSearch } from 'react-use-flexsearch';
import { stemmedQuery, TERM_INDEX_OPTIONS, writtenQuery, type StoredTerm } from '../model/termIndex';

/** The files that the build has made of the terms: an index as FlexSearch exports it, and what is stored of each term. */
export interface TermFiles {
  index: string;
  store: Record<string, StoredTerm>;
}

/** A FlexSearch index as version 0.6 really is; its types know no import. */
interface ImportingIndex {
  import: (exported: string) => void;
}

/** Keys of the terms that a query finds: by its words as they are written, else by their stems. */
export function useFoundTerms(query: string, { index, store }: TermFiles, locale: string): string[] {
  // Given the text of an index, the library's hook makes one with options that split Finnish words at "ä".
  const imported = useMemo(() => {
    const made = FlexSearch.create({ ...TERM_INDEX_OPTIONS, encode: false });
    (made as unknown as ImportingIndex).import(index);
    return made;
  }, [index]);
  const asWritten = useFlexSearch(writtenQuery(query), imported, store);
  const byStems = useFlexSearch(stemmedQuery(query, locale), imported, store);
  return (asWritten.length > 0 ? asWritten : byStems).flatMap((term) => term?.key ?? []);
}
