/** GraphQL types of what is around pages: sidebars, categories, the facts of the site. */
export const siteTypes = /* GraphQL */ `
  "A row of a sidebar."
  type SidebarEntry @dontInfer {
    "What the row is: doc, category or link."
    type: String!
    "How deep it stands, the top being zero: 1."
    depth: Int!
    "Its text: Saldo."
    label: String!
    "Where it leads: /docs/pikaohjeet/saldo; null for a row that leads nowhere."
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

  "A language of the site."
  type SiteLocale @dontInfer {
    "Its code: sv."
    code: String!
    "Its name in itself: Svenska."
    label: String!
    "As HTML names it: sv-FI."
    htmlLang: String!
    "Where its pages are: https://ohje.example.com."
    url: String!
    "The path before its pages: /sv/"
    baseUrl: String!
  }

  "A link in a list of the bar."
  type NavbarLink @dontInfer {
    "Its text: Pikaohjeet."
    label: String!
    "Page of the site: /docs/pikaohjeet; null for a link out of it."
    to: String
    "Address out of the site: https://example.com; null for a page."
    href: String
  }

  "An item of the bar."
  type NavbarItem @dontInfer {
    "What it is: link, dropdown or search."
    type: String!
    "Its side: left."
    position: String!
    "Its text: Ohjeet."
    label: String
    "Page of the site: /docs/pikaohjeet; null for other items."
    to: String
    "Address out of the site: https://example.com; null for other items."
    href: String
    "The links of a dropdown: { label: Pikaohjeet, to: /docs/pikaohjeet }; null in other items."
    items: [NavbarLink!]
  }

  "The picture in the bar."
  type NavbarLogo @dontInfer {
    "Its path: /logo.svg."
    src: String!
    "Its path for the dark mode: /logo-dark.svg."
    srcDark: String
    "Text in place of it: Ohjekeskus."
    alt: String!
    "Pixels across: 120."
    width: Int!
    "Pixels down: 32."
    height: Int!
  }

  "The bar at the top of every page."
  type Navbar @dontInfer {
    "Its items: { type: link, label: Ohjeet }."
    items: [NavbarItem!]!
    "True where it hides while a reader scrolls down, such as by hideOnScroll in site.yaml."
    hideOnScroll: Boolean!
    "Its picture: { src: /logo.svg }; null without one."
    logo: NavbarLogo
  }

  "A link of the footer."
  type FooterLink @dontInfer {
    "Its text: Tietosuoja."
    label: String!
    "Page of the site: /tietosuoja; null for a link out of it."
    to: String
    "Address out of the site: https://example.com; null for a page."
    href: String
  }

  "A column of the footer."
  type FooterColumn @dontInfer {
    "Its heading: Ohjeet."
    title: String!
    "Its links: { label: Pikaohjeet, to: /docs/pikaohjeet }."
    items: [FooterLink!]!
  }

  "The picture in the footer."
  type FooterLogo @dontInfer {
    "Its path: /logo.svg."
    src: String!
    "Its path for the dark mode: /logo-dark.svg."
    srcDark: String
    "Text in place of it: Ohjekeskus."
    alt: String!
    "Pixels across: 120."
    width: Int!
    "Pixels down: 32."
    height: Int!
    "Where it leads: https://example.com; null where it leads nowhere."
    href: String
    "Where that opens: _blank; null for the same tab."
    target: String
  }

  "The end of every page."
  type Footer @dontInfer {
    "How it looks: dark or light."
    style: String!
    "Its columns: { title: Ohjeet }."
    columns: [FooterColumn!]!
    "Its links without columns: { label: Tietosuoja, to: /tietosuoja }."
    links: [FooterLink!]!
    "Its picture: { src: /logo.svg }; null without one."
    logo: FooterLogo
    "Its last line: © 2026 Ohjekeskus."
    copyright: String!
  }

  "What readers may do with light and dark."
  type ColorModeConfig @dontInfer {
    "The mode of a reader who has not chosen: light or dark."
    default: String!
    "True where the reader's system decides first, such as by prefers-color-scheme."
    respectSystem: Boolean!
    "True where readers can choose, such as by the button in the bar."
    canSwitch: Boolean!
  }

  "A piece of the text of an announcement."
  type AnnouncementPart @dontInfer {
    "Its text: Uusi versio on julkaistu."
    text: String!
    "Where it leads: /docs/versiot/kesakuu; null for plain text."
    href: String
    "True for a piece that is stressed, such as **tänään**."
    isStrong: Boolean!
  }

  "What stands above every page for a while."
  type Announcement @dontInfer {
    "By which browsers know that it was closed: kesa-2026."
    id: String!
    "Its text in pieces: { text: Uusi versio }."
    parts: [AnnouncementPart!]!
    "True where readers can close it, such as by closeable in site.yaml."
    closeable: Boolean!
    "Its colour: #164f84; null for that of the site."
    backgroundColor: String
    "Colour of its text: #ffffff; null for that of the site."
    textColor: String
  }

  "A feed of the site: its files lie under the path."
  type SiteFeed @dontInfer {
    "Its title: Ohjekeskuksen blogi."
    title: String!
    "Path of the page that lists what the feed brings, without locale: /blog."
    sitePath: String!
    "Path of that page in the feed's own language, where its files lie: /sv/blog."
    path: String!
  }

  "The pages that readers of a locale are not shown."
  type HiddenPages implements Node @dontInfer {
    "The locale: en."
    locale: String!
    "Their paths: /docs/pikaohjeet/saldo."
    paths: [String!]!
  }

  "The feeds that pages of a locale name."
  type SiteFeeds implements Node @dontInfer {
    "The locale: fi."
    locale: String!
    "The feeds: { title: Blogi, path: /blog }."
    feeds: [SiteFeed!]!
  }

  "Where readers' answers about a page go."
  type FeedbackTargets @dontInfer {
    "Address that takes answers: https://example.com/answers; null without one."
    endpoint: String
    "Address of mail: palaute@example.com; null without one."
    mail: String
    "Page or address for those who need help: /docs/tuki; null without one."
    support: String
  }

  "The facts of the site in one locale, from site.yaml."
  type SiteSettings implements Node @dontInfer {
    "The locale: fi."
    locale: String!
    "The first locale of the site: fi."
    defaultLocale: String!
    "Name of the site: Ohjekeskus."
    title: String!
    "What stands between titles: |"
    titleDelimiter: String!
    "What the site is: Ohjeet tilaustenhallintaan."
    description: String!
    "Where the site is: https://ohje.example.com."
    url: String!
    "The path before every page: /"
    baseUrl: String!
    "Where pages can be edited: https://git.example.com/edit/{path}; null where the site does not tell."
    editUrl: String
    "Its languages: { code: sv, label: Svenska }."
    locales: [SiteLocale!]!
    "The bar at the top: { items: { label: Ohjeet } }."
    navbar: Navbar!
    "The end of every page: { copyright: © 2026 }; null without one."
    footer: Footer
    "What readers may do with light and dark: { default: light }."
    colorMode: ColorModeConfig!
    "What stands above every page: { id: kesa-2026 }; null without one."
    announcement: Announcement
    "True where readers may keep the site for reading without a network, such as by offline in site.yaml."
    isOfflineOffered: Boolean!
    "Path of the page of the search: /search."
    searchPath: String!
    "The feeds that its pages name: { title: Blogi }."
    feeds: [SiteFeed!]!
    "Picture that links to pages without a text of their own show where they are shared: /static/cards/1a2b3c4d.png."
    card: String!
    "True where a service answers the search, whose crawler reads the pages, such as Algolia."
    isSearchHosted: Boolean!
    "True where nobody but the reader's own browser sees what is searched for, such as with the local search."
    isSearchPrivate: Boolean!
    "The versions of the docs, newest first: { name: \\"2024\\" }; null where there is only one."
    versions: [DocsVersion!]
    "The texts of the interface about versions: { ns: versions }; null where there is only one."
    versionTexts: Locale
    "The texts that ask readers whether they may be measured: { ns: consent }; none where they are not asked."
    consentTexts: [Locale!]!
    "Where readers' answers about a page go: { mail: palaute@example.com }; null where they are not asked."
    feedback: FeedbackTargets
    "The texts that ask whether a page helped: { ns: feedback }; none where readers are not asked."
    feedbackTexts: [Locale!]!
  }

  "What a link to a page shows: a doc's or a category's title and description."
  type PageCard @dontInfer {
    "Path of the page: /docs/pikaohjeet/saldo."
    path: String!
    "Its title: Saldo."
    title: String!
    "What it tells: Näin katsot saldon."
    description: String!
    "Language of its texts, where that is not the locale's: fi."
    lang: String
  }
`;
