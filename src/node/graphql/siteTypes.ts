/** GraphQL types of what is around pages: sidebars, categories, the facts of the site. */
export const siteTypes = /* GraphQL */ `
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

  "A page that is linked before or after another one."
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
    "The guides that have changed last, newest first; only on the page of the release notes."
    changes: [PageChange!]!
  }

  "A guide that has changed, by its own text or by a release note."
  type PageChange @dontInfer {
    path: String!
    title: String!
    lang: String
    "When, in UTC."
    changed: String!
  }

  type SiteLocale @dontInfer {
    code: String!
    label: String!
    htmlLang: String!
    url: String!
    baseUrl: String!
  }

  type NavbarLink @dontInfer {
    label: String!
    to: String
    href: String
  }

  type NavbarItem @dontInfer {
    type: String!
    position: String!
    label: String
    to: String
    href: String
    "The links of a dropdown; none in other items."
    items: [NavbarLink!]
  }

  type NavbarLogo @dontInfer {
    src: String!
    srcDark: String
    alt: String!
    width: Int!
    height: Int!
  }

  type Navbar @dontInfer {
    items: [NavbarItem!]!
    hideOnScroll: Boolean!
    logo: NavbarLogo
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

  type ColorModeConfig @dontInfer {
    default: String!
    respectSystem: Boolean!
    canSwitch: Boolean!
  }

  type AnnouncementPart @dontInfer {
    text: String!
    href: String
    isStrong: Boolean!
  }

  type Announcement @dontInfer {
    id: String!
    parts: [AnnouncementPart!]!
    closeable: Boolean!
    backgroundColor: String
    textColor: String
  }

  "A feed of the site: its files lie under the path."
  type SiteFeed @dontInfer {
    title: String!
    "Path of the page that lists what the feed brings, without locale."
    sitePath: String!
    "Path of that page in the feed's own language, where its files lie."
    path: String!
  }

  "The pages that readers of a locale are not shown."
  type HiddenPages implements Node @dontInfer {
    locale: String!
    paths: [String!]!
  }

  "The feeds that pages of a locale name."
  type SiteFeeds implements Node @dontInfer {
    locale: String!
    feeds: [SiteFeed!]!
  }

  "Where readers' answers about a page go."
  type FeedbackTargets @dontInfer {
    endpoint: String
    mail: String
    support: String
  }

  "The facts of the site in one locale, from site.yaml."
  type SiteSettings implements Node @dontInfer {
    locale: String!
    defaultLocale: String!
    title: String!
    titleDelimiter: String!
    description: String!
    url: String!
    baseUrl: String!
    "Template of the addresses where pages can be edited; null where the site does not tell."
    editUrl: String
    locales: [SiteLocale!]!
    navbar: Navbar!
    footer: Footer
    colorMode: ColorModeConfig!
    announcement: Announcement
    "True where readers may keep the site for reading without a network."
    isOfflineOffered: Boolean!
    searchPath: String!
    feeds: [SiteFeed!]!
    "Path of the picture that links to pages without a text of their own show where they are shared."
    card: String!
    "True where a service answers the search, whose crawler reads the pages."
    isSearchHosted: Boolean!
    "True where nobody but the reader's own browser sees what is searched for."
    isSearchPrivate: Boolean!
    "The versions of the docs, newest first; null where there is only one."
    versions: [DocsVersion!]
    "The texts of the interface about versions; null where there is only one."
    versionTexts: Locale
    "The texts that ask readers whether they may be measured; none where they are not asked."
    consentTexts: [Locale!]!
    "Where readers' answers about a page go; null where they are not asked."
    feedback: FeedbackTargets
    "The texts that ask whether a page helped; none where readers are not asked."
    feedbackTexts: [Locale!]!
  }

  "What a link to a page shows: a doc's or a category's title and description."
  type PageCard @dontInfer {
    path: String!
    title: String!
    description: String!
    lang: String
  }
`;
