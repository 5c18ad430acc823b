import { indexed } from '../../../../src/node/search/indexedWords';

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

test('a page is told by its sections, with the words that the index has of each', async () => {
  expect(await ask('/docs/lasku', NODE)).toEqual([
    {
      anchor: '',
      heading: '',
      words: [
        { field: 'title', stem: 'lasku', isPart: false },
        { field: 'text', stem: 'tila', isPart: true },
      ],
    },
    {
      anchor: 'maksu',
      heading: 'Maksu',
      words: [
        { field: 'text', stem: 'tila', isPart: true },
        { field: 'heading', stem: 'maksu', isPart: false },
      ],
    },
  ]);
});

test.each([
  ['a page that is not searched', '/docs/luonnos', NODE],
  ['a site without an index', '/docs/lasku', null],
])('of %s there is nothing', async (_, path, node) => {
  expect(await ask(path, node)).toEqual([]);
});
