import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/useLocale';
import { docsTag, OTHER_TAG } from '../../model/pages/docRoots';
import type { SearchFilters } from '../../model/search/provider';
import { useDocRoot } from '../navigation/useDocRoot';
import { useSiteSearch } from './useSiteSearch';

/** Pages that the search dialog shows; the search page has the rest. */
export const SEARCH_DIALOG_PAGES = 10;

type SiteSearch = ReturnType<typeof useSiteSearch>;

interface DialogSearch extends SiteSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Id of the area that the search is narrowed to. */
  area: string | undefined;
  setArea: (area: string | undefined) => void;
  /** Docs tags that are searched; undefined for all. */
  tags: readonly string[] | undefined;
}

/** The search behind the dialog: the query, what narrows it, and what is found. */
export function useDialogSearch(initialQuery: string): DialogSearch {
  const { code } = useLocale();
  const [query, setQuery] = useState(initialQuery);
  const [area, setArea] = useState<string>();
  const { name: root } = useDocRoot();
  const tags = useMemo(() => (root === undefined ? undefined : [OTHER_TAG, docsTag(root)]), [root]);
  const filters = useMemo((): SearchFilters => {
    const areas = area === undefined ? undefined : [area];
    return { locale: code, areas, tags, offset: 0, limit: SEARCH_DIALOG_PAGES };
  }, [code, area, tags]);
  const search = useSiteSearch(query, filters, { isOpen: true });
  return { ...search, query, setQuery, area, setArea, tags };
}
