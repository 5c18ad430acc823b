/** Common fields of docs and posts in GraphQL. */
export const PAGE_FIELDS = /* GraphQL */ `
    "Path without language and base; all translations have the same: /docs/pikaohjeet/saldo"
    path: String!
    "Language that the text is written in. Lists have a page once for each of its languages, so filter by it: fi"
    locale: String!
    "Its file, relative to the project: content/docs/pikaohjeet/saldo.mdx"
    file: String!
    "Title of the front matter: Saldon siirto"
    title: String!
    "The sentence of the front matter: Siirrä saldo toiselle laskulle."
    description: String!
    "Other words that readers search by: [\\"hyvitys\\", \\"palautus\\"]"
    keywords: [String!]!
    "Old addresses that lead to it: [\\"/docs/vanha\\"]"
    aliases: [String!]!
    "True for a page that is not published; a build has none of them. Example: false"
    draft: Boolean!
    "True for a page that is published and named nowhere. Example: false"
    unlisted: Boolean!
    "False for a page that is there only in the languages that it has been written in. Example: true"
    fallback: Boolean!
    "Path of the picture that its link shows where it is shared, if one is drawn: /static/cards/saldo-1a2b3c4d.png"
    card: String
    "Name of its kind in kinds.yaml; none for a page of no kind: pikaohje"
    kind: String
    "What it says while nobody has confirmed it: details, or example; null where it is confirmed or has nothing to say."
    unconfirmed: String
    "True for a translation whose original has changed since, by the history of the repository. Example: false"
    isOutdated: Boolean!
    "The day that it names itself, else when its file was last changed in the repository, moves left aside; null outside one: lastUpdated(formatString: \\"D.M.YYYY\\") is 17.5.2024"
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
    "Paths of the pages that its text links to, each once and without #: [\\"/docs/saldo\\"]"
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
    "What the search index has of it, by sections: [{ heading: \\"Vaiheet\\" }]"
    indexed: [IndexedSection!]!
`;
