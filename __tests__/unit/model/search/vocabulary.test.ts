import { analyserOf } from '../../../../src/model/search/analyser';
import { buildVocabulary } from '../../../../src/model/search/vocabulary';

const TOKENS = [
  'tlasku',
  'blasku',
  'blaskut',
  'h+lask',
  'kpidenn',
  'bpidennys',
  'bpidentam',
  'cmaksu',
  'bmaks',
  'btark',
];
const vocabulary = buildVocabulary(
  TOKENS.map((token, count) => [token, count + 1]),
  analyserOf('fi'),
);

test('a word has the highest count of its tokens', () => {
  expect(['lasku', 'maksu', 'tili'].map(vocabulary.frequency)).toEqual([2, 8, 0]);
  expect(['lasku', 'maksu', 'tili'].map(vocabulary.has)).toEqual([true, true, false]);
});

test('topics are what stands whole in titles, headings and keywords', () => {
  expect(['lasku', 'pidenn', 'lask', 'maksu', 'tili'].map(vocabulary.isTopic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('words of one family are found by their root, in order of the alphabet', () => {
  expect(vocabulary.sameRoot('pidennys')).toEqual(['pidenn', 'pidennys', 'pidentam']);
  expect(vocabulary.sameRoot('tarkist')).toEqual([]);
});

test.each([
  ['lask', ['lask', 'lasku', 'laskut']],
  ['pident', ['pidentam']],
  ['zz', []],
])('words beginning with "%s" are %j', (prefix, words) => {
  expect(vocabulary.startingWith(prefix)).toEqual(words);
});
