import { useEffect, useState } from 'react';
import { withPrefix } from 'gatsby';
import { nearestPages } from '../../model/pages/nearestPages';
import { unpackPages, type ListedPage, type PackedPages } from '../../model/pages/pageList';

/** Suggestions for a wrong address; empty until the list of pages has loaded, and if it fails. */
export function useNearestPages(listUrl: string, pathname: string): readonly ListedPage[] {
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
