import { gzipSync } from 'node:zlib';
import { analyserOf } from '../../src/model/search/analyser';
import { indexSections, type SearchablePage } from '../../src/node/search/documents';
import { buildIndexFiles, type IndexFiles } from '../../src/node/search/indexFiles';
import { postingsOf } from '../../src/node/search/memoryIndex';
import { openLocalIndex, type LocalIndex } from '../../src/model/search/localIndex';

export const searchablePage = (path: string, more: Partial<SearchablePage> = {}): SearchablePage => ({
  path,
  title: '',
  description: '',
  keywords: [],
  lang: 'fi',
  isNews: false,
  tag: 'default',
  sections: [{ id: '', heading: '', text: '' }],
  ...more,
});

export const gzipSize = (text: string) => gzipSync(text).length;

/** The index files of pages, as the build writes them. */
export function indexFilesOf(pages: readonly SearchablePage[], sizeOf = gzipSize): IndexFiles {
  const lang = pages[0]?.lang ?? 'fi';
  const indexing = indexSections(pages, analyserOf(lang));
  return buildIndexFiles(
    {
      lang,
      postings: postingsOf(indexing),
      sections: indexing.documents,
      areaOf: (path) => path.split('/')[1] ?? null,
      breadcrumbOf: (path) => path.split('/').slice(1, -1),
    },
    sizeOf,
  );
}

export interface OpenedIndex {
  index: LocalIndex;
  /** Names of the files that were read, in order. */
  read: string[];
}

/** Opens index files from memory, as the browser does. */
export function openFiles({ files, manifest }: IndexFiles): OpenedIndex {
  const read: string[] = [];
  const readFile = (name: string) => {
    read.push(name.replace('/i/', ''));
    const text = files.get(name.replace('/i/', ''));
    return text === undefined ? Promise.reject(new Error(`${name} is missing.`)) : Promise.resolve(text);
  };
  return { index: openLocalIndex({ ...manifest, folder: '/i' }, analyserOf(manifest.lang), readFile), read };
}
