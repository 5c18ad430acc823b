/** GraphQL types of what features know of pages. */
export const featureTypes = /* GraphQL */ `
  "What features know of all pages of a locale."
  type SiteFeatures implements Node @dontInfer {
    "The locale: fi."
    locale: String!
    "Names of the features that the site has: [\\"offline\\"]."
    names: [String!]!
    "What their components read, by name: { offline: { open: Lue ilman verkkoa } }."
    data: JSON!
  }

  "The page that a page is another edition of."
  type OriginalPage @dontInfer {
    "Its path: /docs/pikaohjeet/saldo."
    path: String!
    "Locale of its text: fi."
    locale: String!
  }

  "What features know of one page."
  type PageFeatures implements Node @dontInfer {
    "Path of the page: /docs/2024/pikaohjeet/saldo."
    path: String!
    "The locale: fi."
    locale: String!
    "What their components read, by name: { versions: { name: 2024 } }."
    data: JSON!
    "The page that search engines should show instead: { path: /docs/pikaohjeet/saldo }; null for itself."
    original: OriginalPage
  }
`;
