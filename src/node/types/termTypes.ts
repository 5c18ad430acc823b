/** GraphQL types of the explained terms. */
export const termTypes = /* GraphQL */ `
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
