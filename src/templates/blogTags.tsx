import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import { TagList } from '../components/blog/TagList';
import { catalogueText } from '../i18n/catalogueText';
import { useText } from '../i18n/useText';

interface BlogTagsContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
}

export default function BlogTagsPage({ data, pageContext }: PageProps<Queries.BlogTagsPageQuery, BlogTagsContext>) {
  const t = useText();
  const { defaultLocale } = data.site;
  const tags = data.tags.nodes.map(({ posts, ...tag }) => ({ ...tag, count: posts.length }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.tags')}>
      <TagList
        tags={tags}
        language={defaultLocale}
        lang={pageContext.language === defaultLocale ? null : defaultLocale}
      />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagsPageQuery, BlogTagsContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'blog.tags')}
      description={catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogTagsPage($tags: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
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
