import { graphql, type PageProps } from 'gatsby';
import { hiddenHead } from '../components/head/PageHead';
import { SearchView } from '../components/search/SearchView';

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const sections = data.site.navbar.items.flatMap(({ label, to }) =>
    to === null || label === null ? [] : [{ label, href: to }],
  );
  return <SearchView isPrivate={data.site.isSearchPrivate} location={location} sections={sections} />;
}

export const Head = hiddenHead('searchPage.title', 'search.intro');

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
