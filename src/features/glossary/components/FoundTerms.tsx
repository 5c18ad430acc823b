import { useEffect } from 'react';
import { useFoundTerms } from '../hooks/useFoundTerms';
import type { TermFinderProps } from '../hooks/useTermFilter';
import { useLocale } from '../../../i18n/useLocale';

/** Finds the terms that match the query. A separate chunk, because it contains FlexSearch. */
export function FoundTerms({ query, terms, onFound }: TermFinderProps) {
  const { code } = useLocale();
  const keys = useFoundTerms(query, terms, code);
  const found = keys.join(' ');
  useEffect(() => onFound(found === '' ? [] : found.split(' ')), [found, onFound]);
  return null;
}
