import { gzipSync } from 'node:zlib';
import { analyserOf } from '../../../src/model/search/analyser';
import { buildSectionDocuments } from '../../../src/model/search/documents';
import { indexOfDocuments, pathsFor, postingsOf } from '../../../src/model/search/memoryIndex';
import { rank } from '../../../src/model/search/rank';
import type { Engine } from '../engine';

/** The site's own search, with its index in one piece. */
export const ours: Engine = {
  name: 'ours',
  build: (pages) => {
    const analyser = analyserOf(pages[0]?.lang ?? '');
    const documents = buildSectionDocuments(pages, analyser);
    const index = indexOfDocuments(documents, analyser);
    return {
      bytes: gzipSync(JSON.stringify(postingsOf(documents))).length,
      find: (query) => pathsFor(rank(query, index), index),
    };
  },
};
