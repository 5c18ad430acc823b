import { analyserOf } from '../../../../src/model/search/analyser';
import { planNearest } from '../../../../src/model/search/planNearest';
import { buildVocabulary } from '../../../../src/model/search/vocabulary';

const FINNISH = analyserOf('fi');
const tokens = ['tlaskutus', 'tlaskelma', 'traporr', 'braport', 'tmuistutus', 'btili', 'tasiak'];
const VOCABULARY = buildVocabulary(
  tokens.map((token) => [token, 1]),
  FINNISH,
);
const likened = (query: string) =>
  planNearest(query, VOCABULARY, FINNISH).map(({ word, terms }) => [word, ...terms.map(({ stem }) => stem).sort()]);

test.each([
  ['lazkutuz', [['lazkutuz', 'laskutus']]],
  ['rapxrr', [['rapxrr', 'raporr']]],
  [
    'muixtutxs laskutis',
    [
      ['muixtutxs', 'muistutus'],
      ['laskutis', 'laskutus'],
    ],
  ],
  // Too far from any, but begun alike: words of texts are not offered.
  ['raportointijärjestelmä', [['raportointijarjestelma', 'raporr']]],
  ['laskentatoimi', [['laskentatoimi', 'laskelma', 'laskutus']]],
  ['asiaa', [['asiaa', 'asiak']]],
  ['asia', [['asia']]],
  ['qqqqqqqq', [['qqqqqqqq']]],
  ['', []],
])('what finds nothing may have been meant so: "%s" as %j', (query, expected) => {
  expect(likened(query)).toEqual(expected);
});

test('each is a guess, and read as a typing error', () => {
  for (const { isGuess, terms } of planNearest('lazkutuz asia', VOCABULARY, FINNISH)) {
    expect(isGuess).toBe(true);
    expect(terms.every(({ by, weight }) => by === 'spelling' && weight < 1)).toBe(true);
  }
});

test('of a query without end only the prefix is looked at', () => {
  expect(planNearest(`${'x'.repeat(100_000)} laskutus`, VOCABULARY, FINNISH)).toHaveLength(1);
});
