import FlexSearch from 'flexsearch';
import { gzipSync } from 'node:zlib';
import type { Engine } from '../engine';
import { textOf } from '../text';

/** What version 0.6 does at once, its types promise later. */
interface SearchableIndex {
  add: (id: number, text: string) => void;
  export: () => string;
  import: (exported: string) => void;
  search: (query: string) => number[];
}

const createIndex = () => FlexSearch.create() as unknown as SearchableIndex;

/**
 * FlexSearch as gatsby-plugin-local-search and react-use-flexsearch use it when nothing is set: the plugin adds each
 * page as one JSON text, the hook imports the index into one with the defaults.
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
