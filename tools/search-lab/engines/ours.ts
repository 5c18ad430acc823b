import { SEARCH_DIALOG_PAGES } from '../../../src/hooks/search/useDialogSearch';
import { gzipSync } from 'node:zlib';
import { analyserOf } from '../../../src/model/search/analyser';
import { indexSections } from '../../../src/node/search/documents';
import { buildIndexFiles } from '../../../src/node/search/indexFiles';
import { openLocalIndex } from '../../../src/model/search/localIndex';
import { answerLocally } from '../../../src/model/search/localProvider';
import { postingsOf } from '../../../src/node/search/memoryIndex';
import type { Engine } from '../engine';

const gzipSize = (text: string) => gzipSync(text).length;
const FILTERS = { locale: 'fi', offset: 0, limit: SEARCH_DIALOG_PAGES };

/** The site's search, with the built files read as in the worker. */
export const ours: Engine = {
  name: 'ours',
  build: (pages) => {
    const lang = pages[0]?.lang ?? '';
    const indexing = indexSections(pages, analyserOf(lang));
    const { files, manifest } = buildIndexFiles(
      {
        lang,
        postings: postingsOf(indexing),
        sections: indexing.documents,
        areaOf: () => null,
        breadcrumbOf: () => [],
      },
      gzipSize,
    );
    const start = gzipSize(JSON.stringify(manifest));
    const sizes = new Map([...files].map(([name, text]) => [name, gzipSize(text)]));
    const open = (onRead: (name: string) => void) => {
      const read = (address: string) => {
        const name = address.slice(1);
        onRead(name);
        return Promise.resolve(files.get(name) ?? '');
      };
      return {
        index: openLocalIndex({ ...manifest, folder: '' }, analyserOf(manifest.lang), read),
        without: new Set<number>(),
      };
    };
    const find = async (searched: ReturnType<typeof open>, query: string) =>
      (await answerLocally([searched], query, FILTERS)).pages.map(({ href }) => href);
    const warm = open(() => undefined);
    return {
      bytes: [...sizes].reduce((sum, [, size]) => sum + size, start),
      largestFile: Math.max(start, ...sizes.values()),
      find: (query) => find(warm, query),
      coldBytes: async (query) => {
        let bytes = start;
        await find(
          open((name) => (bytes += sizes.get(name) ?? 0)),
          query,
        );
        return bytes;
      },
    };
  },
};
