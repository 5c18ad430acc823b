import { graphql } from 'gatsby';

/** Query fragments shared by blog pages. */
export const blogFragments = graphql`
  fragment BlogParts on Query {
    locales: allLocale(
      filter: { ns: { in: ["common", "navigation", "blog"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...Catalogues
    }
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
