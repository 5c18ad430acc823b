import { useEffect, useMemo } from 'react';
import type { TermFinderProps } from '../hooks/useTermFilter';
import { useLocale } from '../../../i18n/useLocale';
import FlexSearch from 'flexsearch';
import { useFlexSearch } from 'react-use-flexsearch';
import { indexedText, stemmedQuery, TERM_INDEX_OPTIONS, writtenQuery, type FindableTerm } from '../model/termIndex';

/** Returns the keys of the terms that match a query: by its words as written, else by their stems. */
export function useFoundTerms(query: string, terms: readonly FindableTerm[], locale: string): string[] {
  const { index, store } = useMemo(() => {
    const made = FlexSearch.create<string>(TERM_INDEX_OPTIONS);
    for (const [number, term] of terms.entries()) made.add(number, indexedText(term, locale));
    return { index: made, store: Object.fromEntries(terms.map(({ key }, number) => [String(number), key])) };
  }, [terms, locale]);
  const asWritten = useFlexSearch(writtenQuery(query), index, store);
  const byStems = useFlexSearch(stemmedQuery(query, locale), index, store);
  return (asWritten.length > 0 ? asWritten : byStems).flatMap((key) => key ?? []);
}

/** Finds the terms that match the query. A separate chunk, because it contains FlexSearch. */
export function FoundTerms({ query, terms, onFound }: TermFinderProps) {
  const { code } = useLocale();
  const keys = useFoundTerms(query, terms, code);
  const found = keys.join(' ');
  useEffect(() => onFound(found === '' ? [] : found.split(' ')), [found, onFound]);
  return null;
}
