import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../components/head/PageHead';
import { AuthorList } from '../components/blog/AuthorList';
import { BlogFrame } from '../components/blog/BlogFrame';
import { catalogueText } from '../i18n/catalogueText';
import { useText } from '../i18n/useText';

interface BlogAuthorsContext {
  sitePath: string;
  language: string;
  hasTags: boolean;
}

export default function BlogAuthorsPage({
  data,
  pageContext,
}: PageProps<Queries.BlogAuthorsPageQuery, BlogAuthorsContext>) {
  const t = useText();
  const { defaultLocale } = data.site;
  const { language } = pageContext;
  const authors = data.authors.nodes.map((author) => ({
    ...author,
    posts: author.posts.map((post) => ({ ...post, lang: post.locale === language ? null : post.locale })),
  }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.authors')}>
      <AuthorList authors={authors} lang={language === defaultLocale ? null : defaultLocale} />
    </BlogFrame>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorsPageQuery, BlogAuthorsContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'blog.authors')}
      description={catalogueText(locales, 'blog.description')}
      sitePath={pageContext.sitePath}
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query BlogAuthorsPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
    authors: allAuthor(sort: { name: ASC }) {
      nodes {
        key
        name
        title
        description
        path
        posts(locale: $language) {
          path
          locale
          title
        }
      }
    }
  }
`;
