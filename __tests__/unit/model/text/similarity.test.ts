import { editDistance } from '../../../../src/model/text/editDistance';
import { spellingSimilarity, wordSimilarity } from '../../../../src/model/pages/nearestPages';

test.each([
  ['abc', '', 3],
  ['titel', 'title', 1],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it takes %d steps', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test.each([
  ['laksu', 'lasku', 2, 1],
  ['lasku', 'maksu', 2, 2],
  ['ca', 'abc', 3, 3],
])('between "%s" and "%s" there are, of %i at most, %i', (from, to, most, expected) => {
  expect(editDistance(from, to, most)).toBe(expected);
  expect(editDistance(to, from, most)).toBe(expected);
});

/** The definition of the distance, cell by cell. */
function distanceByDefinition(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [rest, other] = [from.slice(1), to.slice(1)];
  const isSwap = from.length > 1 && from[0] === to[1] && from[1] === to[0];
  return Math.min(
    distanceByDefinition(rest, other) + (from[0] === to[0] ? 0 : 1),
    distanceByDefinition(rest, to) + 1,
    distanceByDefinition(from, other) + 1,
    isSwap ? distanceByDefinition(from.slice(2), to.slice(2)) + 1 : Infinity,
  );
}

test('small distances are those of the definition', () => {
  const words = [];
  for (let number = 0; number < 3 ** 4; number += 1) words.push(number.toString(3).replaceAll('0', 'c'));
  const wrong = [];
  for (const from of words.slice(30, 50)) {
    for (const to of words) {
      const distance = distanceByDefinition(from, to);
      for (const most of [1, 2])
        if (editDistance(from, to, most) !== Math.min(distance, most + 1)) wrong.push([from, to, most]);
      if (editDistance(from, to) !== distance) wrong.push([from, to]);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  [true, ['tilaus tilaus', 'tilaus tilauksen', 'lisays lisaaminen', 'hyvityslaksu hyvityslasku', 'saldo slado']],
  [false, ['saldo lasku', '2024 2025', '20241 20242', 'faq fax', 'posti pankki']],
])('two words may mean the same (%s): %j', (expected, pairs) => {
  const found = pairs.map((pair) => pair.split(' ')).map(([a = '', b = '']) => wordSimilarity(a, b) > 0);
  expect(found).toEqual(pairs.map(() => expected));
});

test('a word itself is likelier than one with a typing error, and that than another form', () => {
  const similarity = ['laskut', 'laksut', 'laskutus'].map((word) => wordSimilarity('laskut', word));
  expect(similarity).toEqual([...similarity].sort((a, b) => b - a));
  expect(new Set(similarity).size).toBe(3);
});
