import { analyserOf } from '../../../../src/model/search/analyser';
import { loadContent } from '../../../../src/node/content/loadContent';
import { createRecordStore } from '../../../../src/node/content/recordStore';
import { indexed } from '../../../../src/node/search/indexedWords';
import { createLexicon } from '../../../../src/node/search/documents';
import { searchablePages, readerWords } from '../../../../src/node/search/searchablePages';
import { loadSite } from '../../../../src/node/content/loadSite';
import { type Changes, makeContentFolder, withContentFolder } from '../../../support/contentFolder';
import { doc, versionedDocs } from '../../../support/changes';
import { engineOf } from '../../../support/engine';

/** Compiles unchanged files once for all tests. */
const store = createRecordStore();
const pagesOf = (changes: Changes, locale = 'fi') =>
  withContentFolder(changes, async (folder) => {
    const { content } = await loadContent(engineOf(folder), store);
    return content === undefined ? [] : searchablePages(content, locale);
  });

test('finds the pages of a locale, except drafts and unlisted pages', async () => {
  const hidden = {
    'docs/kesken.mdx': doc('Kesken', '', 'draft: true'),
    'docs/piilossa.mdx': doc('Piilossa', '', 'unlisted: true'),
  };
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

test('posts and pages that affect others are news; synonyms are keywords of their pages', async () => {
  const pages = await pagesOf({ 'synonyms.fi.yaml': '- words: [pullopantti]\n  pages: [/docs/ohjeet/lasku]\n' });
  const pathsOf = (isMeant: (page: (typeof pages)[number]) => boolean) => pages.filter(isMeant).map(({ path }) => path);
  const news = pathsOf(({ isNews }) => isNews);
  expect(news.every((path) => /^\/blog\/|^\/docs\/versiot\//.test(path))).toBe(true);
  expect(news.some((path) => path.startsWith('/blog/'))).toBe(true);
  expect(pathsOf(({ keywords }) => keywords.includes('pullopantti'))).toEqual(['/docs/ohjeet/lasku']);
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
  const { loaded } = loadSite(engineOf(makeContentFolder(changes)), createRecordStore());
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
  const word = (field: string, stem: string, isPart = false) => ({ field, stem, isPart });
  expect(await ask('/docs/lasku', NODE)).toEqual([
    { anchor: '', heading: '', words: [word('title', 'lasku'), word('text', 'tila', true)] },
    { anchor: 'maksu', heading: 'Maksu', words: [word('text', 'tila', true), word('heading', 'maksu')] },
  ]);
});

test('a page that is not searched has no words, nor has one of a site without an index', async () =>
  expect([await ask('/docs/luonnos', NODE), await ask('/docs/lasku', null)]).toEqual([[], []]));
