import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AuthorIntro } from '../components/blog/AuthorIntro';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogListContext } from '../components/blog/blogContext';
import { PostList } from '../components/blog/PostList';
import { pagedTitle } from '../i18n/pagedTitle';
import { useText } from '../i18n/useText';
import { langIn, withLang } from '../model/site/locale';

export default function BlogAuthorPage({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, BlogListContext>) {
  const t = useText();
  const { language, newer, older, hasTags, number } = pageContext;
  const { author, site } = data;
  const lang = langIn(site.defaultLocale, language);
  return (
    <BlogFrame hasTags={hasTags} title={pagedTitle(t, author?.name ?? '', number)} lang={lang}>
      <AuthorIntro title={author?.title ?? null} description={author?.description ?? null} lang={lang} />
      <PostList posts={withLang(data.posts, language)} newer={newer} older={older} />
    </BlogFrame>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, BlogListContext>) => (
  <BlogHead
    data={data}
    sitePath={pageContext.sitePath}
    title={(t) => pagedTitle(t, data.author?.name ?? '', pageContext.number)}
    description={data.author?.description}
  />
);

export const query = graphql`
  query BlogAuthorPage($author: String!, $posts: [String!]!, $language: String!) {
    ...BlogParts
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
