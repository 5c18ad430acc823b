import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { absoluteUrl, PageHead, StructuredData } from '../components/head/PageHead';
import { HomeView } from '../components/home/HomeView';
import { HOME_SECTIONS, type HomeImage, type HomeSectionName } from '../model/pages/homeSections';
import { pictogramOf } from '../model/pages/pictogram';
import { jsonLd } from '../model/structured/jsonLd';
import { webSite } from '../model/structured/things';
import { useDocRoot } from '../hooks/navigation/useDocRoot';

interface HomeContext {
  sitePath: string;
  language: string;
  pictograms: string[];
  releases: string | null;
  /** What `home` of site.yaml says in place of the usual sections and drawing. */
  sections?: HomeSectionName[];
  image?: HomeImage;
}

export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomeContext>) {
  const { site, ways, featured, posts, releases, support, supportDoc } = data;
  const { language, pictograms, releases: releasesPath, sections = HOME_SECTIONS, image = 'drawing' } = pageContext;
  const { pathOf } = useDocRoot();
  const inRoot = <Card extends { path: string }>(card: Card): Card => ({ ...card, path: pathOf(card.path) });
  const isOwn = ({ locale }: { locale: string }) => locale === language;
  const [supportCard] = support;
  return (
    <HomeView
      searchPath={site.searchPath}
      sections={sections}
      image={image}
      ways={ways.map((way, index) => ({ ...inRoot(way), pictogram: pictogramOf(pictograms[index]) }))}
      featured={featured.map(inRoot)}
      release={releases.find(isOwn) ?? null}
      releasesPath={releasesPath}
      posts={posts.filter(isOwn)}
      support={supportCard === undefined ? null : { ...inRoot(supportCard), parts: supportDoc[0]?.toc ?? [] }}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, HomeContext>) {
  const { site } = data;
  const { sitePath, language } = pageContext;
  const thing = webSite({
    name: site.title,
    url: absoluteUrl(site, sitePath, language),
    language,
    searchUrl: absoluteUrl(site, site.searchPath, language),
  });
  return (
    <>
      <PageHead site={site} title="" description={site.description} sitePath={sitePath} />
      <StructuredData json={jsonLd(thing)} />
    </>
  );
}

export const query = graphql`
  query HomePage(
    $ways: [String!]!
    $featured: [String!]!
    $release: [String!]!
    $posts: [String!]!
    $support: [String!]!
    $language: String!
  ) {
    locales: texts(namespaces: ["common", "navigation", "home"], locale: $language)
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
    releases: docsAt(paths: $release, locale: $language) {
      path
      locale
      title
      description
      affected(locale: $language) {
        path
        title
        lang
      }
    }
    posts: postsAt(paths: $posts, locale: $language) {
      path
      locale
      title
      description
      date
    }
    support: cardsAt(paths: $support, locale: $language) {
      path
      description
      lang
    }
    supportDoc: docsAt(paths: $support, locale: $language) {
      toc {
        id
        text
      }
    }
  }
`;
