import { graphql, type PageProps } from 'gatsby';
import { hiddenHead } from '../../../components/head/PageHead';
import { ReplyView } from '../components/ReplyView';

export default function ReplyPage({ data }: PageProps<Queries.ReplyPageQuery>) {
  return <ReplyView site={data.site} />;
}

export const Head = hiddenHead('reply.pageTitle', 'reply.pageLead');

export const query = graphql`
  query ReplyPage($language: String!) {
    locales: texts(namespaces: ["common", "navigation", "reply"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
