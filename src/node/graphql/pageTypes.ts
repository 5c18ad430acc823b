import { shownFieldDefinitions } from './shownKeys';

/** GraphQL types of what writers write: pages, posts and what belongs to them. */
export const pageTypes = /* GraphQL */ `
  type Heading @dontInfer {
    depth: Int!
    id: String!
    text: String!
  }

  type Section @dontInfer {
    id: String!
    heading: String!
    text: String!
    "True for what a video says."
    isSpoken: Boolean
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

  "A release note, and the month of its release: 2025-10."
  type Change @dontInfer {
    path: String!
    released: String!
  }

  "A documentation page in one language."
  type Doc implements Node @dontInfer {
    path: String!
    locale: String!
    "Version of the docs that it belongs to: current, or the name of another."
    version: String!
    "Name of its file, relative to the project."
    file: String!
    title: String!
    sidebarLabel: String!
    description: String!
    keywords: [String!]!
    tags: [String!]!
    affects: [String!]!
${shownFieldDefinitions()}
    "Cards of the docs and categories that this page affects."
    affected(locale: String!): [PageCard!]!
    "The newest release notes that affect this page."
    changedIn(locale: String!): [Change!]!
    "Name of its kind in kinds.yaml; none for a page of no kind."
    kind: String
    "What it says while nobody has confirmed it: details, or example; null where it is confirmed or has nothing to say."
    unconfirmed: String
    "True for a translation whose original has changed since."
    isOutdated: Boolean!
    aliases: [String!]!
    draft: Boolean!
    "True for a page that is published and named nowhere."
    unlisted: Boolean!
    "False for a page that is there only in the languages that it has been written in."
    fallback: Boolean!
    "Path of the picture that its link shows where it is shared."
    card: String!
    "Date of the last commit that changed the file; none outside a repository."
    lastUpdated: Date @dateformat
    "Where its file can be edited; null where the site does not tell."
    editUrl: String
    words: Int!
    headings: [Heading!]!
    toc: [TocEntry!]!
    sections: [Section!]!
    links: [String!]!
    ids: [String!]!
    images: [Image!]!
    islands: [String!]!
    "The terms that its text explains."
    terms: [Term!]! @link(by: "key")
    "Finished HTML with the paths and UI texts of a locale."
    html(locale: String!): String!
    "True for a page that React renders, by code of its own."
    isReact: Boolean!
    "What stands in a locale in place of the marks of a page that React renders."
    marks(locale: String!): [FilledMark!]!
    "JSON-LD of the questions, steps and videos in the text; null where there are none, or in another locale."
    structuredData(locale: String!): String
    "What the search index has of it, by sections."
    indexed: [IndexedSection!]!
    "The page before it: the one that it names, else the sidebar's."
    previous(sidebar: String, locale: String!): Neighbour
    next(sidebar: String, locale: String!): Neighbour
  }

  type FilledMark @dontInfer {
    mark: String!
    text: String!
  }

  type IndexedWord @dontInfer {
    "Where it stands: title, heading, keyword (of the front matter, the synonyms or the glossary), or text."
    field: String!
    stem: String!
    "True for a part of a compound."
    isPart: Boolean!
  }

  "What the search index has of a section."
  type IndexedSection @dontInfer {
    anchor: String!
    heading: String!
    words: [IndexedWord!]!
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
    "True for a page that is published and named nowhere."
    unlisted: Boolean!
    "False for a page that is there only in the languages that it has been written in."
    fallback: Boolean!
    "Path of the picture that its link shows where it is shared."
    card: String!
    "The day on which the product's owner has confirmed the text; none before that."
    reviewed: Date @dateformat
    "Name of its kind in kinds.yaml; none for a page of no kind."
    kind: String
    "What it says while nobody has confirmed it: details, or example; null where it is confirmed or has nothing to say."
    unconfirmed: String
    "True for a translation whose original has changed since."
    isOutdated: Boolean!
    "The day of the post, in UTC."
    date: Date! @dateformat
    authors: [Author!]! @link(by: "key")
    tags: [Tag!]! @link(by: "key")
    lastUpdated: Date @dateformat
    "Where its file can be edited; null where the site does not tell."
    editUrl: String
    words: Int!
    readingMinutes: Int!
    headings: [Heading!]!
    toc: [TocEntry!]!
    sections: [Section!]!
    links: [String!]!
    ids: [String!]!
    images: [Image!]!
    islands: [String!]!
    "The terms that its text explains."
    terms: [Term!]! @link(by: "key")
    html(locale: String!): String!
    "What the search index has of it, by sections."
    indexed: [IndexedSection!]!
    "HTML up to the truncation mark; none without a mark."
    leadHtml(locale: String!): String
  }

  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    "Path of the author's page; null for one without."
    path: String
    "Posts in a locale, the newest first."
    posts(locale: String!): [BlogPost!]!
  }

  type Tag implements Node @dontInfer {
    key: String!
    label: String!
    description: String
    path: String!
    "Posts in a locale, the newest first."
    posts(locale: String!): [BlogPost!]!
  }

  type GlossaryWord @dontInfer {
    locale: String!
    word: String!
  }

  "An explained term of the glossary."
  type Term implements Node @dontInfer {
    key: String!
    term: String!
    explanation: String!
    "Path of the page that tells more."
    page: String
    "Spellings that writers are not to use."
    variants: [String!]!
    words: [GlossaryWord!]!
    "The page that tells more, in a locale."
    guide(locale: String!): PageCard
  }

  type Glossary @dontInfer {
    terms: [Term!]!
    "Address of the FlexSearch index of the terms; null where the site has no page of them."
    indexUrl: String
    "Address of what is stored of each term with that index."
    storeUrl: String
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
`;
