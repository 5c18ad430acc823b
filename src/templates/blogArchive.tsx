import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArchiveList } from '../components/blog/ArchiveList';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import { useText } from '../i18n/useText';

interface BlogArchiveContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
}

export default function BlogArchivePage({
  data,
  pageContext,
}: PageProps<Queries.BlogArchivePageQuery, BlogArchiveContext>) {
  const t = useText();
  const posts = data.posts.map((post) => ({
    ...post,
    lang: post.locale === pageContext.language ? null : post.locale,
  }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.archive')}>
      <ArchiveList posts={posts} />
    </BlogFrame>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogArchivePageQuery, BlogArchiveContext>) => (
  <BlogHead data={data} sitePath={pageContext.sitePath} title={(t) => t('blog.archive')} />
);

export const query = graphql`
  query BlogArchivePage($posts: [String!]!, $language: String!) {
    ...BlogParts
    posts: postsAt(paths: $posts, locale: $language) {
      path
      locale
      title
      date
    }
  }
`;
