import { graphql, type PageProps } from 'gatsby';
import { ReactArticle } from '../components/content/ReactArticle';
import { DocPage, type DocContext } from './DocPage';

export default function ReactDocPage({
  data,
  pageContext,
  children,
}: PageProps<Queries.ReactDocPageQuery, DocContext>) {
  const { doc } = data;
  const article = (
    <ReactArticle locale={doc.locale} marks={doc.marks} islands={doc.islands}>
      {children}
    </ReactArticle>
  );
  return <DocPage data={data} pageContext={pageContext} article={article} />;
}

export { DocHead as Head } from './DocPage';

export const query = graphql`
  query ReactDocPage($sitePath: String!, $sidebar: String, $language: String!) {
    locales: texts(namespaces: ["common", "navigation", "parts"], locale: $language)
    doc: docAt(path: $sitePath, locale: $language) {
      marks(locale: $language) {
        mark
        text
      }
    }
    ...DocParts
  }
`;
