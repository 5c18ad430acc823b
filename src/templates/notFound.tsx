import { useEffect, useState } from 'react';
import { graphql, navigate, withPrefix, type PageProps } from 'gatsby';
import { hiddenHead } from '../components/head/PageHead';
import { NotFoundView } from '../components/notFound/NotFoundView';
import { useSuggestedPages } from '../hooks/search/useSuggestedPages';
import { useLocale } from '../i18n/useLocale';
import { locatePath } from '../model/site/locale';
import { slugWords } from '../model/pages/nearestPages';
import { canonicalPath, withoutBase } from '../model/site/path';
import { pictogramOf } from '../model/pages/pictogram';

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
  return (
    <NotFoundView
      searchPath={data.site.searchPath}
      words={words}
      nearest={useSuggestedPages(data.pages, requestedPath, words)}
      ways={data.ways.map((way, index) => ({ ...way, pictogram: pictogramOf(pictograms[index]) }))}
    />
  );
}

export const Head = hiddenHead('errors.notFoundTitle', 'errors.notFound');

export const query = graphql`
  query NotFoundPage($ways: [String!]!, $language: String!) {
    locales: texts(namespaces: ["common", "navigation", "errors"], locale: $language)
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
