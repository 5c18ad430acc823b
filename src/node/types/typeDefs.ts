import type { Additions } from '../../model/site/additions';
import { pageTypes } from './pageTypes';
import { sidebarTypes } from './sidebarTypes';
import { siteTypes } from './siteTypes';
import { PAGE_FIELDS } from './pageFields';

const blogTypes = /* GraphQL */ `
  "A blog post in one language."
  type BlogPost implements Node @dontInfer {
${PAGE_FIELDS}
    "The day on which the product's owner has confirmed the text; none before that: 2024-05-17"
    reviewed: Date @dateformat
    "The day of the post, in UTC: date(formatString: \\"D.M.YYYY\\") is 17.5.2024"
    date: Date! @dateformat
    "Its authors: [{ key: \\"tuotetiimi\\", name: \\"Tuotetiimi\\" }]"
    authors: [Author!]! @link(by: "key")
    "Its topics: [{ key: \\"webinaari\\", label: \\"Webinaari\\" }]"
    tags: [Tag!]! @link(by: "key")
    "Minutes that reading takes: 3"
    readingMinutes: Int!
    "HTML up to the truncation mark; none without a mark: leadHtml(locale: \\"fi\\")"
    leadHtml(locale: String!): String
  }

  "An author of posts."
  type Author implements Node @dontInfer {
    "Key in blog/authors.yaml: tuotetiimi"
    key: String!
    "Name that readers see: Tuotetiimi"
    name: String!
    "Job or role: Järjestelmän kehitys"
    title: String
    "A sentence about the author: Kertoo muutoksista."
    description: String
    "Path of the author's page; null for one without: /blog/authors/tuotetiimi"
    path: String
    "Posts in a locale, the newest first: posts(locale: \\"fi\\") { title }"
    posts(locale: String!): [BlogPost!]!
  }

  "A topic of posts."
  type Tag implements Node @dontInfer {
    "Key in blog/tags.yaml: webinaari"
    key: String!
    "Name of the topic: Webinaari"
    label: String!
    "A sentence about the topic: Webinaarien aiheet."
    description: String
    "Path of its page: /blog/tags/webinaari"
    path: String!
    "Posts in a locale, the newest first: posts(locale: \\"fi\\") { title }"
    posts(locale: String!): [BlogPost!]!
  }
`;

/** GraphQL types of the site's own queries, and of the plugins' nodes that they read. */
const queryTypes = /* GraphQL */ `
  type Query {
    siteAt(locale: String!): SiteSettings!
    "The texts of the interface in the form of the i18n plugin."
    texts(namespaces: [String!]!, locale: String!): JSON!
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
    featuresAt(path: String!, locale: String!): JSON
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

/** GraphQL types of nodes that only the site's own queries read. */
const ownTypes = ['HiddenPages', 'PageFeatures', 'PageList', 'ReleaseNotes', 'SiteFeatures'].map(
  (name) => `type ${name} implements Node @dontInfer { locale: String }`,
);

/** GraphQL types of the explained terms. */
const termTypes = /* GraphQL */ `
  "A term in another language."
  type GlossaryWord @dontInfer {
    "Language of the word: en"
    locale: String!
    "The word in that language: balance"
    word: String!
  }

  "An explained term of the glossary."
  type Term implements Node @dontInfer {
    "Key in glossary.yaml: saldo"
    key: String!
    "Basic form of the word, in the first language: saldo"
    term: String!
    "The sentence that explains it: Avoimien laskujen summa."
    explanation: String!
    "Path of the page that tells more: /docs/ohjeet/saldo"
    page: String
    "Spellings that writers are not to use: [\\"saldokertymä\\"]"
    variants: [String!]!
    "The word in the other languages: [{ locale: \\"en\\", word: \\"balance\\" }]"
    words: [GlossaryWord!]!
    "The page that tells more, in a locale: guide(locale: \\"fi\\") { title }"
    guide(locale: String!): PageCard
  }
`;

/** Returns the GraphQL types of the site, all explicit: an odd content folder changes no type. */
export const typeDefs = (added: Additions) => [
  pageTypes(added),
  blogTypes,
  termTypes,
  sidebarTypes,
  siteTypes,
  ...ownTypes,
  queryTypes,
];
