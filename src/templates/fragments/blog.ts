import { graphql } from 'gatsby';

/** Query fragments shared by blog pages. */
export const blogFragments = graphql`
  fragment BlogParts on Query {
    locales: texts(namespaces: ["common", "navigation", "blog"], locale: $language)
    site: siteAt(locale: $language) {
      ...Chrome
    }
  }
`;
