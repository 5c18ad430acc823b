import { SHARD_MAX, WHOLE_MAX } from '../../../../src/node/search/indexFiles';
import type { IndexManifest } from '../../../../src/model/search/manifest';
import { readShard, readWordList, shardOf } from '../../../../src/model/search/postingShards';
import { readPages } from '../../../../src/model/search/pageTable';
import { gzipSize, indexFilesOf, searchablePage } from '../../../support/localSearch';

const PAGES = [
  searchablePage('/ohjeet/saldo', {
    title: 'Asiakkaan saldo',
    description: 'Näin luet saldon.',
    sections: [
      { id: '', heading: '', text: 'Alku.' },
      { id: 'palautus', heading: 'Palautus', text: 'Palauta raha.' },
    ],
  }),
  searchablePage('/ohjeet/lasku', { title: 'Lasku', isNews: true, tag: 'docs-default-2.0' }),
];

/** Words that no two pages share, so that an index grows as a large site's does. */
const many = Array.from({ length: 40 }, (_, page) =>
  searchablePage(`/ohjeet/${page}`, {
    title: `Sivu ${page}`,
    sections: [
      {
        id: '',
        heading: '',
        text: Array.from(
          { length: 60 },
          (__, word) => `sana${((page * 7919 + word * 104729) % 99991).toString(26)}`,
        ).join(' '),
      },
    ],
  }),
);

/** As if each page had five times as many words. */
const sizeOf = (text: string) => gzipSize(text) * 5;

/** Building a large index takes a second: the tests that only read it share one. */
const large = indexFilesOf(many, sizeOf);

/** The tokens of an index in one piece, in order. */
const wholeTokens = ({ words, pages }: Pick<IndexManifest, 'words' | 'pages'>) =>
  Object.keys(readShard(words, { known: [], pages: readPages(pages) })).sort();

test('a small index is one file of postings, and what results show stands beside it', () => {
  const { files, manifest } = indexFilesOf(PAGES);
  expect([...files.keys()]).toEqual(['entries-0.json', 'texts-0.json', 'texts-1.json']);
  expect(manifest).toMatchObject({ lang: 'fi', firsts: [], entriesPerFile: 2 });
  expect(JSON.parse(files.get('entries-0.json') ?? '')).toEqual([
    ['/ohjeet/saldo', 'Asiakkaan saldo', 'Näin luet saldon.', ['ohjeet'], '', 'Palautus'],
    ['/ohjeet/lasku', 'Lasku', '', ['ohjeet'], ''],
  ]);
  expect(JSON.parse(files.get('texts-0.json') ?? '')).toEqual([['Alku.', 'Palauta raha.']]);
});

test('a phrase is cut from no word that it begins with', () => {
  const page = (path: string, keywords: string[]) => searchablePage(path, { title: 'Maksu', keywords });
  const pages = [page('/a', ['aika maksu', 'lasku maksu']), page('/b', ['maksu aika', 'maksu lasku'])];
  const { manifest } = indexFilesOf(pages, () => Infinity);
  expect(manifest.firsts).toEqual(['aika', 'lasku', 'maksu']);
});

test('a large index is cut into shards in the order of the alphabet, none too large, nothing lost', () => {
  const { files, manifest } = large;
  const shards = [...files.keys()].filter((name) => /^words-\d/.test(name)).map((name) => files.get(name) ?? '');
  expect(shards.length).toBeGreaterThan(2);
  expect(manifest.firsts).toHaveLength(shards.length);
  expect([...manifest.firsts].sort()).toEqual(manifest.firsts);
  expect(shards.map(sizeOf).filter((size) => size > SHARD_MAX)).toEqual([]);
  const words = readWordList(manifest.words).map(([stem]) => stem);
  const tokens = shards.flatMap((text, shard) => {
    const known = words.filter((stem) => shardOf(stem, manifest.firsts) === shard);
    return Object.keys(readShard(text, { known, pages: readPages(manifest.pages) }));
  });
  expect(new Set(tokens).size).toBe(tokens.length);
  const whole = indexFilesOf(many, () => WHOLE_MAX).manifest;
  expect(tokens.sort()).toEqual(wholeTokens(whole));
});

test('beside shards there is a list of the words; where that is too long, of what pages are about', () => {
  const every = readWordList(indexFilesOf(many, (text) => sizeOf(text) * 0.5).manifest.words);
  expect(every.some(([, , isTopic]) => !isTopic)).toBe(true);
  const topics = readWordList(indexFilesOf(many, (text) => sizeOf(text) * 10).manifest.words);
  expect(topics.length).toBeLessThan(every.length);
  expect(topics.every(([, , isTopic]) => isTopic)).toBe(true);
});

test('on a site of many pages, words that stand nearly everywhere are left out of running text only', () => {
  const pages = Array.from({ length: 1000 }, (_, page) =>
    searchablePage(`/ohjeet/${page}`, {
      title: 'Tilaus',
      sections: [{ id: '', heading: '', text: page < 100 ? 'Lasku ja saldo.' : 'Lasku.' }],
    }),
  );
  expect(wholeTokens(indexFilesOf(pages).manifest)).toEqual(['bja', 'bsald', 'ttilaus']);
});

test('what results show is one file and a text for each page; one for ten and one for two where it is large', () => {
  const filesOf = (bytes: number) => {
    const { files, manifest } = indexFilesOf(many, (text) => sizeOf(text) * bytes);
    const count = (name: string) => [...files.keys()].filter((file) => file.startsWith(`${name}-`)).length;
    return { entries: [count('entries'), manifest.entriesPerFile], texts: [count('texts'), manifest.textsPerFile] };
  };
  const pages = many.length;
  expect(filesOf(0)).toEqual({ entries: [1, pages], texts: [pages, 1] });
  expect(filesOf(1000)).toEqual({ entries: [Math.ceil(pages / 10), 10], texts: [Math.ceil(pages / 2), 2] });
});
