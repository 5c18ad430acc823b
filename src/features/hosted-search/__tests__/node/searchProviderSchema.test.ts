import { siteSchema } from '../../../../node/schema/siteSchema';
import { searchProvider } from '../../node/searchProviderSchema';
import { inSite } from '../../../../../__tests__/support/changes';
import {
  errorCases,
  empty,
  expectError,
  errorsAfter,
  missing,
  type ErrorCases,
} from '../../../../../__tests__/support/errorCases';
import { added } from '../../../../../__tests__/support/engine';

/** Settings of a provider, in a group that starts on line 22 and whose braces are at columns 9 and 21. */
const provider = (settings: string) => inSite('footer:', `search: { provider: ${settings} }\nfooter:`);

const ALGOLIA_YAML = 'type: algolia, appId: A1, apiKey: k1, indexName: ohje';
const TYPESENSE_YAML = 'type: typesense, apiKey: k1, collection: ohje';

const noServer = (place: string): [message: string, hint: string] => [
  `${place} This is not the address of a search server.`,
  'Write it whole and with https: https://haku.example.com (http only for localhost)',
];

/** Errors in `search` of site.yaml. */
const ERRORS: ErrorCases = {
  'addresses of others': [
    inSite('footer:', 'search: { externalUrlRegex: "(" }\nfooter:'),
    '22:29 This is not a regular expression. Try it in a JavaScript console: new RegExp("…")',
  ],
  ...errorCases(provider, {
    '{ appId: A1 }': '22:21 "search.provider.type" is missing. It is one of: local, algolia, typesense.',
    '{ type: local, appId: A1 }': '22:36 Unknown key "appId" in search.provider. The keys are type.',
    '{ type: algolia, appId: "a.evil.example/", apiKey: k1, indexName: ohje }':
      '22:45 This is not an application id. It has letters and digits only: 1A2B3C4D5E',
    '{ type: algolia, appId: A1, apiKey: ohje-admin-1, indexName: ohje }':
      '22:57 This looks like a key that may change the index, and every visitor can read it. Write the key that may only search; renew this one where it has been published.',
    '{ type: algolia, appId: A1, apiKey: my key, indexName: ohje }':
      '22:57 This is not an API key. Copy the key that may only search from the dashboard of the service.',
  }),
  'no app id': missing(provider('{ type: algolia, apiKey: k1, indexName: a }'), '22:21', 'search.provider.appId'),
  'a host without encryption': [provider(`{ ${ALGOLIA_YAML}, hosts: [http://a.fi] }`), ...noServer('22:86')],
  'no node': empty(provider(`{ ${TYPESENSE_YAML}, nodes: [] }`), '22:77', 'search.provider.nodes'),
  'a node that is a name': [provider(`{ ${TYPESENSE_YAML}, nodes: [haku.example.com] }`), ...noServer('22:78')],
  'a node with a password': [provider(`{ ${TYPESENSE_YAML}, nodes: ["https://a:b@a.fi"] }`), ...noServer('22:78')],
  'a node like localhost': [provider(`{ ${TYPESENSE_YAML}, nodes: ["http://localhost.fi"] }`), ...noServer('22:78')],
  'a key of another provider': [
    provider(`{ ${TYPESENSE_YAML}, nodes: [https://haku.example.com], indexName: ohje }`),
    '22:105 Unknown key "indexName" in search.provider.',
    'The keys are type, apiKey, contextual, filters, collection, nodes.',
  ],
  'no assistant': missing(provider(`{ ${ALGOLIA_YAML}, askAi: {} }`), '22:85', 'search.provider.askAi.assistantId'),
};

test.each(Object.entries(ERRORS))('an error: %s', async (_, row) => expectError(await errorsAfter(row[0]), row));

const ALGOLIA = { type: 'algolia', appId: 'A1', apiKey: 'k1', indexName: 'ohje' };
const TYPESENSE = { type: 'typesense', apiKey: 'k1', collection: 'ohje' };

test('an Algolia query has only the filters of its context, and there is no assistant', () =>
  expect(searchProvider.parse(ALGOLIA)).toEqual({ ...ALGOLIA, contextual: true, filters: [] }));

test('the assistant uses Algolia’s endpoint by default', () => {
  const endpointOf = (askAi: object) => searchProvider.parse({ ...ALGOLIA, askAi: { assistantId: 'a1', ...askAi } });
  expect(endpointOf({})).toMatchObject({ askAi: { assistantId: 'a1', endpoint: 'https://askai.algolia.com' } });
  expect(endpointOf({ endpoint: 'https://a.fi/' })).toMatchObject({ askAi: { endpoint: 'https://a.fi' } });
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

test.each([[undefined], [{}]])('a site with the search settings %j builds its own index', (search) => {
  expect(siteSchema(added).shape.search.parse(search)).toMatchObject({ provider: { type: 'local' } });
});
