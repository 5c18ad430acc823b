import { useMemo, useState } from 'react';
import { useCatalogue } from '../../i18n/useCatalogue';
import { useLocale } from '../../i18n/useLocale';
import { docsTag, OTHER_TAG } from '../../model/search/docsTag';
import type { SearchManifest } from '../../model/search/manifest';
import type { FoundPage, SearchFilters } from '../../model/search/provider';
import { useDocsVersions } from '../versions/useDocsVersions';
import { useFoundPages } from './useFoundPages';
import { useQueryLog } from './useQueryLog';
import { useSearch, useSearchManifest, type SearchState } from './useSearch';

/** Milliseconds after the last change of a query until it is asked, in the dialog and on the search page. */
const SEARCH_DIALOG_DELAY = 60;

/** Pages that the search dialog shows; the search page has the rest. */
export const SEARCH_DIALOG_PAGES = 10;

interface DialogSearch extends SearchState {
  /** Undefined until it has come. */
  manifest: SearchManifest | undefined;
  query: string;
  setQuery: (query: string) => void;
  /** Id of the area that the search is narrowed to. */
  area: string | undefined;
  setArea: (area: string | undefined) => void;
  pages: readonly FoundPage[];
  /** True while the pages are those of an earlier query. */
  isStale: boolean;
  /** Docs tags that are searched; undefined for all. */
  tags: readonly string[] | undefined;
}

/** The search behind the dialog: the query, what narrows it, and what is found. */
export function useDialogSearch(initialQuery: string): DialogSearch {
  const { code } = useLocale();
  const manifest = useSearchManifest(code, true);
  useCatalogue('search', manifest?.texts.search);
  useCatalogue('askAi', manifest?.texts.askAi);
  const [query, setQuery] = useState(initialQuery);
  const [area, setArea] = useState<string>();
  const version = useDocsVersions()?.target;
  const tags = useMemo(() => (version === undefined ? undefined : [OTHER_TAG, docsTag(version)]), [version]);
  const filters = useMemo((): SearchFilters => {
    const areas = area === undefined ? undefined : [area];
    return { locale: code, areas, tags, offset: 0, limit: SEARCH_DIALOG_PAGES };
  }, [code, area, tags]);
  const search = useSearch(query, filters, SEARCH_DIALOG_DELAY);
  const pages = useFoundPages(search.answer.pages);
  const isSettled = search.status === 'ready' && search.answered !== '';
  const asked = isSettled ? { query: search.answered, count: search.answer.total, locale: code } : undefined;
  useQueryLog(manifest?.beacon ?? null, asked);
  const isShown =
    pages.length === search.answer.pages.length && pages.every((page, at) => page === search.answer.pages[at]);
  const isStale = query.trim() !== search.answered || !isShown;
  return { ...search, isStale, manifest, query, setQuery, area, setArea, pages, tags };
}
