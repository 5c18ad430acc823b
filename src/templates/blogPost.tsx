import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { pageAddress } from '../app/pageAddress';
import { postThing } from '../app/postThing';
import { PageHead } from '../app/PageHead';
import { StructuredData } from '../app/StructuredData';
import { PostView, type PostLink } from '../components/blog/PostView';
import { useRoutes } from '../hooks/useRoutes';
import { catalogueText } from '../i18n/catalogueText';
import { longDate } from '../model/date';
import { localizedPath } from '../model/locale';
import { jsonLd } from '../model/structured/jsonLd';
import { blogPosting } from '../model/structured/things';
import type { TocEntry } from '../model/toc';
import { twinPath } from '../model/twin';

/** Where the blog's list is. */
const BLOG_PATH = '/blog';

interface BlogPostContext {
  sitePath: string;
  language: string;
  locales: string[];
  isUnlisted?: boolean;
}

export default function BlogPostPage({ data, pageContext }: PageProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { fileUrl } = useRoutes();
  const { sitePath, language } = pageContext;
  const langOf = (locale: string) => (locale === language ? null : locale);
  const asLink = ({ locale: own, ...post }: Omit<PostLink, 'lang'> & { locale: string }) => ({
    ...post,
    lang: langOf(own),
  });
  const [newer, older] = [data.newer, data.older].map((posts) => posts.map(asLink)[0] ?? null);
  const { toc, locale, lastUpdated, ...post } = data.post;
  return (
    <PostView
      {...post}
      toc={toc as TocEntry[]}
      lang={langOf(locale)}
      originalUrl={fileUrl(sitePath)}
      twinUrl={fileUrl(twinPath(localizedPath(sitePath, locale, data.site.defaultLocale)))}
      newer={newer ?? null}
      older={older ?? null}
      recent={data.recent.map(({ date, ...recent }) => ({ ...asLink(recent), date }))}
      lastUpdated={lastUpdated === null ? null : longDate(lastUpdated, language)}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostPageQuery, BlogPostContext>) {
  const { post, site } = data;
  const { sitePath, language, locales } = pageContext;
  const name = catalogueText(data.locales, 'blog.title');
  const thing = postThing(site, post);
  const inBlog = { ...thing, blog: { name, url: pageAddress(site, BLOG_PATH, language) } };
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
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
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
