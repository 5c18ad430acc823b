/** GraphQL types of the docs' versions. */
export const versionTypes = /* GraphQL */ `
  "Where a link of the layout leads to in a version."
  type VersionLink @dontInfer {
    from: String!
    to: String!
  }

  "A version of the docs in one locale. A site with one version has none."
  type DocsVersion implements Node @dontInfer {
    name: String!
    locale: String!
    order: Int!
    label: String!
    banner: String!
    mainPath: String!
    paths: [String!]!
    ownPaths: [String!]!
    links: [VersionLink!]!
  }

  type OriginalPage @dontInfer {
    path: String!
    locale: String!
  }

  "The version of one page, and where the page leads to in each version."
  type PageVersion @dontInfer {
    name: String!
    label: String!
    banner: String!
    paths: [String!]!
    latestPath: String!
    "The current version's page of the same path, and the locale of its text."
    original: OriginalPage
  }
`;
