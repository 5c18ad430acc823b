import { spellingSimilarity, wordSimilarity } from '../../../../src/model/text/wordSimilarity';

test.each([
  ['tilaus', 'tilaus', true],
  ['tilaus', 'tilauksen', true],
  ['lisays', 'lisaaminen', true],
  ['hyvityslaksu', 'hyvityslasku', true],
  ['saldo', 'slado', true],
  ['saldo', 'lasku', false],
  ['2024', '2025', false],
  ['20241', '20242', false],
  ['faq', 'fax', false],
  ['posti', 'pankki', false],
])('%s and %s may mean the same: %s', (a, b, expected) => {
  expect(wordSimilarity(a, b) > 0).toBe(expected);
});

test('a word itself is likelier than one with a typing error, and that than another form', () => {
  const similarity = ['laskut', 'laksut', 'laskutus'].map((word) => wordSimilarity('laskut', word));
  expect(similarity).toEqual([...similarity].sort((a, b) => b - a));
  expect(new Set(similarity).size).toBe(3);
});

test('a spelling does not know forms', () => {
  expect(spellingSimilarity('tilaus', 'tilauksessa')).toBe(0);
});
