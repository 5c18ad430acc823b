import { assistantOf, isPrivate, manifestPath, type SearchManifest } from '../../../../src/model/search/manifest';
import type { AlgoliaSettings, TypesenseSettings } from '../../../../src/features/hosted-search/model/settings';
import { buildOpenSearch } from '../../../../src/model/search/openSearchDescription';
import { childrenOf, parseXml, textOf } from '../../../../scripts/lib/siteCheck/xmlTree';

const ALGOLIA: AlgoliaSettings = {
  type: 'algolia',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'i',
  contextual: true,
  filters: [],
};
const TYPESENSE: TypesenseSettings = {
  type: 'typesense',
  collection: 'c',
  apiKey: 'key',
  nodes: [],
  contextual: true,
  filters: [],
};
const ASSISTANT = { assistantId: 'id', endpoint: 'https://a.example.com' };

const manifest = (provider: SearchManifest['provider']): SearchManifest => ({
  locale: 'fi',
  indexes: [],
  areas: [],
  tags: [],
  support: null,
  beacon: null,
  asksConsent: false,
  provider,
  results: { baseUrl: '/', codes: ['fi'] },
  texts: {},
});

test('the manifest of a locale has an address that stays', () => {
  expect(manifestPath('sv')).toBe('/static/search/sv.json');
});

test.each([
  ['the own index', { type: 'local' as const }, null, true],
  ['the own index that tells its queries', { type: 'local' as const }, 'https://a.example.com', false],
  ['a service', ALGOLIA, null, false],
])('whether the search of %s is seen by nobody else', (_what, provider, beacon, expected) => {
  expect(isPrivate({ provider, beacon })).toBe(expected);
});

test.each([
  ['the own index', { type: 'local' as const }, undefined],
  ['a service without an assistant', ALGOLIA, undefined],
  ['another service', TYPESENSE, undefined],
  ['a service with one', { ...ALGOLIA, askAi: ASSISTANT }, { ...ALGOLIA, askAi: ASSISTANT }],
])('the assistant of %s', (_what, provider, expected) => expect(assistantOf(manifest(provider))).toEqual(expected));

const SITE = 'https://ohje.example.com';
const SEARCH = {
  name: 'Ohjekeskus',
  description: 'Ohjeita & tukea.',
  language: 'fi',
  searchUrl: `${SITE}/search`,
  iconUrl: `${SITE}/favicon.svg`,
  ownUrl: `${SITE}/opensearch.xml`,
};

test('a search is described by its name, what it finds and where it is asked', () => {
  const root = parseXml(buildOpenSearch(SEARCH));
  expect([root.name, root.attributes.xmlns]).toEqual(['OpenSearchDescription', 'http://a9.com/-/spec/opensearch/1.1/']);
  expect(['ShortName', 'Description', 'InputEncoding'].map((name) => textOf(root, name))).toEqual([
    'Ohjekeskus',
    'Ohjeita & tukea.',
    'UTF-8',
  ]);
  expect(childrenOf(root, 'Url').map(({ attributes }) => [attributes.type, attributes.template])).toEqual([
    ['text/html', `${SITE}/search?q={searchTerms}`],
    ['application/opensearchdescription+xml', `${SITE}/opensearch.xml`],
  ]);
});

test('a long name is cut to what the format takes', () => {
  const root = parseXml(buildOpenSearch({ ...SEARCH, name: 'Tilausjärjestelmän ohjekeskus' }));
  expect(textOf(root, 'ShortName')).toBe('Tilausjärjestelm');
});
