import { contrast } from '../../../../src/node/schema/contrast';
import { searchProvider } from '../../../../src/features/hosted-search/node/searchProviderSchema';
import { siteSchema } from '../../../../src/node/schema/siteSchema';

test.each([
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0b664b', '#ffffff', 6.97],
  ['#ff0000', '#ffffff', 4],
])('%s and %s have a contrast of %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

const ALGOLIA = { type: 'algolia', appId: 'A1', apiKey: 'k1', indexName: 'ohje' };
const TYPESENSE = { type: 'typesense', apiKey: 'k1', collection: 'ohje' };

test('a query of Algolia is narrowed to its context and to nothing else, and there is no assistant', () => {
  expect(searchProvider.parse(ALGOLIA)).toEqual({ ...ALGOLIA, contextual: true, filters: [] });
});

test('an assistant is asked at Algolia unless the settings name another place', () => {
  const askAi = { assistantId: 'a1' };
  expect(searchProvider.parse({ ...ALGOLIA, askAi })).toMatchObject({
    askAi: { assistantId: 'a1', endpoint: 'https://askai.algolia.com' },
  });
  const endpoint = 'https://tekoaly.example.com/';
  expect(searchProvider.parse({ ...ALGOLIA, askAi: { ...askAi, endpoint } })).toMatchObject({
    askAi: { endpoint: 'https://tekoaly.example.com' },
  });
});

test.each([
  ['https://haku.example.com', 'https://haku.example.com'],
  ['https://haku.example.com:8108/', 'https://haku.example.com:8108'],
  ['https://haku.example.com/typesense/', 'https://haku.example.com/typesense'],
  ['http://localhost:8108', 'http://localhost:8108'],
  ['http://[::1]:8108', 'http://[::1]:8108'],
])('%s is a server at %s', (address, server) => {
  expect(searchProvider.parse({ ...TYPESENSE, nodes: [address] })).toMatchObject({ nodes: [server] });
  expect(searchProvider.parse({ ...ALGOLIA, hosts: [address] })).toMatchObject({ hosts: [server] });
});

test('a site that says nothing of search has its own', () => {
  expect(siteSchema.shape.search.parse(undefined)).toEqual({
    searchPagePath: '/search',
    areas: [],
    provider: { type: 'local' },
  });
  expect(siteSchema.shape.search.parse({})).toMatchObject({ provider: { type: 'local' } });
});
