import { INDEX_OPTIONS, rank, type SearchEntry, type TokenIndex } from '../../../../src/model/search/engine';
import { wordsOf } from '../../../../src/model/search/normalise';
import { indexTokens } from '../../../../src/model/search/tokens';

/** Title and text of each page; its id is its place in the list. */
const PAGES = [
  ['Laskun lähettäminen', 'Lähetä e-lasku asiakkaalle.'],
  ['Varaston saldo', 'Saldo näkyy tuotteella. Lasku muuttaa saldoa.'],
  ['Häiriöt', 'Kerro häiriöstä tukeen. Laskutus voi viivästyä.'],
  ['Object constructor', 'Rajapinnan luokat ja __proto__.'],
] as const;

/** Keeps postings as FlexSearch does: in an object with the properties that every object has. */
function createIndex(): TokenIndex {
  const postings: Record<string, number[]> = {};
  PAGES.forEach(([title, text], id) => {
    for (const token of indexTokens(`${title} ${text}`)) postings[token] = [...(postings[token] ?? []), id];
  });
  return { search: (token) => [...(postings[token] ?? [])] };
}

const store = new Map(
  PAGES.map(([title], id): [string, SearchEntry] => [
    String(id),
    { path: `/docs/${id}`, title, description: '', titleWords: wordsOf(title), lang: 'fi' },
  ]),
);

test.each([
  ['', []],
  ['   ', []],
  ['👍', []],
  ['xyzzy', []],
  ['saldo', ['1']],
  ['SALDO!', ['1']],
  ['häiriö', ['2']],
  ['ha\u0308irio\u0308', ['2']],
  ['hairio', ['2']],
  ['sal', ['1']],
  ['sa', []],
  ['lasku', ['0', '1', '2']],
  ['saldo lasku', ['1', '0', '2']],
  ['laskuihin', ['0', '1', '2']],
  ['saldo saldo lasku', ['1', '0', '2']],
  ['constructor', ['3']],
  ['__proto__', ['3']],
  ['toString', []],
  ['👍 saldo', ['1']],
])('the query "%s" finds %j', (query, ids) => {
  expect(rank(query, createIndex(), store)).toEqual(ids);
});

test.each([
  ['{"x":"tlas tlask"}', ['tlas', 'tlask']],
  ['{"x":""}', []],
  ['tlas', ['tlas']],
  ['', []],
])('the index takes %s, as the plugin or a query hands it over, for the tokens %j', (text, tokens) => {
  expect(INDEX_OPTIONS.tokenize(text)).toEqual(tokens);
});

test('the beginning of a query of 100 000 characters is looked at and the rest is dropped', () => {
  expect(rank(`lasku ${'a'.repeat(100_000)}`, createIndex(), store)).toEqual(['0', '1', '2']);
  expect(rank(`${' '.repeat(99_995)}lasku`, createIndex(), store)).toEqual([]);
});

test('a long query asks the index only a few hundred times', () => {
  const search = jest.fn(() => []);
  rank('x'.repeat(100_000), { search }, store);
  expect(search.mock.calls.length).toBeGreaterThan(0);
  expect(search.mock.calls.length).toBeLessThanOrEqual(200);
});

test('an id that the store lacks is left out', () => {
  expect(rank('lasku', { search: () => [7, 1, '0'] }, store)).toEqual(['0', '1']);
});
