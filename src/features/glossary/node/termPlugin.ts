import type { PluginRef } from 'gatsby';
import { TERM_INDEX_OPTIONS } from '../model/termIndex';
import { termIndexer } from './termIndexer';
import { termIndexName } from './termIndexNode';

/** A small FlexSearch index of the glossary's terms for each locale, which the page of the glossary filters by. */
export function termPlugins(codes: readonly string[]): PluginRef[] {
  return codes.map((code) => {
    const { normalizer, encode } = termIndexer(code);
    const options = {
      name: termIndexName(code),
      engine: 'flexsearch',
      engineOptions: { ...TERM_INDEX_OPTIONS, encode },
      query: '{ allTerm(sort: { key: ASC }) { nodes { key term variants words { word } } } }',
      ref: 'n',
      index: ['text'],
      store: ['key'],
      normalizer,
    };
    return { resolve: 'gatsby-plugin-local-search', options };
  });
}
