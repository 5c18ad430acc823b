import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AuthorList } from '../components/blog/AuthorList';
import { BlogHead } from '../components/blog/BlogHead';
import { BlogFrame } from '../components/blog/BlogFrame';
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

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogAuthorsPageQuery, BlogAuthorsContext>) => (
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
