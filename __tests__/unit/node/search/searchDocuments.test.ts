import { searchIndexer } from '../../../../src/node/search/searchDocuments';
import { makeContentFolder, makeTemporaryFolder, removeTemporaryFolders } from '../../../support/contentFolder';

afterAll(removeTemporaryFolders);

const page = (name: string, more: object = {}) => ({
  path: `/docs/${name}`,
  title: name,
  description: '',
  keywords: [],
  draft: false,
  sections: [],
  ...more,
});
/** The documents of an answer, with the tokens that the index takes of each. */
const searchDocuments = (answer: Parameters<ReturnType<typeof searchIndexer>['normalizer']>[0]) => {
  const { normalizer, encode } = searchIndexer('fi', makeTemporaryFolder());
  return normalizer(answer).map((document) => ({ ...document, tokens: encode(JSON.stringify({ n: document.n })) }));
};
const result = (docs: ReturnType<typeof page>[], posts: ReturnType<typeof page>[] = []) => ({
  data: { allDoc: { nodes: docs }, allBlogPost: { nodes: posts } },
});

test.each([
  ['no answer', {}],
  ['no pages', result([])],
  ['unlisted pages only', result([page('a', { unlisted: true })], [page('b', { unlisted: true })])],
  ['drafts only', result([page('a', { draft: true })], [page('b', { draft: true })])],
])('of %s there are no documents', (_, answer) => {
  expect(searchDocuments(answer)).toEqual([]);
});

test('docs come before posts, and drafts leave no gap in the numbers', () => {
  const documents = searchDocuments(result([page('a'), page('b', { draft: true })], [page('c')]));
  expect(documents.map(({ n, path }) => [n, path])).toEqual([
    [0, '/docs/a'],
    [1, '/docs/c'],
  ]);
});

test('a page has an entry for the results, and each of its sections the tokens of its own texts', () => {
  const lasku = page('Äly', {
    description: 'ei',
    keywords: ['OVT'],
    sections: [
      { id: '', heading: '', text: 'äly' },
      { id: 'osa', heading: 'Osa', text: '👍 ok' },
    ],
  });
  expect(searchDocuments(result([lasku]))).toEqual([
    {
      n: 0,
      page: 0,
      anchor: '',
      heading: '',
      path: '/docs/Äly',
      title: 'Äly',
      description: 'ei',
      lang: 'fi',
      tag: 'docs-default-current',
      text: 'äly',
      tokens: 'taly kovt bei baly',
    },
    { n: 1, page: 0, anchor: 'osa', heading: 'Osa', text: '👍 ok', tokens: 'hosa bok' },
  ]);
});

test('a page is found by the synonyms that lead to it', () => {
  makeContentFolder({ 'synonyms.fi.yaml': '- words: [karhulasku]\n  pages: [/docs/pikaohjeet/maksumuistutus]\n' });
  const [first] = searchDocuments(result([page('pikaohjeet/maksumuistutus')]));
  expect(first?.tokens.split(' ')).toContain('kkarhulasku');
});

test('posts, and docs that say which pages they affect, are news', () => {
  const documents = searchDocuments(result([page('a'), page('b', { affects: ['/docs/a'] })], [page('c')]));
  expect(documents.map(({ path, isNews }) => [path, isNews])).toEqual([
    ['/docs/a', undefined],
    ['/docs/b', true],
    ['/docs/c', true],
  ]);
});

test('a document is not indexed before the words of the pages are known', () => {
  expect(() => searchIndexer('fi', makeTemporaryFolder()).encode('{"n":0}')).toThrow(
    'before the words of the pages were known',
  );
});

test('what a build has kept of the words changes no token, whatever pages have come or gone since', () => {
  const folder = makeTemporaryFolder();
  const tokensOf = (docs: ReturnType<typeof page>[], at: string) => {
    const { normalizer, encode } = searchIndexer('fi', at);
    return normalizer(result(docs)).map(({ n }) => encode(JSON.stringify({ n })));
  };
  const compound = page('fakiirikiila');
  for (const docs of [[compound], [compound, page('fakiiri ja kiila')], [compound, page('9')], [page('uusi')]]) {
    expect(tokensOf(docs, folder)).toEqual(tokensOf(docs, makeTemporaryFolder()));
  }
});
