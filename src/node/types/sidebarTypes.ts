/** GraphQL types of sidebars and of the pages of their categories. */
export const sidebarTypes = /* GraphQL */ `
  "A sidebar in one locale, with labels chosen."
  type Sidebar implements Node @dontInfer {
    "Its key in sidebars.yaml: ohjeet."
    name: String!
    "Its locale: fi."
    locale: String!
    "What it is called: Ohjeet."
    label: String!
    "True for the sidebar of docs that name none, such as the first one in sidebars.yaml."
    isDefault: Boolean!
    "JSON of the rows that the page at a path shows: all, or those near it in a large sidebar."
    rowsUrl(path: String!): String!
    "The way to a page: breadcrumbs(path: \\"/docs/pikaohjeet/saldo\\")."
    breadcrumbs(path: String!): JSON!
    "The pages before and after another one: neighbours(path: \\"/docs/pikaohjeet/saldo\\")."
    neighbours(path: String!): JSON!
    "JSON of the whole sidebar, where pages show a part: /static/sidebars/ohjeet-fi-1a2b.json; else null."
    wholeUrl: String
  }

  "The index page of a sidebar's category in one locale."
  type Category implements Node @dontInfer {
    "Path of its page: /docs/category/pikaohjeet."
    path: String!
    "Its locale: fi."
    locale: String!
    "Name of its sidebar: ohjeet."
    sidebar: String!
    "Its title: Pikaohjeet."
    title: String!
    "What it has: Lyhyet ohjeet vaiheittain."
    description: String!
    "Its cards by heading: { label: Laskutus }."
    groups: JSON!
    "The guides that have changed last, newest first, on the page of the release notes: { title: Saldo }."
    changes: JSON!
  }
`;
