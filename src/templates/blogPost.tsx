import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { components } from 'site-slots/articleBottom';
import { absoluteUrl, PageHead, StructuredData } from '../components/head/PageHead';
import { postThing } from '../components/head/describePost';
import { PostView } from '../components/blog/PostView';
import { Slot } from '../components/layout/Slot';
import type { FeatureArticleData } from '../model/site/features';
import { useRoutes } from '../hooks/navigation/useRoutes';
import { catalogueText } from '../i18n/catalogueText';
import { BLOG_PATH } from '../model/blog/posts';
import { langIn, localizedPath, withLang } from '../model/site/locale';
import { jsonLd } from '../model/structured/jsonLd';
import { blogPosting } from '../model/structured/things';
import type { TocEntry } from '../model/reading/toc';
import { markdownPath } from '../model/site/path';

interface BlogPostContext {
  sitePath: string;
  language: string;
  locales: string[];
  isUnlisted?: boolean;
}

export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { fileUrl } = useRoutes();
  const { sitePath, language, isUnlisted = false } = pageContext;
  const { toc, locale, lastUpdated, ...post } = data.post;
  return (
    <PostView
      {...post}
      toc={toc as TocEntry[]}
      lang={langIn(locale, language)}
      originalUrl={fileUrl(sitePath)}
      confirmationPage={data.site.confirmationPage}
      isUnlisted={isUnlisted}
      markdownUrl={fileUrl(markdownPath(localizedPath(sitePath, locale, data.site.defaultLocale)))}
      newer={withLang(data.newer, language)[0] ?? null}
      older={withLang(data.older, language)[0] ?? null}
      recent={withLang(data.recent, language)}
      lastUpdated={lastUpdated}
      bottom={
        <Slot
          name="articleBottom"
          components={components}
          title={post.title}
          pageUrl={absoluteUrl(data.site, sitePath, language)}
          data={data.site.articleFeatures as unknown as FeatureArticleData}
        />
      }
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { post, site } = data;
  const { sitePath, language, locales } = pageContext;
  const name = catalogueText(data.locales, 'blog.title');
  const thing = postThing(site, post);
  const inBlog = { ...thing, blog: { name, url: absoluteUrl(site, BLOG_PATH, language) } };
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
        article={thing}
        isHidden={pageContext.isUnlisted}
      />
      <StructuredData json={post.locale === language ? jsonLd(blogPosting(inBlog)) : null} />
    </>
  );
}

export const query = graphql`
  query BlogPostPage(
    $sitePath: String!
    $newer: [String!]!
    $older: [String!]!
    $recent: [String!]!
    $language: String!
  ) {
    ...BlogParts
    site: siteAt(locale: $language) {
      articleFeatures
      confirmationPage
    }
    post: postAt(path: $sitePath, locale: $language) {
      ...PostSummary
      lastUpdated
      reviewed
      unconfirmed
      isOutdated
      editUrl
      card
      islands
      html(locale: $language)
      toc {
        ...Toc
      }
    }
    newer: postsAt(paths: $newer, locale: $language) {
      ...PostLink
    }
    older: postsAt(paths: $older, locale: $language) {
      ...PostLink
    }
    recent: postsAt(paths: $recent, locale: $language) {
      ...PostLink
      date
    }
  }
`;
