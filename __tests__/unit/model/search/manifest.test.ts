import { manifestPath } from '../../../../src/model/search/manifest';
import { buildOpenSearch } from '../../../../src/model/search/openSearchDescription';
import { childrenOf, parseXml, textOf } from '../../../support/xmlTree';

test('the manifest of a locale has an address that stays', () => {
  expect(manifestPath('sv')).toBe('/static/search/sv.json');
});

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
