import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import { PostList } from '../components/blog/PostList';
import { catalogueText } from '../i18n/catalogueText';
import { useText } from '../i18n/useText';

interface BlogTagContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
  newer: string | null;
  older: string | null;
}

export default function BlogTagPage({ data, pageContext }: PageProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const t = useText();
  const { language, newer, older } = pageContext;
  const posts = data.posts.map((post) => ({ ...post, lang: post.locale === language ? null : post.locale }));
  return (
    <BlogFrame
      hasTags={pageContext.hasTags}
      title={t('blog.tagTitle', { tag: data.tag?.label ?? '' })}
      lead={data.tag?.description ?? undefined}
    >
      <PostList posts={posts} newer={newer} older={older} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const { site, locales, tag } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'blog.tagTitle', { tag: tag?.label ?? '' })}
      description={tag?.description ?? catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogTagPage($tag: String!, $posts: [String!]!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }) {
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
