import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHead } from '../../../components/head/PageHead';
import { GlossaryView } from '../components/GlossaryView';
import { catalogueText } from '../../../i18n/catalogueText';

interface GlossaryContext {
  sitePath: string;
}

export default function GlossaryPage({ data, location }: PageProps<Queries.GlossaryPageQuery>) {
  const { searchPath, originalLanguage } = data.site;
  return <GlossaryView {...{ location, searchPath, originalLanguage }} terms={data.terms.nodes} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.GlossaryPageQuery, GlossaryContext>) {
  const { site, locales } = data;
  return (
    <PageHead
      site={site}
      title={catalogueText(locales, 'glossary.title')}
      description={catalogueText(locales, 'glossary.lead', { language: site.originalLanguage })}
      sitePath={pageContext.sitePath}
      // The definitions are in the default language, independent of the interface.
      locales={[site.defaultLocale]}
    />
  );
}

export const query = graphql`
  query GlossaryPage($language: String!) {
    locales: texts(namespaces: ["common", "navigation", "glossary"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
    terms: allTerm(sort: { key: ASC }) {
      nodes {
        key
        term
        explanation
        variants
        words {
          locale
          word
        }
        guide(locale: $language) {
          path
          title
          lang
        }
      }
    }
  }
`;
