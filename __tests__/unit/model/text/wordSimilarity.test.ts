import { spellingLikeness, wordLikeness } from '../../../../src/model/text/wordSimilarity';

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
  expect(wordLikeness(a, b) > 0).toBe(expected);
});

test('a word itself is likelier than one with a slip, and that than another form', () => {
  const likeness = ['laskut', 'laksut', 'laskutus'].map((word) => wordLikeness('laskut', word));
  expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
  expect(new Set(likeness).size).toBe(3);
});

test('a spelling does not know forms', () => {
  expect(spellingLikeness('tilaus', 'tilauksessa')).toBe(0);
});
