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

test('one vocabulary stays what it is', () => {
  expect(joinVocabularies([one])).toBe(one);
});
