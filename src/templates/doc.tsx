import { graphql, type PageProps } from 'gatsby';
import { Article } from '../components/doc/Article';
import { DocPage, type DocContext } from './DocPage';

export default function HtmlDocPage({ data, pageContext }: PageProps<Queries.DocPageQuery, DocContext>) {
  const article = <Article html={data.doc.html} islands={data.doc.islands} />;
  return <DocPage data={data} pageContext={pageContext} article={article} />;
}

export { DocHead as Head } from './DocPage';

export const query = graphql`
  query DocPage($sitePath: String!, $sidebar: String, $language: String!) {
    locales: texts(namespaces: ["common", "navigation"], locale: $language)
    doc: docAt(path: $sitePath, locale: $language) {
      html(locale: $language)
    }
    ...DocParts
  }
`;
