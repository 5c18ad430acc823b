import { useEffect, useMemo, useState } from 'react';
import { withPrefix } from 'gatsby';
import { useLocale } from '../../i18n/useLocale';
import { nearestPages } from '../../model/pages/nearestPages';
import { unpackPages, type ListedPage, type PackedPages } from '../../model/pages/pageList';
import { resultPlace, textOf } from '../../model/search/provider';
import { useSearch, useSearchManifest } from './useSearch';

/** Suggestions for a wrong address; empty until the list of pages has loaded, and if it fails. */
function useNearestPages(listUrl: string, pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    if (pathname === '') return undefined;
    const controller = new AbortController();
    fetch(withPrefix(listUrl), { signal: controller.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`${listUrl}: status ${response.status}.`);
        return response.json() as Promise<PackedPages>;
      })
      .then(
        (pages) => setNearest(nearestPages(pathname, unpackPages(pages))),
        // The page has other suggestions.
        () => undefined,
      );
    return () => controller.abort();
  }, [listUrl, pathname]);
  return nearest;
}

/** Number of hits that the page shows. */
const HITS = 3;

/** The first hits of a search for the words of a wrong address, without the pages that are suggested already. */
function useFirstHits(words: string, nearest: readonly ListedPage[]): readonly ListedPage[] {
  const { code } = useLocale();
  const filters = useMemo(() => ({ locale: code, offset: 0, limit: HITS }), [code]);
  const { pages } = useSearch(words, filters).answer;
  const { areas = [] } = useSearchManifest(code, words !== '') ?? {};
  return pages
    .filter(({ href }) => !nearest.some(({ path }) => path === href))
    .map((page) => ({
      path: page.href,
      title: textOf(page.title),
      lang: page.lang === code ? null : page.lang,
      section: resultPlace(page, areas),
    }));
}

/** Pages for a wrong address: those with a similar one, then the first hits for its words. */
export function useSuggestedPages(listUrl: string, pathname: string, words: string): readonly ListedPage[] {
  const nearest = useNearestPages(listUrl, pathname);
  return [...nearest, ...useFirstHits(words, nearest)];
}
