/** GraphQL types of the facts of the site. */
export const siteTypes = /* GraphQL */ `
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

  "The facts of the site in one locale, from site.yaml."
  type SiteSettings implements Node @dontInfer {
    "The locale: fi."
    locale: String!
    "The first locale of the site: fi."
    defaultLocale: String!
    "Name of that language in this one, as it is in a sentence: finska."
    originalLanguage: String!
    "Pages linked in site.yaml that are shown in that language: [\\"/docs/saldo\\"]."
    untranslated: [String!]!
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
    "Page that explains the confirmation of texts: /docs/etusivu; null without one."
    confirmationPage: String
    "Its languages: { code: sv, label: Svenska }."
    locales: [SiteLocale!]!
    "The bar at the top: { items: { label: Ohjeet } }."
    navbar: JSON!
    "The end of every page: { copyright: © 2026 }; null without one."
    footer: JSON
    "What readers may do with light and dark: { default: light }."
    colorMode: JSON!
    "What features show on every page, by their names: { offline: { open: Lue ilman verkkoa } }."
    features: JSON!
    "What features show below docs and posts, by their names: { offline: { open: Lue ilman verkkoa } }."
    articleFeatures: JSON!
    "Path of the page of the search: /search."
    searchPath: String!
    "Picture that links to pages without a text of their own show where they are shared, if one is drawn: /static/cards/1a2b3c4d.png."
    card: String
    "True where nobody but the reader's own browser sees what is searched for, such as with the local search."
    isSearchPrivate: Boolean!
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
