import { useEffect, useMemo, useState } from 'react';
import { graphql, navigate, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { NotFoundView } from '../components/notFound/NotFoundView';
import { useSearch, useSearchManifest } from '../hooks/search/useSearch';
import { catalogueText } from '../i18n/catalogueText';
import { useLocale } from '../i18n/useLocale';
import { locatePath } from '../model/site/locale';
import { slugWords, nearestPages } from '../model/pages/nearestPages';
import { canonicalPath, withoutBase } from '../model/site/path';
import { pictogramOf } from '../model/pages/pictogram';
import { resultPlace, textOf } from '../model/search/provider';
import { unpackPages, type ListedPage, type PackedPages } from '../model/pages/pageList';

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

interface NotFoundContext {
  sitePath: string;
  pictograms: string[];
}

/** False when the reader has come to the shown address by the router instead of a load of the document. */
function isLoadedAddress({ performance, location }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}

/** An address without a page; one that ends in `.html` is tried again without it, for hosts that do not redirect. */
export default function NotFoundPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.NotFoundPageQuery, NotFoundContext>) {
  const { sitePath, pictograms } = pageContext;
  const { code, codes, defaultCode } = useLocale();
  const [requestedPath, setRequestedPath] = useState('');
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = withoutBase(pathname, withPrefix('/'));
    if (path === undefined || path.endsWith(sitePath)) return;
    const canonical = canonicalPath(path);
    if (canonical !== path) {
      void navigate(canonical + search + hash, { replace: true });
      return;
    }
    // The router has only the default locale's not-found page; the host has one per locale.
    if (locatePath(path, codes, defaultCode).code !== code && !isLoadedAddress(window)) window.location.reload();
    else setRequestedPath(path);
  }, [sitePath, location.pathname, code, codes, defaultCode]);
  const words = slugWords(requestedPath);
  const nearest = useNearestPages(data.pages, requestedPath);
  const hits = useFirstHits(words, nearest);
  return (
    <NotFoundView
      searchPath={data.site.searchPath}
      words={words}
      nearest={[...nearest, ...hits]}
      ways={data.ways.map((way, index) => ({ ...way, pictogram: pictogramOf(pictograms[index]) }))}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundPageQuery, NotFoundContext>) {
  const { site, locales } = data;
  const title = catalogueText(locales, 'errors.notFoundTitle');
  return (
    <PageHead
      site={site}
      title={title}
      description={catalogueText(locales, 'errors.notFound')}
      sitePath={pageContext.sitePath}
      isHidden
    />
  );
}

export const query = graphql`
  query NotFoundPage($ways: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "errors"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    pages: pageListAt(locale: $language)
    ways: cardsAt(paths: $ways, locale: $language) {
      path
      title
      description
      lang
    }
  }
`;
