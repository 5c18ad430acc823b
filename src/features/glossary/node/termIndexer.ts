import { encodeTerm, type StoredTerm } from '../model/termIndex';

/** What the index's query gives. */
interface TermQueryResult {
  data?: {
    allTerm: {
      nodes: { key: string; term: string; variants: string[]; words: { word: string }[] }[];
    };
  };
}

/** A term as a document of the index: its number, all that it is found by, and what is stored of it. */
interface TermDocument extends StoredTerm {
  n: number;
  text: string;
}

/** What an index of terms is made with: the plugin's normalizer, and the encoder of its FlexSearch index. */
export function termIndexer(locale: string) {
  return {
    normalizer: ({ data }: TermQueryResult): TermDocument[] =>
      (data?.allTerm.nodes ?? []).map(({ key, term, variants, words }, n) => ({
        n,
        key,
        text: [term, ...words.map(({ word }) => word), ...variants].join(' '),
      })),
    /** The plugin hands a document over as the JSON of its indexed keys. */
    encode: (document: string): string => encodeTerm((JSON.parse(document) as Pick<TermDocument, 'text'>).text, locale),
  };
}
