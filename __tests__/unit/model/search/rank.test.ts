import type { SearchablePage } from '../../../../src/model/search/documents';
import { planQuery } from '../../../../src/model/search/plan';
import { rank } from '../../../../src/model/search/rank';
import { indexOf, pathsFor } from '../../../../src/model/search/memoryIndex';

const page = (path: string, title: string, text: string, keywords: string[] = [], isNews = false): SearchablePage => ({
  path,
  title,
  description: '',
  keywords,
  lang: 'fi',
  isNews,
  tag: 'default',
  sections: [{ id: '', heading: '', text }],
});

const INDEX = indexOf([
  page('/lasku', 'Laskun lähettäminen', 'Lähetä lasku asiakkaalle sähköpostilla.'),
  page('/saldo', 'Varaston saldo', 'Saldo näkyy tuotteella. Lasku muuttaa saldoa.'),
  page('/tuki', 'Häiriöt', 'Kerro häiriöstä tukeen. Laskutus voi viivästyä.', ['apua']),
  page('/koodi', 'Object constructor', 'Rajapinnan luokat ja __proto__.'),
  page('/jakelu', 'Varhaisjakelun esto', 'Jakelun voi estää.'),
  page('/uutinen', 'Varaston saldo', 'Saldo on uusi.', [], true),
]);
const search = (query: string) => pathsFor(rank(query, INDEX), INDEX);

test.each([
  ['', undefined],
  ['   ', undefined],
  ['👍', undefined],
  ['.*+?^$', undefined],
  ['qqqqqqqqq', undefined],
  ['ja', '/koodi'],
  ['saldo', '/saldo'],
  ['SALDO!', '/saldo'],
  ['saldojen', '/saldo'],
  ['häiriö', '/tuki'],
  ['ha\u0308irio\u0308', '/tuki'],
  ['hairio', '/tuki'],
  ['häirö', '/tuki'],
  ['apu', '/tuki'],
  ['sal', '/saldo'],
  ['lähettää lasku', '/lasku'],
  ['miten lähetän laskun?', '/lasku'],
  ['lasku saldo', '/saldo'],
  ['varhais jakelu', '/jakelu'],
  ['esto jakelu', '/jakelu'],
  ['laskulähetys', '/lasku'],
  ['constructor', '/koodi'],
  ['__proto__', '/koodi'],
  ['\ud800 saldo', '/saldo'],
  ['👍 saldo', '/saldo'],
])('the query "%s" finds %s first', (query, path) => {
  expect(search(query)[0]).toBe(path);
});

test('of two pages with the same words the guide goes before the release note', () => {
  expect(search('varaston saldo')).toEqual(['/saldo', '/uutinen']);
});

test('the beginning of a query of 100 000 characters is looked at and the rest is dropped', () => {
  expect(search(`lasku ${'a'.repeat(100_000)}`)[0]).toBe('/lasku');
  expect(search(`${' '.repeat(99_995)}lasku`)).toEqual([]);
});

test('a query of many words is planned as a dozen', () => {
  const words = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + (index % 26), 97 + index)).join(' ');
  expect(planQuery(words, INDEX.vocabulary, INDEX.analyser).length).toBeLessThanOrEqual(12);
});

test('a number that the store lacks is left out', () => {
  expect(rank('saldo', { ...INDEX, postings: () => [700] })).toEqual([]);
});

test.each([
  ['saldon', [['word', 'sald']]],
  ['sald', [['word', 'sald']]],
  ['häirö ', [['spelling', 'hairi']]],
])('the plan of "%s" says how each word was come by: %j', (query, expected) => {
  const [word] = planQuery(query, INDEX.vocabulary, INDEX.analyser);
  expect(word?.terms.map(({ by, stem }) => [by, stem])).toEqual(expected);
});
