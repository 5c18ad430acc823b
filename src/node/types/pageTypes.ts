import { PAGE_FIELDS } from './pageFields';
import type { Additions } from '../../model/site/additions';
import { shownFieldDefinitions, shownSchemas } from './shownKeys';

/** Returns the GraphQL types of the content: pages, posts and their parts. */
export const pageTypes = (added: Additions) => /* GraphQL */ `
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
    "States or messages that a row of a table is asked by; null for other text. Example: [\\"Maksettu\\"]"
    asked: [String!]
    "True for the list of links that a page ends with, whose words are those of other pages; else null. Example: true"
    isReferences: Boolean
    "True for a section with a list of steps, which is the answer of a guide; else null. Example: true"
    hasSteps: Boolean
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
${PAGE_FIELDS}
    "Version of the docs that it belongs to: current, or the name of another, such as 2.0"
    version: String!
    "Name in the sidebar, else the title: Saldo"
    sidebarLabel: String!
    "Words of the front matter that are not shown: [\\"kesken\\"]"
    tags: [String!]!
    "Paths of the pages that a release note concerns: [\\"/docs/pikaohjeet/saldo\\"]"
    affects: [String!]!
${shownFieldDefinitions(shownSchemas(added))}
    "Cards of the docs and categories that this page affects: affected(locale: \\"fi\\") { title }"
    affected(locale: String!): [PageCard!]!
    "The newest release notes that affect this page: changedIn(locale: \\"fi\\") { released }"
    changedIn(locale: String!): [Change!]!
    "True for a page that React renders, with its own code. Example: false"
    isReact: Boolean!
    "What stands in a locale in place of the marks of a page that React renders: marks(locale: \\"fi\\") { text }"
    marks(locale: String!): [FilledMark!]!
    "JSON-LD of the questions, steps and videos in the text; null where there are none, or in another locale: structuredData(locale: \\"fi\\")"
    structuredData(locale: String!): String
    "The pages before and after it, which it or the sidebar names: neighbours(sidebar: \\"ohjeet\\", locale: \\"fi\\")"
    neighbours(sidebar: String, locale: String!): JSON!
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
