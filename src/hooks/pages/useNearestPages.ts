import { useEffect, useState } from 'react';
import { withPrefix } from 'gatsby';
import { nearestPages } from '../../model/pages/nearestPages';
import { unpackPages, type ListedPage, type PackedPages } from '../../model/pages/pageList';

/** The pages near a wrong address, once the list of pages has come; none before, and none when it does not come. */
export function useNearestPages(listUrl: string, pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    if (pathname === '') return undefined;
    const controller = new AbortController();
    fetch(withPrefix(listUrl), { signal: controller.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`The list of pages answered ${response.status}.`);
        return response.json() as Promise<PackedPages>;
      })
      .then(
        (pages) => setNearest(nearestPages(pathname, unpackPages(pages))),
        // The page says what else the reader can do.
        () => undefined,
      );
    return () => controller.abort();
  }, [listUrl, pathname]);
  return nearest;
}
