import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../../../components/head/PageHead';
import { ReplyView } from '../components/ReplyView';
import { catalogueText } from '../../../i18n/catalogueText';

interface ReplyContext {
  sitePath: string;
}

export default function ReplyPage({ data }: PageProps<Queries.ReplyPageQuery, ReplyContext>) {
  return <ReplyView site={data.site} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.ReplyPageQuery, ReplyContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'reply.pageTitle')}
      description={catalogueText(locales, 'reply.pageLead')}
      sitePath={pageContext.sitePath}
      isHidden
    />
  );
}

export const query = graphql`
  query ReplyPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "reply"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
