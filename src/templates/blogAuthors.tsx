import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AuthorList } from '../components/blog/AuthorList';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
import type { BlogContext } from '../components/blog/blogContext';
import { useText } from '../i18n/useText';
import { langIn, withLang } from '../model/site/locale';

export default function BlogAuthorsPage({ data, pageContext }: PageProps<Queries.BlogAuthorsPageQuery, BlogContext>) {
  const t = useText();
  const { language } = pageContext;
  const authors = data.authors.nodes.map((author) => ({ ...author, posts: withLang(author.posts, language) }));
  return (
    <BlogFrame hasTags={pageContext.hasTags} title={t('blog.authors')}>
      <AuthorList authors={authors} lang={langIn(data.site.defaultLocale, language)} />
    </BlogFrame>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogAuthorsPageQuery, BlogContext>) => (
  <BlogHead data={data} sitePath={pageContext.sitePath} title={(t) => t('blog.authors')} />
);

export const query = graphql`
  query BlogAuthorsPage($language: String!) {
    ...BlogParts
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
