import { didYouMean, nearest } from '../../../../src/node/diagnostics/nearest';

test.each([
  ['titel', ['tags', 'title'], 'title'],
  ['TITLE', ['title'], 'title'],
  ['ohjeet/sald', ['ohjeet/lasku', 'ohjeet/saldo'], 'ohjeet/saldo'],
  ['saldot', ['saldo', 'saldon'], 'saldo'],
  ['se', ['sv'], 'sv'],
  ['lask', ['laskut'], 'laskut'],
  ['laskut', ['lask'], 'lask'],
  ['lask', ['laskuun'], undefined],
  ['titel', ['description'], undefined],
  ['titel', [], undefined],
])('for "%s" among %j the writer meant %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

test.each([
  ['titel', ['title'], 'Did you mean "title"?'],
  ['xyz', ['description'], undefined],
])('the hint for "%s" among %j is %s', (word, candidates, hint) => {
  expect(didYouMean(word, new Set(candidates))).toBe(hint);
});
