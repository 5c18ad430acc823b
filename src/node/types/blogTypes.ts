import { PAGE_FIELDS } from './pageFields';

/** GraphQL types of the blog. */
export const blogTypes = /* GraphQL */ `
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
