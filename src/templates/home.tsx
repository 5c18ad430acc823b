import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead';
import { HomeView } from '../components/layout/HomeView';
import { useDocsVersions } from '../hooks/useDocsVersions';

interface HomeContext {
  sitePath: string;
  language: string;
}

type PageCards = Queries.HomePageQuery['ways'];

export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomeContext>) {
  const versions = useDocsVersions();
  const hrefOf = versions?.pathOf ?? ((path: string) => path);
  const toCards = (cards: PageCards) => cards.map(({ path, ...card }) => ({ ...card, href: hrefOf(path) }));
  const { site, ways, featured, posts, support } = data;
  const supportPath = support[0] === undefined ? null : hrefOf(support[0].path);
  return (
    <HomeView
      searchPath={site.searchPath}
      ways={toCards(ways)}
      featured={toCards(featured)}
      posts={posts.map((post) => ({ ...post, lang: post.locale === pageContext.language ? null : post.locale }))}
      supportPath={supportPath}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, HomeContext>) {
  const { site } = data;
  return <PageHead site={site} title="" description={site.description} sitePath={pageContext.sitePath} />;
}

export const query = graphql`
  query HomePage(
    $ways: [String!]!
    $featured: [String!]!
    $posts: [String!]!
    $support: [String!]!
    $language: String!
  ) {
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "home"] }, language: { eq: $language } }) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    ways: cardsAt(paths: $ways, locale: $language) {
      path
      title
      description
      lang
    }
    featured: cardsAt(paths: $featured, locale: $language) {
      path
      title
      description
      lang
    }
    posts: postsAt(paths: $posts, locale: $language) {
      path
      locale
      title
      date
    }
    support: cardsAt(paths: $support, locale: $language) {
      path
    }
  }
`;
