import { graphql, type PageProps } from 'gatsby';
import { hiddenHead } from '../components/head/PageHead';
import type { NavbarData } from '../model/navigation/navbar';
import { SearchView } from '../components/search/SearchView';

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  const { items } = data.site.navbar as unknown as NavbarData;
  const sections = items.flatMap((item) =>
    item.type === 'link' && item.to !== null ? [{ label: item.label, href: item.to }] : [],
  );
  return <SearchView isPrivate={data.site.isSearchPrivate} location={location} sections={sections} />;
}

export const Head = hiddenHead('searchPage.title', 'search.intro');

export const query = graphql`
  query SearchPage($language: String!) {
    locales: texts(namespaces: ["common", "navigation", "search", "searchPage"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
      isSearchPrivate
    }
  }
`;
