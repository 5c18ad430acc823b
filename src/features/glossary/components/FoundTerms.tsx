import { useEffect } from 'react';
import { useFoundTerms } from '../hooks/useFoundTerms';
import type { FindableTerm } from '../model/termIndex';
import { useLocale } from '../../../i18n/useLocale';

export interface FoundTermsProps {
  query: string;
  terms: readonly FindableTerm[];
  onFound: (keys: readonly string[]) => void;
}

/** Finds the terms that match the query. It is a chunk of its own, because it contains FlexSearch. */
export function FoundTerms({ query, terms, onFound }: FoundTermsProps) {
  const { code } = useLocale();
  const keys = useFoundTerms(query, terms, code);
  const found = keys.join(' ');
  useEffect(() => onFound(found === '' ? [] : found.split(' ')), [found, onFound]);
  return null;
}
