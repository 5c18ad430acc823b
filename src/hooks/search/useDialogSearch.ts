import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/useLocale';
import { docsTag, OTHER_TAG } from '../../model/pages/docRoots';
import type { SearchFilters } from '../../model/search/provider';
import { useDocRoot } from '../navigation/useDocRoot';
import { useSiteSearch } from './useSiteSearch';

/** Results in the search dialog; the search page lists all. */
export const SEARCH_DIALOG_PAGES = 10;

type SiteSearch = ReturnType<typeof useSiteSearch>;

interface DialogSearch extends SiteSearch {
  query: string;
  setQuery: (query: string) => void;
  /** Id of the selected area. */
  area: string | undefined;
  setArea: (area: string | undefined) => void;
  /** Docs tags to search; undefined for all. */
  tags: readonly string[] | undefined;
}

/** State of the dialog's search: query, filters and answer. */
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
