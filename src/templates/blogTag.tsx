import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogListContext } from '../components/blog/blogContext';
import { PostList } from '../components/blog/PostList';
import { pagedTitle } from '../i18n/pagedTitle';
import { useText } from '../i18n/useText';
import { langIn, withLang } from '../model/site/locale';

interface BlogTagContext extends BlogListContext {
  count: number;
}

export default function BlogTagPage({ data, pageContext }: PageProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const t = useText();
  const { language, newer, older, number, count } = pageContext;
  const title = t('blog.tagTitle', { tag: data.tag?.label ?? '', count });
  return (
    <BlogFrame
      hasTags={pageContext.hasTags}
      title={pagedTitle(t, title, number)}
      lead={data.tag?.description ?? undefined}
      leadLang={langIn(data.site.defaultLocale, language)}
    >
      <PostList posts={withLang(data.posts, language)} newer={newer} older={older} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagPageQuery, BlogTagContext>) {
  const { sitePath, number, count } = pageContext;
  return (
    <BlogHead
      data={data}
      sitePath={sitePath}
      title={(t) => pagedTitle(t, t('blog.tagTitle', { tag: data.tag?.label ?? '', count }), number)}
      description={data.tag?.description}
    />
  );
}

export const query = graphql`
  query BlogTagPage($tag: String!, $posts: [String!]!, $language: String!) {
    ...BlogParts
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
