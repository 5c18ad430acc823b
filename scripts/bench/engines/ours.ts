import { gzipSync } from 'node:zlib';
import { analyserOf } from '../../../src/model/search/analyser';
import { buildSectionDocuments } from '../../../src/model/search/documents';
import { indexOf, pathsFor } from '../../../src/model/search/memoryIndex';
import { rank } from '../../../src/model/search/rank';
import type { Engine } from '../engine';

/** The site's own search, with its index in one piece. */
export const ours: Engine = {
  name: 'ours',
  build: (pages) => {
    const index = indexOf(pages);
    const postings: Record<string, number[]> = {};
    for (const { n, x } of buildSectionDocuments(pages, analyserOf(pages[0]?.lang ?? ''))) {
      for (const token of x.split(' ').filter((each) => each !== '')) (postings[token] ??= []).push(n);
    }
    return {
      bytes: gzipSync(JSON.stringify(postings)).length,
      find: (query) => pathsFor(rank(query, index), index),
    };
  },
};
