import { buildOpenSearch } from '../../../../src/model/search/openSearchDescription';
import { childrenOf, parseXml, textOf } from '../../../support/xmlTree';

const SITE = 'https://ohje.example.com';
const SEARCH = {
  name: 'Ohjekeskus',
  description: 'Ohjeita & tukea.',
  language: 'fi',
  searchUrl: `${SITE}/search`,
  iconUrl: `${SITE}/favicon.svg`,
  ownUrl: `${SITE}/opensearch.xml`,
};

test('an OpenSearch description has name, description and addresses', () => {
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

test('truncates a long name to the limit of the format', () => {
  const root = parseXml(buildOpenSearch({ ...SEARCH, name: 'Tilausjärjestelmän ohjekeskus' }));
  expect(textOf(root, 'ShortName')).toBe('Tilausjärjestelm');
});
