/** GraphQL types of the docs' versions. */
export const versionTypes = /* GraphQL */ `
  "Where a link of the layout leads to in a version."
  type VersionLink @dontInfer {
    "Where it leads in the current version: /docs."
    from: String!
    "Where it leads in this one: /docs/2024."
    to: String!
  }

  "A version of the docs in one locale. A site with one version has none."
  type DocsVersion implements Node @dontInfer {
    "Its name: 2024."
    name: String!
    "Its locale: fi."
    locale: String!
    "Its place, the newest being zero: 1."
    order: Int!
    "What readers see: 2024."
    label: String!
    "What its pages say of it: none, unreleased or unmaintained."
    banner: String!
    "Where it begins: /docs/2024."
    mainPath: String!
    "Paths of its pages that readers are shown: /docs/2024/pikaohjeet/saldo."
    paths: [String!]!
    "Those that have a text in the locale: /docs/2024/pikaohjeet/saldo."
    ownPaths: [String!]!
    "Links of the layout that lead elsewhere in it: { from: /docs, to: /docs/2024 }."
    links: [VersionLink!]!
  }

  "The page of the current version that a page of another one stands for."
  type OriginalPage @dontInfer {
    "Its path: /docs/pikaohjeet/saldo."
    path: String!
    "Locale of its text: fi."
    locale: String!
  }

  "The version of one page, and where the page leads to in each version."
  type PageVersion @dontInfer {
    "Name of the version: 2024."
    name: String!
    "What readers see: 2024."
    label: String!
    "What the page says of its version: none, unreleased or unmaintained."
    banner: String!
    "Where the page leads to in each version, newest first: /docs/pikaohjeet/saldo."
    paths: [String!]!
    "Its page in the current version, or the start of that: /docs/pikaohjeet/saldo."
    latestPath: String!
    "The current version's page of the same path, and the locale of its text: { path: /docs/pikaohjeet/saldo }."
    original: OriginalPage
  }
`;

/** The fields of `SiteSettings` about them. */
export const versionFieldTypes = /* GraphQL */ `
    "The versions of the docs, newest first: { name: \\"2024\\" }; null where there is only one."
    versions: [DocsVersion!]
    "The texts of the interface about versions: { ns: versions }; null where there is only one."
    versionTexts: Locale
`;
