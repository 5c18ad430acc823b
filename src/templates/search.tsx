import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { SearchView } from '../components/search/SearchView';
import { catalogueText } from '../i18n/catalogueText';

interface SearchContext {
  sitePath: string;
}

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const sections = data.site.navbar.items.flatMap(({ label, to }) =>
    to === null || label === null ? [] : [{ label, href: to }],
  );
  return <SearchView isPrivate={data.site.isSearchPrivate} location={location} sections={sections} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.SearchPageQuery, SearchContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'searchPage.title')}
      description={catalogueText(locales, 'search.intro')}
      sitePath={pageContext.sitePath}
      isHidden
    />
  );
}

export const query = graphql`
  query SearchPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "search", "searchPage"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
      isSearchPrivate
    }
  }
`;
