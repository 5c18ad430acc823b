import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageAddress } from '../app/pageAddress';
import { PageHead } from '../app/PageHead';
import { StructuredData } from '../app/StructuredData';
import { PostView, type PostLink } from '../components/blog/PostView';
import { Feedback } from '../components/feedback/Feedback';
import { useRoutes } from '../hooks/useRoutes';
import { localizedPath } from '../model/locale';
import { jsonLd } from '../model/structured/jsonLd';
import { blogPosting } from '../model/structured/things';
import type { TocEntry } from '../model/toc';
import { twinPath } from '../model/twin';

interface BlogPostContext {
  sitePath: string;
  language: string;
  locales: string[];
  newer: string | null;
  older: string | null;
  isUnlisted?: boolean;
}

export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { fileUrl } = useRoutes();
  const { sitePath, language } = pageContext;
  const langOf = (locale: string) => (locale === language ? null : locale);
  const neighbour = (path: string | null): PostLink | null => {
    const found = data.neighbours.find((post) => post.path === path);
    return found === undefined ? null : { ...found, lang: langOf(found.locale) };
  };
  const { toc, locale, ...post } = data.post;
  return (
    <PostView
      {...post}
      toc={toc as TocEntry[]}
      lang={langOf(locale)}
      originalUrl={fileUrl(sitePath)}
      twinUrl={fileUrl(twinPath(localizedPath(sitePath, locale, data.site.defaultLocale)))}
      newer={neighbour(pageContext.newer)}
      older={neighbour(pageContext.older)}
      feedback={<Feedback site={data.site} title={post.title} pageUrl={pageAddress(data.site, sitePath, language)} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { post, site } = data;
  const { sitePath, language, locales } = pageContext;
  const thing = blogPosting({
    ...post,
    url: pageAddress(site, sitePath, language),
    published: post.date,
    changed: post.lastUpdated,
    authors: post.authors.map(({ name }) => name),
    keywords: post.tags.map(({ label }) => label),
  });
  return (
    <>
      <PageHead
        site={site}
        title={post.title}
        description={post.description}
        sitePath={sitePath}
        locales={locales}
        textLocale={post.locale}
        card={post.card}
        published={post.date}
        isHidden={pageContext.isUnlisted}
      />
      <StructuredData json={post.locale === language ? jsonLd(thing) : null} />
    </>
  );
}

export const query = graphql`
  query BlogPostPage($sitePath: String!, $neighbours: [String!]!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
      ...Feedback
    }
    post: postAt(path: $sitePath, locale: $language) {
      ...PostSummary
      lastUpdated
      editUrl
      card
      islands
      html(locale: $language)
      toc {
        ...Toc
      }
    }
    neighbours: postsAt(paths: $neighbours, locale: $language) {
      path
      locale
      title
    }
  }
`;
