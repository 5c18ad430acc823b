import { searchDocuments } from '../../../../src/node/search/searchDocuments';

const page = (name: string, more: object = {}) => ({
  path: `/docs/${name}`,
  locale: 'fi',
  title: name,
  description: '',
  keywords: [],
  draft: false,
  sections: [],
  ...more,
});
const result = (docs: ReturnType<typeof page>[], posts: ReturnType<typeof page>[] = []) => ({
  data: { allDoc: { nodes: docs }, allBlogPost: { nodes: posts } },
});

test.each([
  ['no answer', {}],
  ['no pages', result([])],
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

test('a document has its entry for the results and the tokens of all its texts, each once', () => {
  const lasku = page('Äly', {
    description: 'ei',
    keywords: ['OVT'],
    sections: [
      { heading: '', text: 'äly' },
      { heading: 'Osa', text: '👍 ok' },
    ],
  });
  expect(searchDocuments(result([lasku]))).toEqual([
    {
      n: 0,
      path: '/docs/Äly',
      title: 'Äly',
      description: 'ei',
      titleWords: ['aly'],
      lang: 'fi',
      x: 'taly tei tovt tosa tok',
    },
  ]);
});
