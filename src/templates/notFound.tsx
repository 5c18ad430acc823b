import { useEffect } from 'react';
import { graphql, navigate, withPrefix, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead';
import { NotFoundView } from '../components/layout/NotFoundView';
import { catalogueText } from '../i18n/catalogueText';
import { canonicalPath, withoutBase } from '../model/path';

interface NotFoundContext {
  sitePath: string;
}

/** An address without a page; one that ends in `.html` is tried again without it, for hosts that do not redirect. */
export default function NotFoundPage({ data, pageContext }: PageProps<Queries.NotFoundPageQuery, NotFoundContext>) {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = withoutBase(pathname, withPrefix('/'));
    if (path === undefined || path.endsWith(pageContext.sitePath)) return;
    const canonical = canonicalPath(path);
    if (canonical !== path) void navigate(canonical + search + hash, { replace: true });
  }, [pageContext.sitePath]);
  return <NotFoundView searchPath={data.site.searchPath} />;
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
  query NotFoundPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "errors"] }, language: { eq: $language } }) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
