import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogContext } from '../components/blog/blogContext';
import { TagList } from '../components/blog/TagList';
import { useText } from '../i18n/useText';
import { langIn } from '../model/site/locale';

export default function BlogTagsPage({ data, pageContext }: PageProps<Queries.BlogTagsPageQuery, BlogContext>) {
  const t = useText();
  const { defaultLocale } = data.site;
  const tags = data.tags.nodes.map(({ posts, ...tag }) => ({ ...tag, count: posts.length }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.tags')}>
      <TagList tags={tags} language={defaultLocale} lang={langIn(defaultLocale, pageContext.language)} />
    </BlogFrame>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogTagsPageQuery, BlogContext>) => (
  <BlogHead data={data} sitePath={pageContext.sitePath} title={(t) => t('blog.tags')} />
);

export const query = graphql`
  query BlogTagsPage($tags: [String!]!, $language: String!) {
    ...BlogParts
    tags: allTag(filter: { key: { in: $tags } }, sort: { label: ASC }) {
      nodes {
        label
        description
        path
        posts(locale: $language) {
          path
        }
      }
    }
  }
`;
