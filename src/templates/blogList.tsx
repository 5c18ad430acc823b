import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { components } from 'site-slots/listBottom';
import { absoluteUrl, StructuredData } from '../components/head/PageHead';
import { postThing } from '../components/head/describePost';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogListContext } from '../components/blog/blogContext';
import { PostList } from '../components/blog/PostList';
import { Slot } from '../components/layout/Slot';
import { catalogueText } from '../i18n/catalogueText';
import { pagedTitle } from '../i18n/pagedTitle';
import { useText } from '../i18n/useText';
import { withLang } from '../model/site/locale';
import { jsonLd } from '../model/structured/jsonLd';
import { blog } from '../model/structured/things';

export default function BlogListPage({ data, pageContext }: PageProps<Queries.BlogListPageQuery, BlogListContext>) {
  const t = useText();
  const { sitePath, language, newer, older } = pageContext;
  return (
    <BlogFrame
      hasTags={pageContext.hasTags}
      title={pagedTitle(t, t('blog.title'), pageContext.number)}
      lead={t('blog.description')}
    >
      <PostList posts={withLang(data.posts, language)} newer={newer} older={older} />
      <Slot name="listBottom" components={components} sitePath={sitePath} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogListPageQuery, BlogListContext>) {
  const { site, locales } = data;
  const { sitePath, language, number } = pageContext;
  const posts = data.posts.map((post) => postThing(site, post));
  const thing = blog(catalogueText(locales, 'blog.title'), absoluteUrl(site, sitePath, language), language, posts);
  return (
    <>
      <BlogHead data={data} sitePath={sitePath} title={(t) => pagedTitle(t, t('blog.title'), number)} />
      <StructuredData json={language === site.defaultLocale ? jsonLd(thing) : null} />
    </>
  );
}

export const query = graphql`
  query BlogListPage($posts: [String!]!, $language: String!) {
    ...BlogParts
    posts: postsAt(paths: $posts, locale: $language) {
      ...PostSummary
      card
      lastUpdated
      leadHtml(locale: $language)
    }
  }
`;
