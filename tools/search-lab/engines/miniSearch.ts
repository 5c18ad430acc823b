import MiniSearch from 'minisearch';
import { gzipSync } from 'node:zlib';
import { type Engine, headingsOf, textOf } from '../engine';

const BOOST = { title: 5, keywords: 3, headings: 2 };

/** MiniSearch with the settings of its documentation: prefixes, fuzziness 0.2, boosted fields. */
export const miniSearch: Engine = {
  name: 'MiniSearch 7',
  build: (pages) => {
    const index = new MiniSearch({ fields: ['title', 'keywords', 'headings', 'body'] });
    index.addAll(
      pages.map((page, id) => ({
        id,
        title: page.title,
        keywords: page.keywords.join('\n'),
        headings: headingsOf(page),
        body: textOf(page),
      })),
    );
    const options = { prefix: true, fuzzy: 0.2, boost: BOOST };
    return {
      bytes: gzipSync(JSON.stringify(index)).length,
      find: (query) => index.search(query, options).flatMap(({ id }) => pages[Number(id)]?.path ?? []),
    };
  },
};
