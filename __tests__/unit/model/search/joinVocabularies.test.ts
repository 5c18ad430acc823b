import { analyserOf } from '../../../../src/model/search/analyser';
import { joinVocabularies } from '../../../../src/model/search/joinVocabularies';
import { buildVocabulary } from '../../../../src/model/search/vocabulary';

const vocabulary = (tokens: [string, number][]) => buildVocabulary(tokens, analyserOf('fi'));
const one = vocabulary([
  ['tlasku', 2],
  ['btila', 1],
]);
const other = vocabulary([
  ['blasku', 9],
  ['blasket', 3],
]);

test('several vocabularies answer as one', () => {
  const joined = joinVocabularies([one, other]);
  expect(['lasku', 'tila', 'lasket', 'muu'].map(joined.has)).toEqual([true, true, true, false]);
  expect([joined.frequency('lasku'), joined.frequency('muu')]).toEqual([9, 0]);
  expect(joined.isTopic('lasku')).toBe(true);
  expect([...joined.startingWith('las')].sort()).toEqual(['lasket', 'lasku']);
  expect(joined.near('lasky', 1)).toEqual([{ stem: 'lasku', distance: 1 }]);
});

test('what several have is named once', () => {
  const verbs = vocabulary([
    ['btilaa', 1],
    ['blasku', 1],
  ]);
  const joined = joinVocabularies([one, other, verbs]);
  expect([...joined.startingWith('lasku')]).toEqual(['lasku']);
  expect(joined.near('laskux', 1)).toEqual([{ stem: 'lasku', distance: 1 }]);
  const families = [one, other, verbs].flatMap((each) => each.sameRoot('lasku'));
  expect([...joined.sameRoot('lasku')]).toEqual([...new Set(families)]);
  expect(families.length).toBeGreaterThan(joined.sameRoot('lasku').length);
});

test('no vocabulary has no word', () => {
  const none = joinVocabularies([]);
  expect([none.has('lasku'), none.isTopic('lasku'), none.frequency('lasku')]).toEqual([false, false, 0]);
});

test('one vocabulary stays what it is', () => {
  expect(joinVocabularies([one])).toBe(one);
});
