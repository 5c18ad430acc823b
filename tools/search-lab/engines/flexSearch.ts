import FlexSearch from 'flexsearch';
import { gzipSync } from 'node:zlib';
import { type Engine, textOf } from '../engine';

/** Version 0.6 is synchronous, unlike its types. */
interface SearchableIndex {
  add: (id: number, text: string) => void;
  export: () => string;
  import: (exported: string) => void;
  search: (query: string) => number[];
}

const createIndex = () => FlexSearch.create() as unknown as SearchableIndex;

/**
 * FlexSearch with the defaults of gatsby-plugin-local-search and react-use-flexsearch: the plugin adds each page as one
 * JSON text, and the hook imports it into an index with default settings.
 */
export const flexSearch: Engine = {
  name: 'FlexSearch 0.6',
  build: (pages) => {
    const built = createIndex();
    pages.forEach((page, number) => {
      const { title, description, keywords } = page;
      built.add(number, JSON.stringify({ title, description, keywords, body: textOf(page) }));
    });
    const exported = built.export();
    const index = createIndex();
    index.import(exported);
    return {
      bytes: gzipSync(exported).length,
      find: (query) => index.search(query).flatMap((number) => pages[number]?.path ?? []),
    };
  },
};
