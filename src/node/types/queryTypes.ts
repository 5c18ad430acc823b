/** GraphQL types of the site's own queries, and of the plugins' nodes that they read. */
export const queryTypes = /* GraphQL */ `
  type Query {
    siteAt(locale: String!): SiteSettings!
    "The doc of a path in a locale, or the default locale's where there is no translation."
    docAt(path: String!, locale: String!): Doc!
    "The post of a path in a locale, or the default locale's where there is no translation."
    postAt(path: String!, locale: String!): BlogPost!
    "Posts by path, in the order of the paths."
    postsAt(paths: [String!]!, locale: String!): [BlogPost!]!
    "The docs among the paths, in the order of the paths; other kinds of pages are left out."
    docsAt(paths: [String!]!, locale: String!): [Doc!]!
    "The sidebar of a name; none without a name."
    sidebarOf(name: String, locale: String!): Sidebar
    categoryAt(path: String!, locale: String!): Category!
    "What features know of the page at a path; null where they know nothing of it."
    featuresAt(path: String!, locale: String!): PageFeatures
    "The file with the paths and titles of a locale's pages, under the site root."
    pageListAt(locale: String!): String!
    "Titles and descriptions of docs and categories, in the order of the paths."
    cardsAt(paths: [String!]!, locale: String!): [PageCard!]!
  }

  # The plugins' types that the site queries, pinned so that an empty folder does not change them.
  type Mdx implements Node {
    body: String
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }
`;
