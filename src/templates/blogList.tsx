import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../app/PageHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import { PostList } from '../components/blog/PostList';
import { FeedLinks } from '../components/ui/FeedLinks';
import { catalogueText } from '../i18n/catalogueText';
import { useText } from '../i18n/useText';

interface BlogListContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
  newer: string | null;
  older: string | null;
}

export default function BlogListPage({ data, pageContext }: PageProps<Queries.BlogListPageQuery, BlogListContext>) {
  const t = useText();
  const { sitePath, language, newer, older } = pageContext;
  const posts = data.posts.map((post) => ({ ...post, lang: post.locale === language ? null : post.locale }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.title')} lead={t('blog.description')}>
      <PostList posts={posts} newer={newer} older={older} />
      <FeedLinks feeds={data.site.feeds} sitePath={sitePath} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogListPageQuery, BlogListContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'blog.title')}
      description={catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogListPage($posts: [String!]!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    posts: postsAt(paths: $posts, locale: $language) {
      ...PostSummary
      leadHtml(locale: $language)
    }
  }
`;
