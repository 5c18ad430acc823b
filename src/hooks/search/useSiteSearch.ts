import { useCallback, useEffect, useRef } from 'react';
import { browser } from 'site-features';
import type { AnsweredQuery, SearchListener } from '../../extend';
import { useCatalogues } from '../../i18n/useCatalogue';
import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchFilters } from '../../model/search/provider';
import { useSearch, useSearchManifest, type SearchState } from './useSearch';

interface SiteSearch extends SearchState {
  /** Undefined until it has loaded. */
  manifest: SearchManifest | undefined;
  pages: readonly FoundPage[];
  /** True while the answer belongs to an earlier query, or to other filters. */
  isStale: boolean;
  /** Reports that a hit is opened. */
  reportOpened: (href: string) => void;
}

interface Timing {
  /** Milliseconds after the last letter until the query is sent; immediately without it. */
  delay?: number;
  /** True when the manifest is needed before there is a query. */
  isOpen: boolean;
}

/**
 * Reports the search to features that follow it: see `BrowserModule.onSearch`.
 * @returns reports an opened hit
 */
function useSearchListeners(answered: AnsweredQuery | undefined): (href: string) => void {
  const listeners = useRef<readonly SearchListener[]>([]);
  useEffect(() => {
    const started = browser.flatMap(({ onSearch }) => onSearch?.() ?? []);
    listeners.current = started;
    return () => {
      for (const { onClose } of started) onClose();
    };
  }, []);
  const { query, count = 0, locale = '' } = answered ?? {};
  useEffect(() => {
    for (const { onAnswer } of listeners.current) onAnswer(query === undefined ? undefined : { query, count, locale });
  }, [query, count, locale]);
  return useCallback((href) => {
    for (const { onOpen } of listeners.current) onOpen(href);
  }, []);
}

/** The search of the site, for the dialog and the search page: what a query finds, narrowed by the filters. */
export function useSiteSearch(query: string, filters: SearchFilters, { delay, isOpen }: Timing): SiteSearch {
  const { locale } = filters;
  const wanted = query.trim();
  const manifest = useSearchManifest(locale, isOpen || wanted !== '');
  useCatalogues(manifest?.texts);
  const search = useSearch(wanted, filters, delay);
  const { status, answer, answered } = search;
  const isAnswered = status === 'ready' && answered !== '';
  const reportOpened = useSearchListeners(isAnswered ? { query: answered, count: answer.total, locale } : undefined);
  return { ...search, manifest, pages: answer.pages, isStale: status === 'loading', reportOpened };
}
