import { useCallback, useEffect, useRef } from 'react';
import { browser } from 'site-features';
import type { AnsweredQuery, SearchListener } from '../../browser/site/browserModule';
import type { OpenedHit } from '../../model/search/provider';
import { useCatalogues } from '../../i18n/useCatalogue';
import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchFilters } from '../../model/search/provider';
import { useSearch, useSearchManifest, type SearchState } from './useSearch';

interface SiteSearch extends SearchState {
  /** Undefined while loading. */
  manifest: SearchManifest | undefined;
  pages: readonly FoundPage[];
  /** True while the answer belongs to an earlier query or other filters. */
  isStale: boolean;
  /** Reports an opened result. */
  reportOpened: (hit: OpenedHit) => void;
}

interface Timing {
  /** Debounce in milliseconds; without it queries run immediately. */
  delay?: number;
  /** True to load the manifest before the first query. */
  isOpen: boolean;
}

/** Reports the search to features (see `BrowserModule.onSearch`); the result reports an opened hit. */
function useSearchListeners(answered: AnsweredQuery | undefined): (hit: OpenedHit) => void {
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
  return useCallback((hit) => {
    for (const { onOpen } of listeners.current) onOpen(hit);
  }, []);
}

/** The search of the site, for the dialog and the search page. */
export function useSiteSearch(query: string, filters: SearchFilters, { delay, isOpen }: Timing): SiteSearch {
  const { locale } = filters;
  const trimmed = query.trim();
  const manifest = useSearchManifest(locale, isOpen || trimmed !== '');
  useCatalogues(manifest?.texts);
  const search = useSearch(trimmed, filters, delay);
  const { status, answer, answered } = search;
  const isAnswered = status === 'ready' && answered !== '';
  const reportOpened = useSearchListeners(isAnswered ? { query: answered, count: answer.total, locale } : undefined);
  return { ...search, manifest, pages: answer.pages, isStale: status === 'loading', reportOpened };
}
