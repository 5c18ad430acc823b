import { useCatalogue } from '../../i18n/useCatalogue';
import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchFilters } from '../../model/search/provider';
import { useQueryLog } from '../../features/measuring/hooks/useQueryLog';
import { useSearch, useSearchManifest, type SearchState } from './useSearch';

interface SiteSearch extends SearchState {
  /** Undefined until it has come. */
  manifest: SearchManifest | undefined;
  pages: readonly FoundPage[];
  /** True while the answer is that of an earlier query, or of a search that was narrowed otherwise. */
  isStale: boolean;
  /** Says that a page is opened from the hits. */
  tellOpened: (href: string) => void;
}

interface Timing {
  /** Milliseconds after the last letter until the query is asked; none where that is at once. */
  delay?: number;
  /** True when the search's own facts are wanted, before there is a query or with the first one. */
  isOpen: boolean;
}

/** The search of the site, the same in the dialog and on the search page: what a query finds, and what narrows it. */
export function useSiteSearch(query: string, filters: SearchFilters, { delay, isOpen }: Timing): SiteSearch {
  const { locale } = filters;
  const wanted = query.trim();
  const manifest = useSearchManifest(locale, isOpen || wanted !== '');
  useCatalogue('search', manifest?.texts.search);
  useCatalogue('askAi', manifest?.texts.askAi);
  const search = useSearch(wanted, filters, delay);
  const { status, answer, answered } = search;
  const isSettled = status === 'ready' && answered !== '';
  const { beacon = null, asksConsent = false } = manifest ?? {};
  const tellOpened = useQueryLog(
    { beacon, asksConsent },
    isSettled ? { query: answered, count: answer.total, locale } : undefined,
  );
  return { ...search, manifest, pages: answer.pages, isStale: status === 'loading', tellOpened };
}
