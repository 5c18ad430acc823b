/** GraphQL types of sidebars and of the pages of their categories. */
export const sidebarTypes = /* GraphQL */ `
  "A row of a sidebar."
  type SidebarEntry @dontInfer {
    "What the row is: doc, category or link."
    type: String!
    "How deep it stands, the top being zero: 1."
    depth: Int!
    "Its text: Saldo."
    label: String!
    "Target: /docs/pikaohjeet/saldo; null for a row without a page."
    href: String
    "Language of its text, where that is not the locale's: fi."
    lang: String
    "True for a category on the way to the page, such as Pikaohjeet for one of its guides."
    inTrail: Boolean!
    "True for a category whose rows are left out, such as those of another part of a large sidebar."
    pruned: Boolean!
  }

  "A step on the way from the front page to a page."
  type Breadcrumb @dontInfer {
    "Its text: Pikaohjeet."
    label: String!
    "Where it leads: /docs/category/pikaohjeet; null for a category without a page."
    path: String
    "Language of its text, where that is not the locale's: fi."
    lang: String
  }

  "A page that is linked before or after another one."
  type Neighbour @dontInfer {
    "Title of the page: Saldo."
    label: String!
    "Its path: /docs/pikaohjeet/saldo."
    path: String!
    "Language of its title, where that is not the locale's: fi."
    lang: String
  }

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
    "The rows that the page at a path shows: all, or the top level and the page's surroundings in a large sidebar."
    entries(path: String!): [SidebarEntry!]!
    "The way to a page: breadcrumbs(path: \\"/docs/pikaohjeet/saldo\\")."
    breadcrumbs(path: String!): [Breadcrumb!]!
    "The page before another one: previous(path: \\"/docs/pikaohjeet/saldo\\")."
    previous(path: String!): Neighbour
    "The page after another one: next(path: \\"/docs/pikaohjeet/saldo\\")."
    next(path: String!): Neighbour
    "JSON of the whole sidebar, where pages show a part: /static/sidebars/ohjeet-fi-1a2b.json; else null."
    wholeUrl: String
  }

  "A page or a category on the page of a category."
  type CategoryCard @dontInfer {
    "Its title: Saldo."
    title: String!
    "What it tells: Näin katsot saldon."
    description: String!
    "Where it leads: /docs/pikaohjeet/saldo."
    href: String!
    "Language of its texts, where that is not the locale's: fi."
    lang: String
    "True for a category, such as one inside another."
    isCategory: Boolean!
    "Pages of a category: 12."
    count: Int!
  }

  "Cards below a heading on the page of a category."
  type CategoryGroup @dontInfer {
    "The heading: Laskutus; empty for cards without one."
    label: String!
    "The cards: { title: Saldo, href: /docs/pikaohjeet/saldo }."
    cards: [CategoryCard!]!
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
    groups: [CategoryGroup!]!
    "The guides that have changed last, newest first, on the page of the release notes: { title: Saldo }."
    changes: [PageChange!]!
  }

  "A guide that has changed, by its own text or by a release note."
  type PageChange @dontInfer {
    "Path of the guide: /docs/pikaohjeet/saldo."
    path: String!
    "Its title: Saldo."
    title: String!
    "Language of its title, where that is not the locale's: fi."
    lang: String
    "When, in UTC: 2024-05-17T09:30:00Z."
    changed: String!
  }
`;
