import { graphql } from 'gatsby';

/** What the pages of the blog ask for alike. */
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
