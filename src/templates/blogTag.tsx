import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import { PostList } from '../components/blog/PostList';
import { catalogueText } from '../i18n/catalogueText';
import { pagedTitle } from '../i18n/pagedTitle';
import { useText, type GetText } from '../i18n/useText';

interface BlogTagContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
  number: number;
  count: number;
  newer: string | null;
  older: string | null;
}

export default function BlogTagPage({ data, pageContext }: PageProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const t = useText();
  const { language, newer, older, number, count } = pageContext;
  const title = t('blog.tagTitle', { tag: data.tag?.label ?? '', count });
  const posts = data.posts.map((post) => ({ ...post, lang: post.locale === language ? null : post.locale }));
  return (
    <BlogFrame
      hasTags={pageContext.hasTags}
      title={pagedTitle(t, title, number)}
      lead={data.tag?.description ?? undefined}
    >
      <PostList posts={posts} newer={newer} older={older} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const { site, locales, tag } = data;
  const { sitePath, number, count } = pageContext;
  const text: GetText = (key, values) => catalogueText(locales, key, values);
  const title = text('blog.tagTitle', { tag: tag?.label ?? '', count });
  return (
    <PageHead
      site={site}
      title={pagedTitle(text, title, number)}
      description={tag?.description ?? text('blog.description')}
      sitePath={sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogTagPage($tag: String!, $posts: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    tag(key: { eq: $tag }) {
      label
      description
    }
    posts: postsAt(paths: $posts, locale: $language) {
      ...PostSummary
      leadHtml(locale: $language)
    }
  }
`;
