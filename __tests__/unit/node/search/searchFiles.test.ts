import { EventEmitter } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import type { IndexManifest, SearchManifest } from '../../../../src/model/search/manifest';
import { readPages } from '../../../../src/model/search/pageTable';
import { readShard, readWordList, shardOf } from '../../../../src/model/search/postingShards';
import { type IndexSource, SHARD_MAX, WHOLE_MAX } from '../../../../src/node/search/indexFiles';
import { findIndex, searchNodeType, watchIndexes } from '../../../../src/node/search/searchNode';
import { lastingName, writeIndex, writeManifests } from '../../../../src/node/search/writeSearchFiles';
import { applyChanges, makeTemporaryFolder } from '../../../support/contentFolder';
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

/** Pages without shared words, so that the index grows like that of a large site. */
const many = Array.from({ length: 40 }, (_, page) => {
  const wordAt = (__: unknown, word: number) => `sana${((page * 7919 + word * 104729) % 99991).toString(26)}`;
  const text = Array.from({ length: 60 }, wordAt).join(' ');
  return searchablePage(`/ohjeet/${page}`, { title: `Sivu ${page}`, sections: [{ id: '', heading: '', text }] });
});

/** Size as if each page had five times as many words. */
const sizeOf = (text: string) => gzipSize(text) * 5;

/** Building a large index takes a second, so the tests share one. */
const large = indexFilesOf(many, sizeOf);

/** The sorted tokens of an unsharded index. */
const wholeTokens = ({ words, pages }: Pick<IndexManifest, 'words' | 'pages'>) =>
  Object.keys(readShard(words, { known: [], pages: readPages(pages) })).sort();

test('a small index has one postings file, with separate entries', () => {
  const { files, manifest } = indexFilesOf(PAGES);
  expect([...files.keys()]).toEqual(['entries-0.json', 'texts-0.json', 'texts-1.json']);
  expect(manifest).toMatchObject({ lang: 'fi', firsts: [], entriesPerFile: 2 });
  expect(JSON.parse(files.get('entries-0.json') ?? '')).toEqual([
    ['/ohjeet/saldo', 'Asiakkaan saldo', 'Näin luet saldon.', ['ohjeet'], '', 'Palautus'],
    ['/ohjeet/lasku', 'Lasku', '', ['ohjeet'], ''],
  ]);
  expect(JSON.parse(files.get('texts-0.json') ?? '')).toEqual([['Alku.', 'Palauta raha.']]);
});

test('shards do not split a phrase from its first word', () => {
  const page = (path: string, keywords: string[]) => searchablePage(path, { title: 'Maksu', keywords });
  const pages = [page('/a', ['aika maksu', 'lasku maksu']), page('/b', ['maksu aika', 'maksu lasku'])];
  const { manifest } = indexFilesOf(pages, () => Infinity);
  expect(manifest.firsts).toEqual(['aika', 'lasku', 'maksu']);
});

test('a large index has sorted shards within the size limit, without losing tokens', () => {
  const { files, manifest } = large;
  const shards = [...files.keys()].filter((name) => /^words-\d/.test(name)).map((name) => files.get(name) ?? '');
  expect(shards.length).toBeGreaterThan(2);
  expect([manifest.firsts.length, [...manifest.firsts].sort()]).toEqual([shards.length, manifest.firsts]);
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

test('a sharded index has a word list; if too long, of topics only', () => {
  const every = readWordList(indexFilesOf(many, (text) => sizeOf(text) * 0.5).manifest.words);
  expect(every.some(([, , isTopic]) => !isTopic)).toBe(true);
  const topics = readWordList(indexFilesOf(many, (text) => sizeOf(text) * 10).manifest.words);
  expect(topics.length).toBeLessThan(every.length);
  expect(topics.every(([, , isTopic]) => isTopic)).toBe(true);
});

test('on a large site, very frequent words are not indexed in running text', () => {
  const pages = Array.from({ length: 1000 }, (_, page) =>
    searchablePage(`/ohjeet/${page}`, {
      title: 'Tilaus',
      sections: [{ id: '', heading: '', text: page < 100 ? 'Lasku ja saldo.' : 'Lasku.' }],
    }),
  );
  expect(wholeTokens(indexFilesOf(pages).manifest)).toEqual(['bja', 'bsald', 'ttilaus']);
});

test('entries are in one file with one text file per page; in large indexes ten and two per file', () => {
  const filesOf = (bytes: number) => {
    const { files, manifest } = indexFilesOf(many, (text) => sizeOf(text) * bytes);
    const count = (name: string) => [...files.keys()].filter((file) => file.startsWith(`${name}-`)).length;
    return { entries: [count('entries'), manifest.entriesPerFile], texts: [count('texts'), manifest.textsPerFile] };
  };
  const pages = many.length;
  expect(filesOf(0)).toEqual({ entries: [1, pages], texts: [pages, 1] });
  expect(filesOf(1000)).toEqual({ entries: [Math.ceil(pages / 10), 10], texts: [Math.ceil(pages / 4), 4] });
});

const source = (title: string): IndexSource => ({
  lang: 'fi',
  postings: { tlasku: [0] },
  sections: [{ page: 0, anchor: '', heading: '', text: '', path: '/docs/lasku', title, description: '', lang: 'fi' }],
  areaOf: () => null,
  breadcrumbOf: () => [],
});
test('an index folder contains its digest, which depends only on the content', () => {
  const output = makeTemporaryFolder();
  const one = writeIndex(source('Lasku'), output);
  expect(one.manifest.folder).toMatch(/^\/static\/search\/fi-[0-9a-f]{16}$/);
  expect(one.paths).toEqual(['/docs/lasku']);
  expect(readFileSync(path.join(output, one.manifest.folder, 'entries-0.json'), 'utf8')).toContain('"Lasku"');
  expect(writeIndex(source('Lasku'), output)).toEqual(one);
  expect(writeIndex(source('Laskut'), output).manifest.folder).not.toBe(one.manifest.folder);
});

test('a new index reuses only files that it shares with the last one', () => {
  const output = makeTemporaryFolder();
  const before = path.join(output, writeIndex(source('Lasku'), output).manifest.folder);
  const [same = '', gone = ''] = ['texts-0.json', 'texts-9.json'];
  applyChanges(before, { [`${same}.br`]: 'short', [gone]: '[]', [`${gone}.br`]: 'short' });
  utimesSync(path.join(before, same), 1, 1);
  const after = path.join(output, writeIndex(source('Laskut'), output).manifest.folder);
  expect([existsSync(before), statSync(path.join(after, same)).mtimeMs]).toEqual([false, 1000]);
  expect(readdirSync(after).sort()).toEqual(['entries-0.json', same, `${same}.br`]);
  expect(readFileSync(path.join(after, 'entries-0.json'), 'utf8')).toContain('"Laskut"');
  const name = path.relative(output, path.join(after, same)).split(path.sep).join('/');
  expect(lastingName(name)).toBe('static/search/fi/texts-0.json');
});

test('a language whose code is a prefix of another keeps its index', () => {
  const output = makeTemporaryFolder();
  const brazilian = writeIndex({ ...source('Fatura'), lang: 'pt-BR' }, output).manifest;
  const { folder } = writeIndex({ ...source('Fatura'), lang: 'pt' }, output).manifest;
  expect([brazilian.folder, folder].map((each) => existsSync(path.join(output, each)))).toEqual([true, true]);
});

test('the manifest of a locale has a stable name, and old indexes are removed', () => {
  const output = makeTemporaryFolder({ 'static/search/fi-0000/entries-0.json': '[]' });
  const index = writeIndex(source('Lasku'), output).manifest;
  const manifest: SearchManifest = {
    locale: 'fi',
    indexes: [{ ...index, without: [] }],
    areas: [],
    tags: [],
    featured: [],
    isPrivate: true,
    texts: {},
  };
  writeManifests([manifest], output);
  expect(existsSync(path.join(output, 'static/search/fi-0000'))).toBe(false);
  expect(existsSync(path.join(output, index.folder, 'entries-0.json'))).toBe(true);
  expect(JSON.parse(readFileSync(path.join(output, 'static/search/fi.json'), 'utf8'))).toEqual(manifest);
});

test.each([
  ['fi', 'LocalSearchFi'],
  ['pt-BR', 'LocalSearchPtBr'],
])('the index of %s is a node of the type %s', (code, type) => expect(searchNodeType(code)).toBe(type));

const listed = (...nodes: Node[]) => ({
  getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
});
const searchIndex = (id: string) => ({ id, internal: { type: 'LocalSearchFi' } }) as Node;

test('finds this build’s index before Gatsby lists it, and the last build’s if unchanged', () => {
  const emitter = new EventEmitter();
  watchIndexes(emitter);
  emitter.emit('CREATE_NODE', { payload: searchIndex('new') });
  emitter.emit('CREATE_NODE', { payload: { id: 'doc', internal: { type: 'Doc' } } });
  expect(findIndex('fi', listed(searchIndex('old')))).toMatchObject({ id: 'new' });
  expect(findIndex('fi', listed(searchIndex('old')))).toMatchObject({ id: 'old' });
});

test('a missing index stops the build', () =>
  expect(() => findIndex('fi', listed())).toThrow(
    'gatsby-plugin-local-search has made no node "LocalSearchFi". Its error is in the output above.',
  ));
