import { editDistance } from '../../../../src/model/text/editDistance';
import { wordSimilarity } from '../../../../src/model/pages/nearestPages';

test.each([
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['saldo', 'sadlo', 1],
  ['', '', 0],
  ['a'.repeat(40), `b${'a'.repeat(38)}b`, 2],
  [`x${'ab'.repeat(20)}x`, `y${'ba'.repeat(20)}y`, 4],
])('from "%s" to "%s" are %d edits', (from, to, distance) => {
  expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance]);
});

test.each([
  ['lasku', 'maksu', 2, 2],
  ['ca', 'abc', 3, 3],
])('between "%s" and "%s" are, limited to %i, %i edits', (from, to, most, expected) => {
  expect([editDistance(from, to, most), editDistance(to, from, most)]).toEqual([expected, expected]);
});

test.each([
  [true, ['tilaus tilaus', 'tilaus tilauksen', 'lisays lisaaminen', 'hyvityslaksu hyvityslasku', 'saldo slado']],
  [false, ['saldo lasku', '2024 2025', '20241 20242', 'faq fax', 'posti pankki']],
])('two words are similar (%s): %j', (expected, pairs) => {
  const found = pairs.map((pair) => pair.split(' ')).map(([a = '', b = '']) => wordSimilarity(a, b) > 0);
  expect(found).toEqual(pairs.map(() => expected));
});

test('a word itself is more similar than one with a typing error, and that more than another form', () => {
  const similarity = ['laskut', 'laksut', 'laskutus'].map((word) => wordSimilarity('laskut', word));
  expect([similarity, new Set(similarity).size]).toEqual([[...similarity].sort((a, b) => b - a), 3]);
});
