import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { ArchiveList } from '../components/blog/ArchiveList';
import { BlogFrame } from '../components/blog/BlogFrame';
import { catalogueText } from '../i18n/catalogueText';
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

export function Head({ data, pageContext }: HeadProps<Queries.BlogArchivePageQuery, BlogArchiveContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'blog.archive')}
      description={catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogArchivePage($posts: [String!]!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    posts: postsAt(paths: $posts, locale: $language) {
      path
      locale
      title
      date
    }
  }
`;
