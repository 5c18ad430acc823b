import { shownFieldDefinitions } from './shownKeys';

/** GraphQL types of what writers write: pages, posts and what belongs to them. */
export const pageTypes = /* GraphQL */ `
  "A heading of a page."
  type Heading @dontInfer {
    "Level of the heading: 2 to 6. The title of the page is the only 1."
    depth: Int!
    "Id in addresses, without #: ennen-kuin-aloitat"
    id: String!
    "Text without marks: Ennen kuin aloitat"
    text: String!
  }

  "A stretch of text under one heading."
  type Section @dontInfer {
    "Id of the heading above it; empty before the first heading: ennen-kuin-aloitat"
    id: String!
    "Text of the heading above it; empty before the first heading: Ennen kuin aloitat"
    heading: String!
    "Text without marks, to search in: filter { sections: { elemMatch: { text: { regex: \\"/lasku/i\\" } } } }"
    text: String!
    "True for what a video says from a moment on; null for written text. Example: true"
    isSpoken: Boolean
    isReferences: Boolean
  }

  "An image of a page."
  type Image @dontInfer {
    "Absolute path of the image: /home/me/site/content/docs/kaavio.svg"
    file: String!
    "Width in pixels: 720"
    width: Int!
    "Height in pixels: 400"
    height: Int!
  }

  "A heading of the table of contents, with those below it."
  type TocEntry @dontInfer {
    "Id of the heading, without #: vaiheet"
    id: String!
    "Text of the heading: Vaiheet"
    text: String!
    "Headings one level below it: [{ id: \\"vaihe-1\\" }]"
    children: [TocEntry!]!
  }

  "A release note, and the month of its release: 2025-10."
  type Change @dontInfer {
    "Path of the release note: /docs/versiotiedotteet/kesakuu-2025"
    path: String!
    "Month of the release: 2025-06"
    released: String!
  }

  "A documentation page in one language."
  type Doc implements Node @dontInfer {
    "Path without language and base; all translations have the same: /docs/pikaohjeet/saldo"
    path: String!
    "Language that the text is written in. Lists have a page once for each of its languages, so filter by it: fi"
    locale: String!
    "Version of the docs that it belongs to: current, or the name of another, such as 2.0"
    version: String!
    "Its file, relative to the project: content/docs/pikaohjeet/saldo.mdx"
    file: String!
    "Title of the front matter: Saldon siirto"
    title: String!
    "Name in the sidebar; the title where it has none of its own: Saldo"
    sidebarLabel: String!
    "The sentence of the front matter: Siirrä saldo toiselle laskulle."
    description: String!
    "Other words that readers search by: [\\"hyvitys\\", \\"palautus\\"]"
    keywords: [String!]!
    "Words of the front matter that are not shown: [\\"kesken\\"]"
    tags: [String!]!
    "Paths of the pages that a release note concerns: [\\"/docs/pikaohjeet/saldo\\"]"
    affects: [String!]!
${shownFieldDefinitions()}
    "Cards of the docs and categories that this page affects: affected(locale: \\"fi\\") { title }"
    affected(locale: String!): [PageCard!]!
    "The newest release notes that affect this page: changedIn(locale: \\"fi\\") { released }"
    changedIn(locale: String!): [Change!]!
    "Name of its kind in kinds.yaml; none for a page of no kind: pikaohje"
    kind: String
    "What it says while nobody has confirmed it: details, or example; null where it is confirmed or has nothing to say."
    unconfirmed: String
    "True for a translation whose original has changed since, by the history of the repository. Example: false"
    isOutdated: Boolean!
    "Old addresses that lead to it: [\\"/docs/vanha\\"]"
    aliases: [String!]!
    "True for a page that is not published; a build has none of them. Example: false"
    draft: Boolean!
    "True for a page that is published and named nowhere. Example: false"
    unlisted: Boolean!
    "False for a page that is there only in the languages that it has been written in. Example: true"
    fallback: Boolean!
    "Path of the picture that its link shows where it is shared: /static/cards/saldo-1a2b3c4d.png"
    card: String!
    "When its file was last changed in the repository, moves left aside; null outside one: lastUpdated(formatString: \\"D.M.YYYY\\") is 17.5.2024"
    lastUpdated: Date @dateformat
    "Where its file can be edited; null where the site does not tell: https://git.example.com/edit/content/docs/saldo.mdx"
    editUrl: String
    "Number of words, headings included: 230"
    words: Int!
    "Its headings in their order: [{ depth: 2, id: \\"vaiheet\\", text: \\"Vaiheet\\" }]"
    headings: [Heading!]!
    "Its table of contents: [{ id: \\"vaiheet\\", text: \\"Vaiheet\\" }]"
    toc: [TocEntry!]!
    "Its text, cut at headings of level 2 and 3: [{ heading: \\"Vaiheet\\", text: \\"Avaa lasku.\\" }]"
    sections: [Section!]!
    "Links of its text as they are written, to pages and headings: [\\"/docs/saldo#tila\\", \\"#vaiheet\\"]"
    links: [String!]!
    "Paths of the pages that its text leads to, each once and without #: [\\"/docs/saldo\\"]"
    linksTo: [String!]!
    "Paths of the other pages whose texts lead to it: [\\"/docs/etusivu\\"]"
    linkedFrom: [String!]!
    "Number of the other pages whose texts lead to it; 0 for an orphan. Example: 3"
    inboundLinks: Int!
    "Bold texts, each once: names of buttons, fields and views: [\\"Lähetä kopio\\", \\"Laskut\\"]"
    bold: [String!]!
    "Ids that links may name, without #: [\\"vaiheet\\"]"
    ids: [String!]!
    "Images of its text: [{ file: \\"/home/me/site/content/docs/kaavio.svg\\" }]"
    images: [Image!]!
    "Names of the scripts that its elements need: [\\"tabs\\"]"
    islands: [String!]!
    "The terms that its text explains: [{ key: \\"saldo\\" }]"
    terms: [Term!]! @link(by: "key")
    "Finished HTML with the paths and UI texts of a locale: html(locale: \\"fi\\")"
    html(locale: String!): String!
    "True for a page that React renders, by code of its own. Example: false"
    isReact: Boolean!
    "What stands in a locale in place of the marks of a page that React renders: marks(locale: \\"fi\\") { text }"
    marks(locale: String!): [FilledMark!]!
    "JSON-LD of the questions, steps and videos in the text; null where there are none, or in another locale: structuredData(locale: \\"fi\\")"
    structuredData(locale: String!): String
    "What the search index has of it, by sections: [{ heading: \\"Vaiheet\\" }]"
    indexed: [IndexedSection!]!
    "The page before it, the one that it names, else the one of the sidebar: previous(sidebar: \\"ohjeet\\", locale: \\"fi\\") { path }"
    previous(sidebar: String, locale: String!): Neighbour
    "The page after it, the one that it names, else the one of the sidebar: next(sidebar: \\"ohjeet\\", locale: \\"fi\\") { path }"
    next(sidebar: String, locale: String!): Neighbour
  }

  "A mark in the code of a page that React renders, and what a locale puts in its place."
  type FilledMark @dontInfer {
    "The mark as it stands in the code: __MARK_1__"
    mark: String!
    "What it becomes: /sv/docs/saldo"
    text: String!
  }

  "A word by which the search finds a section."
  type IndexedWord @dontInfer {
    "Where it stands: title, heading, keyword (of the front matter, the synonyms or the glossary), or text. Example: title"
    field: String!
    "The stem that is searched by: lasku"
    stem: String!
    "True for a part of a compound, such as lasku in hyvityslasku."
    isPart: Boolean!
  }

  "What the search index has of a section."
  type IndexedSection @dontInfer {
    "Id of its heading, without #; empty before the first: vaiheet"
    anchor: String!
    "Text of its heading: Vaiheet"
    heading: String!
    "The words that find it: [{ field: \\"text\\", stem: \\"lasku\\" }]"
    words: [IndexedWord!]!
  }

  "A video of videos/."
  type Video implements Node @dontInfer {
    "Name of its YAML file: laskun-lahetys"
    key: String!
    "Name of the video: Laskun lähetys"
    title: String!
    "The sentence below the video: Näin lähetät laskun."
    description: String!
    "Word that is not shown: laskutus"
    topic: String!
    "Name of the file beside the YAML file: laskun-lahetys.mp4"
    file: String!
    "Name of the captions: laskun-lahetys.vtt"
    captions: String!
    "Name of the picture before the start: laskun-lahetys.jpg"
    poster: String!
    "Length in seconds: 45"
    seconds: Int!
  }
`;
