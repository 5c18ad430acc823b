/**
 * The GraphQL types of the site, all explicit: an empty or odd content folder changes no type. Fields are
 * nullable only where there may truly be no value. `path` is always the site path without locale and base.
 */
export const typeDefs = /* GraphQL */ `
  type Heading @dontInfer {
    depth: Int!
    id: String!
    text: String!
  }

  type Section @dontInfer {
    id: String!
    heading: String!
    text: String!
  }

  type Image @dontInfer {
    file: String!
    width: Int!
    height: Int!
  }

  type TocEntry @dontInfer {
    id: String!
    text: String!
    children: [TocEntry!]!
  }

  "A documentation page in one language."
  type Doc implements Node @dontInfer {
    path: String!
    locale: String!
    "Name of its file, relative to the project."
    file: String!
    title: String!
    sidebarLabel: String!
    description: String!
    keywords: [String!]!
    tags: [String!]!
    affects: [String!]!
    aliases: [String!]!
    draft: Boolean!
    "Date of the last commit that changed the file; none outside a repository."
    lastUpdated: Date @dateformat
    words: Int!
    headings: [Heading!]!
    toc: [TocEntry!]!
    sections: [Section!]!
    links: [String!]!
    ids: [String!]!
    images: [Image!]!
    islands: [String!]!
    "Finished HTML with the paths and UI texts of a locale."
    html(locale: String!): String!
  }

  "A blog post in one language."
  type BlogPost implements Node @dontInfer {
    path: String!
    locale: String!
    file: String!
    title: String!
    description: String!
    keywords: [String!]!
    aliases: [String!]!
    draft: Boolean!
    "The day of the post, in UTC."
    date: Date! @dateformat
    authors: [Author!]! @link(by: "key")
    tags: [Tag!]! @link(by: "key")
    lastUpdated: Date @dateformat
    words: Int!
    readingMinutes: Int!
    headings: [Heading!]!
    toc: [TocEntry!]!
    sections: [Section!]!
    links: [String!]!
    ids: [String!]!
    images: [Image!]!
    islands: [String!]!
    html(locale: String!): String!
    "HTML up to the truncation mark; none without a mark."
    leadHtml(locale: String!): String
  }

  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    posts: [BlogPost!]!
  }

  type Tag implements Node @dontInfer {
    key: String!
    label: String!
    description: String
    path: String!
    posts: [BlogPost!]!
  }

  type Video implements Node @dontInfer {
    key: String!
    title: String!
    description: String!
    topic: String!
    file: String!
    captions: String!
    poster: String!
    seconds: Int!
  }

  type SidebarEntry @dontInfer {
    type: String!
    depth: Int!
    label: String!
    href: String
    lang: String
    inTrail: Boolean!
    pruned: Boolean!
  }

  type Breadcrumb @dontInfer {
    label: String!
    path: String
    lang: String
  }

  type Neighbour @dontInfer {
    label: String!
    path: String!
    lang: String
  }

  "A sidebar in one locale, with labels chosen."
  type Sidebar implements Node @dontInfer {
    name: String!
    locale: String!
    label: String!
    isDefault: Boolean!
    "The rows that the page at a path shows: all, or the top level and the page's surroundings in a large sidebar."
    entries(path: String!): [SidebarEntry!]!
    breadcrumbs(path: String!): [Breadcrumb!]!
    previous(path: String!): Neighbour
    next(path: String!): Neighbour
    "Where the whole sidebar stands as JSON, for a page that shows only a part; none when every page shows it whole."
    wholeUrl: String
  }

  type CategoryCard @dontInfer {
    title: String!
    description: String!
    href: String!
    lang: String
    isCategory: Boolean!
    count: Int!
  }

  type CategoryGroup @dontInfer {
    label: String!
    cards: [CategoryCard!]!
  }

  "The index page of a sidebar's category in one locale."
  type Category implements Node @dontInfer {
    path: String!
    locale: String!
    sidebar: String!
    title: String!
    description: String!
    groups: [CategoryGroup!]!
  }

  type SiteLocale @dontInfer {
    code: String!
    label: String!
    htmlLang: String!
    url: String!
    baseUrl: String!
  }

  type NavbarItem @dontInfer {
    type: String!
    position: String!
    label: String
    to: String
    href: String
  }

  type FooterLink @dontInfer {
    label: String!
    to: String
    href: String
  }

  type FooterColumn @dontInfer {
    title: String!
    items: [FooterLink!]!
  }

  type FooterLogo @dontInfer {
    src: String!
    srcDark: String
    alt: String!
    width: Int!
    height: Int!
    href: String
    target: String
  }

  type Footer @dontInfer {
    style: String!
    columns: [FooterColumn!]!
    links: [FooterLink!]!
    logo: FooterLogo
    copyright: String!
  }

  type ColorModeFacts @dontInfer {
    default: String!
    respectSystem: Boolean!
    canSwitch: Boolean!
  }

  type Announcement @dontInfer {
    id: String!
    content: String!
    closeable: Boolean!
  }

  "The facts of the site in one locale, from site.yaml."
  type SiteFacts implements Node @dontInfer {
    locale: String!
    defaultLocale: String!
    title: String!
    titleDelimiter: String!
    description: String!
    url: String!
    baseUrl: String!
    locales: [SiteLocale!]!
    navbar: [NavbarItem!]!
    footer: Footer
    colorMode: ColorModeFacts!
    announcement: Announcement
    searchPath: String!
  }

  "What a link to a page shows: a doc's or a category's title and description."
  type PageCard @dontInfer {
    path: String!
    title: String!
    description: String!
    lang: String
  }

  "The files of a search index, under the site root."
  type SearchIndex @dontInfer {
    indexUrl: String!
    storeUrl: String!
  }

  type Query {
    siteAt(locale: String!): SiteFacts!
    "The doc of a path in a locale, or the default locale's where there is no translation."
    docAt(path: String!, locale: String!): Doc!
    "The post of a path in a locale, or the default locale's where there is no translation."
    postAt(path: String!, locale: String!): BlogPost!
    "Posts by path, in the order of the paths."
    postsAt(paths: [String!]!, locale: String!): [BlogPost!]!
    sidebarOf(name: String!, locale: String!): Sidebar
    categoryAt(path: String!, locale: String!): Category!
    "The search index of a locale, or the default locale's where it has none of its own."
    searchIndexAt(locale: String!): SearchIndex!
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
