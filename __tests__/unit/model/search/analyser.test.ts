import { analyserOf } from '../../../../src/model/search/analyser';

test.each([
  ['fi', 'laskujen', 'lasku'],
  ['sv', 'fakturorna', 'faktur'],
  ['en', 'invoices', 'invoic'],
  ['de', 'rechnungen', 'rechnungen'],
])('in %s the stem of "%s" is "%s"', (locale, word, stem) => {
  expect(analyserOf(locale).stem(word)).toBe(stem);
});

test.each([
  ['fi', 'miten', true],
  ['fi', 'how', true],
  ['fi', 'uusi', false],
  ['sv', 'inte', true],
  ['sv', 'miten', false],
  ['en', 'with', true],
  ['en', 'och', false],
  ['de', 'und', false],
])('in %s "%s" is a stop word: %s', (locale, word, expected) => {
  expect(analyserOf(locale).isStopWord(word)).toBe(expected);
});

test.each(['sv', 'en', 'de'])('in %s a word is its own family, and no word is common', (locale) => {
  const { root, kin, isCommon } = analyserOf(locale);
  expect([root('tilaus'), kin('vaiht'), isCommon('lasku')]).toEqual(['tilaus', [], false]);
});
