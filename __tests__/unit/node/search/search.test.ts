import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { analyserOf } from '../../../../src/model/search/analyser';
import type { IndexManifest, SearchManifest } from '../../../../src/model/search/manifest';
import { readPages } from '../../../../src/model/search/pageTable';
import { askedOf, phraseOf } from '../../../../src/model/search/phrases';
import { readShard, readWordList, shardOf } from '../../../../src/model/search/postingShards';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { indexSections, type SearchablePage } from '../../../../src/node/search/documents';
import { type IndexSource, SHARD_MAX, WHOLE_MAX } from '../../../../src/node/search/indexFiles';
import { indexed } from '../../../../src/node/search/indexedWords';
import { createLexicon } from '../../../../src/node/search/lexicon';
import { readerWords } from '../../../../src/node/search/readerWords';
import { searchIndexer } from '../../../../src/node/search/searchDocuments';
import { findIndex, searchNodeType, watchIndexes } from '../../../../src/node/search/searchNode';
import { searchablePages } from '../../../../src/node/search/searchablePages';
import { lastingName, writeIndex, writeManifests } from '../../../../src/node/search/writeSearchFiles';
import { loadSite } from '../../../../src/node/content/loadSite';
import {
  applyChanges,
  type Changes,
  makeContentFolder,
  makeTemporaryFolder,
  withContentFolder,
} from '../../../support/contentFolder';
import { gzipSize, indexFilesOf, searchablePage } from '../../../support/localSearch';
import { versionedDocs } from '../../../support/versionedSite';

const page = (path: string, more: Partial<SearchablePage> = {}) => searchablePage(path, { sections: [], ...more });
/** The search documents of Finnish pages, with their tokens. */
const documentsOf = (pages: readonly SearchablePage[]) => {
  const { documents, tokensOf } = indexSections(pages, analyserOf('fi'));
  return documents.map((document) => ({ ...document, tokens: new Set(tokensOf(document.n)) }));
};

test('each section is a document; the first one includes the page’s own texts', () => {
  const documents = documentsOf([
    page('/a', {
      title: 'Saldo',
      description: 'Rahaa.',
      keywords: ['ennakko'],
      sections: [
        { id: '', heading: '', text: 'Alku alku.' },
        { id: 'osa', heading: 'Osa', text: 'Loppu.' },
      ],
    }),
    page('/b', { title: 'Tili' }),
  ]);
  expect(documents.map(({ n, page: number, anchor, path }) => [n, number, anchor, path])).toEqual([
    [0, 0, '', '/a'],
    [1, 0, 'osa', undefined],
    [2, 1, '', '/b'],
  ]);
  expect(documents[0]?.tokens).toEqual(new Set(['tsald', 'kennak', 'braha', 'balku', 'calku']));
  expect(documents[1]?.tokens).toEqual(new Set(['hosa', 'blopu']));
});

test('finds compounds by their parts, which are words of the site', () => {
  const [, compound] = documentsOf([page('/a', { title: 'Fakiiri ja kiila' }), page('/b', { title: 'Fakiirikiila' })]);
  expect(compound?.tokens).toEqual(new Set(['tfakiirikiil', 't+fakiir', 't+kiil']));
});

test('the heading of a video section is shown, but not searched', () => {
  const spoken = { id: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.', isSpoken: true };
  const [document] = documentsOf([page('/a', { sections: [spoken] })]);
  expect(document).toMatchObject({ anchor: 'haku-4', heading: 'Ruutu 0:04', text: 'Avaa lasku.' });
  const ofText = documentsOf([page('/a', { sections: [{ ...spoken, heading: '' }] })]);
  expect(document?.tokens).toEqual(ofText[0]?.tokens);
});

test('splits keyword phrases; a phrase that other pages share is one token', () => {
  const documents = documentsOf([
    page('/a', { title: 'Lasku', keywords: ['avoin lasku', 'kallis posti'] }),
    page('/b', { title: 'Avoin lasku', keywords: ['  ennakko  '] }),
  ]);
  const parts = ['k+avoin', 'k+kall', 'k+lasku', 'k+post'];
  expect(documents[0]?.tokens).toEqual(new Set([...parts, `k${phraseOf(['avoin', 'lasku'])}`, 'tlasku']));
  expect(documents[1]?.tokens).toEqual(new Set(['kennak', 'tavoin', 'tlasku']));
});

test('a stop word is no part of a keyword phrase', () => {
  const pages = [page('/a', { title: 'Lasku', keywords: ['lasku ja saldo'] }), page('/b', { title: 'Lasku Saldo' })];
  expect(documentsOf([...pages, page('/c', { title: 'Saldo' })])[0]?.tokens).toContain(
    `k${phraseOf(['lasku', 'sald'])}`,
  );
});

test('counts repetition only in texts, and marks news', () => {
  const [document, guide] = documentsOf([
    page('/a', {
      title: 'Saldo saldo',
      keywords: ['saldo'],
      isNews: true,
      sections: [{ id: '', heading: 'Saldo saldo', text: '' }],
    }),
    page('/b'),
  ]);
  expect([...(document?.tokens ?? [])].sort()).toEqual(['hsald', 'ksald', 'tsald']);
  expect(document).toMatchObject({ isNews: true, tag: 'default', lang: 'fi' });
  expect(guide).not.toHaveProperty('isNews');
});

test('does not search the links at the end of a page', () => {
  const links = { id: 'katso', heading: 'Katso myös', text: 'Saldo', isReferences: true };
  const [first, last] = documentsOf([
    page('/a', { title: 'Lasku', sections: [{ id: '', heading: '', text: 'Teksti' }, links] }),
  ]);
  expect(first?.tokens).toContain('tlasku');
  expect(last?.tokens).toEqual(new Set());
});

test('the key of a row is one token, without stop words but with negation', () => {
  const asks = ['Y-tunnus on lasku', 'Posti', 'Posti ei ole lasku'];
  const row = { id: 'rivi', heading: 'Lasku: Saldo', text: '', asked: asks };
  const [document] = documentsOf([page('/a', { title: '', sections: [row] })]);
  const asked = [askedOf(['post']), askedOf(['post', 'lasku'], true), askedOf(['ytunnus', 'lasku'])];
  expect(document?.tokens).toEqual(new Set([...asked.map((each) => `a${each}`), 'bsald', 'hlasku', 'hsald']));
});

describe('searchDocuments', () => {
  const page = (name: string, more: object = {}) => ({
    path: `/docs/${name}`,
    title: name,
    description: '',
    keywords: [],
    draft: false,
    sections: [],
    ...more,
  });
  /** The search documents of a query result, with their tokens. */
  const searchDocuments = (answer: Parameters<ReturnType<typeof searchIndexer>['normalizer']>[0]) => {
    const { normalizer, encode } = searchIndexer('fi');
    return normalizer(answer).map((document) => ({ ...document, tokens: encode(JSON.stringify({ n: document.n })) }));
  };
  const result = (docs: ReturnType<typeof page>[], posts: ReturnType<typeof page>[] = []) => ({
    data: { allDoc: { nodes: docs }, allBlogPost: { nodes: posts } },
  });

  test.each([
    ['no answer', {}],
    ['unlisted pages only', result([page('a', { unlisted: true })], [page('b', { unlisted: true })])],
    ['drafts only', result([page('a', { draft: true })], [page('b', { draft: true })])],
  ])('%s gives no documents', (_, answer) => expect(searchDocuments(answer)).toEqual([]));

  test('a page has an entry for results, and each section has the tokens of its texts', () => {
    const lasku = page('Äly', {
      description: 'ei',
      keywords: ['OVT'],
      sections: [
        { id: '', heading: '', text: 'äly' },
        { id: 'osa', heading: 'Osa', text: '👍 ok' },
      ],
    });
    expect(searchDocuments(result([lasku]))).toMatchObject([
      {
        n: 0,
        path: '/docs/Äly',
        description: 'ei',
        lang: 'fi',
        tag: 'docs-default-current',
        tokens: 'taly kovt bei baly',
      },
      { n: 1, page: 0, anchor: 'osa', heading: 'Osa', text: '👍 ok', tokens: 'hosa bok' },
    ]);
  });

  test('a page is found by its synonyms', () => {
    makeContentFolder({ 'synonyms.fi.yaml': '- words: [karhulasku]\n  pages: [/docs/pikaohjeet/maksumuistutus]\n' });
    const [first] = searchDocuments(result([page('pikaohjeet/maksumuistutus')]));
    expect(first?.tokens.split(' ')).toContain('kkarhulasku');
  });

  test('posts, and docs that affect pages, are news', () => {
    const documents = searchDocuments(result([page('a'), page('b', { affects: ['/docs/a'] })], [page('c')]));
    expect(documents.map(({ path, isNews }) => [path, isNews])).toEqual([
      ['/docs/a', undefined],
      ['/docs/b', true],
      ['/docs/c', true],
    ]);
  });

  test('rejects indexing before all words are known', () => {
    expect(() => searchIndexer('fi').encode('{"n":0}')).toThrow('before the words of the pages were known');
  });
});

/** Compiles unchanged files once for all tests. */
const store = createRecordStore();
const pagesOf = (changes: Changes, locale = 'fi') =>
  withContentFolder(changes, async (folder) => {
    const { content } = await loadContent(folder, store);
    return content === undefined ? [] : searchablePages(content, locale);
  });

const pageWith = (key: string) => `---\ntitle: Kesken\ndescription: Ei valmis.\n${key}: true\n---\n\nTeksti.\n`;

test('finds the pages of a locale, except drafts and unlisted pages', async () => {
  const hidden = { 'docs/kesken.mdx': pageWith('draft'), 'docs/piilossa.mdx': pageWith('unlisted') };
  const paths = (await pagesOf(hidden)).map(({ path }) => path);
  expect(paths).toContain('/docs/ohjeet/lasku');
  expect(paths).not.toContain('/docs/kesken');
  expect(paths).not.toContain('/docs/piilossa');
  expect(new Set(paths).size).toBe(paths.length);
  expect((await pagesOf({}, 'sv')).map(({ path, lang }) => [path, lang])).toEqual([['/docs/alku', 'sv']]);
});

test('finds only docs of the current version', async () => {
  const own = (await pagesOf({})).map(({ path }) => path);
  expect((await pagesOf(versionedDocs)).map(({ path }) => path)).toEqual(own);
});

test('posts and pages that affect others are news', async () => {
  const news = (await pagesOf({})).filter(({ isNews }) => isNews).map(({ path }) => path);
  expect(news.every((path) => /^\/blog\/|^\/docs\/versiot\//.test(path))).toBe(true);
  expect(news.some((path) => path.startsWith('/blog/'))).toBe(true);
});

test('synonyms are keywords of their pages', async () => {
  const synonyms = '- words: [pullopantti]\n  pages: [/docs/ohjeet/lasku]\n';
  const pages = await pagesOf({ 'synonyms.fi.yaml': synonyms });
  expect(pages.filter(({ keywords }) => keywords.includes('pullopantti')).map(({ path }) => path)).toEqual([
    '/docs/ohjeet/lasku',
  ]);
});

const GLOSSARY = `lasku:
  term: lasku
  explanation: Pyyntö maksaa.
  page: /docs/ohjeet/lasku
  variants: [maksupyyntö]
  words: { en: invoice, sv: faktura }
saldo:
  term: saldo
  explanation: Mitä on maksamatta.
  words: { en: balance, sv: saldo }
`;
const SYNONYMS = `- words: [Faktura, velka]
  pages: [/docs/ohjeet/saldo, /docs/alku]
`;

function wordsIn(changes: Changes, locale: string): Map<string, string[]> {
  const { loaded } = loadSite(makeContentFolder(changes), createRecordStore());
  if (loaded === undefined) throw new Error('The folder cannot be read.');
  return readerWords(loaded, locale);
}

test('pages have words from synonyms and, unless the synonyms use them, from the glossary', () => {
  const words = wordsIn({ 'glossary.yaml': GLOSSARY, 'synonyms.fi.yaml': SYNONYMS }, 'fi');
  expect(Object.fromEntries(words)).toEqual({
    '/docs/ohjeet/saldo': ['Faktura', 'velka'],
    '/docs/alku': ['Faktura', 'velka'],
    '/docs/ohjeet/lasku': ['lasku', 'maksupyyntö', 'invoice'],
  });
});

const TEXTS = ['Fakiirin kiila', 'fakiirikiila 12'];

test('words have stems, and compounds have parts that are words of the texts', () => {
  const lexicon = createLexicon(analyserOf('fi'));
  const words = TEXTS.flatMap(lexicon.read);
  expect(words.map(lexicon.stemOf)).toEqual(['fakiir', 'kiil', 'fakiirikiil', '12']);
  expect(words.map(lexicon.partsOf)).toEqual([[], [], ['fakiir', 'kiil'], []]);
});

test('numbers and codes are not parts of words', () => {
  const lexicon = createLexicon(analyserOf('fi'));
  const words = lexicon.read('123 kiila123 kiila ab1 kiilaab1');
  expect(words.map(lexicon.partsOf)).toEqual([[], [], [], [], []]);
});

const NODE = {
  id: 'haku',
  internal: { contentDigest: 'a' },
  index: '[[{"tlasku":[0],"b+tila":[0,1],"hmaksu":[1],"kx":[2]}],{},{}]',
  store: {
    0: { page: 0, anchor: '', heading: '', path: '/docs/lasku' },
    1: { page: 0, anchor: 'maksu', heading: 'Maksu' },
    2: { page: 1, anchor: '', heading: '', path: '/docs/muu' },
  },
};
const ask = (path: string, node: object | null) =>
  indexed.resolve({ path, locale: 'fi' }, {}, {
    nodeModel: { findOne: () => Promise.resolve(node) },
  } as unknown as Parameters<typeof indexed.resolve>[2]);

test('a page has its sections with their indexed words', async () => {
  const tila = { field: 'text', stem: 'tila', isPart: true };
  const [title, heading] = [
    { field: 'title', stem: 'lasku', isPart: false },
    { field: 'heading', stem: 'maksu', isPart: false },
  ];
  expect(await ask('/docs/lasku', NODE)).toEqual([
    { anchor: '', heading: '', words: [title, tila] },
    { anchor: 'maksu', heading: 'Maksu', words: [tila, heading] },
  ]);
});

test.each([
  ['a page that is not searched', '/docs/luonnos', NODE],
  ['a site without an index', '/docs/lasku', null],
])('%s has nothing', async (_, path, node) => {
  expect(await ask(path, node)).toEqual([]);
});

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
  expect(filesOf(1000)).toEqual({ entries: [Math.ceil(pages / 10), 10], texts: [Math.ceil(pages / 2), 2] });
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
  expect(existsSync(before)).toBe(false);
  expect(statSync(path.join(after, same)).mtimeMs).toBe(1000);
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
  const output = makeTemporaryFolder();
  const old = path.join(output, 'static/search/fi-0000');
  mkdirSync(old, { recursive: true });
  writeFileSync(path.join(old, 'entries-0.json'), '[]');
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
  expect(existsSync(old)).toBe(false);
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

test('a missing index stops the build', () => {
  expect(() => findIndex('fi', listed())).toThrow(
    'gatsby-plugin-local-search has made no node "LocalSearchFi". Its error is in the output above.',
  );
});
