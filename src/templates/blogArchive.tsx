import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ArchiveList } from '../components/blog/ArchiveList';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogContext } from '../components/blog/blogContext';
import { useText } from '../i18n/useText';
import { withLang } from '../model/site/locale';

export default function BlogArchivePage({ data, pageContext }: PageProps<Queries.BlogArchivePageQuery, BlogContext>) {
  const t = useText();
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.archive')}>
      <ArchiveList posts={withLang(data.posts, pageContext.language)} />
    </BlogFrame>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogArchivePageQuery, BlogContext>) => (
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
