import FlexSearch from 'flexsearch';
import { termPlugins } from '../../src/features/glossary/node/termPlugin';
import type { TermFiles } from '../../src/features/glossary/hooks/useFoundTerms';

/** A term as the plugin's query gives it. */
export interface QueriedTerm {
  key: string;
  term: string;
  variants: string[];
  words: { word: string }[];
}

interface Options {
  engineOptions: object;
  normalizer: (answer: object) => { n: number; key: string; text: string }[];
}

/** The files of terms that the local search plugin makes, by its options and its way with FlexSearch. */
export function termFilesOf(terms: readonly QueriedTerm[], locale = 'fi'): TermFiles {
  const [plugin] = termPlugins([locale]);
  const { engineOptions, normalizer } = (plugin as unknown as { options: Options }).options;
  const index = FlexSearch.create(engineOptions) as unknown as {
    add: (id: number, text: string) => void;
    export: () => string;
  };
  const documents = normalizer({ data: { allTerm: { nodes: terms } } });
  for (const { n, text } of documents) index.add(n, JSON.stringify({ text }));
  return { index: index.export(), store: Object.fromEntries(documents.map(({ n, key }) => [String(n), { key }])) };
}
