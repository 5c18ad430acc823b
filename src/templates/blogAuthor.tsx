import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { AuthorIntro } from '../components/blog/AuthorIntro';
import { BlogFrame } from '../components/blog/BlogFrame';
import { PostList } from '../components/blog/PostList';
import { catalogueText } from '../i18n/catalogueText';
import { pagedTitle } from '../i18n/pagedTitle';
import { useText } from '../i18n/useText';

interface BlogAuthorContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
  number: number;
  newer: string | null;
  older: string | null;
}

export default function BlogAuthorPage({
  data,
  pageContext,
}: PageProps<Queries.BlogAuthorPageQuery, BlogAuthorContext>) {
  const t = useText();
  const { language, newer, older, hasTags, number } = pageContext;
  const { author, site } = data;
  const lang = language === site.defaultLocale ? null : site.defaultLocale;
  const posts = data.posts.map((post) => ({ ...post, lang: post.locale === language ? null : post.locale }));
  return (
    <BlogFrame hasTags={hasTags} title={pagedTitle(t, author?.name ?? '', number)} lang={lang}>
      <AuthorIntro title={author?.title ?? null} description={author?.description ?? null} lang={lang} />
      <PostList posts={posts} newer={newer} older={older} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, BlogAuthorContext>) {
  const { site, locales, author } = data;
  return (
    <PageHead
      site={site}
      title={pagedTitle((key, values) => catalogueText(locales, key, values), author?.name ?? '', pageContext.number)}
      description={author?.description ?? catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogAuthorPage($author: String!, $posts: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    author(key: { eq: $author }) {
      name
      title
      description
    }
    posts: postsAt(paths: $posts, locale: $language) {
      ...PostSummary
      leadHtml(locale: $language)
    }
  }
`;
