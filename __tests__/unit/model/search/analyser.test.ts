import { rowsOf } from '../../../support/rowsOf';
import { analyserOf } from '../../../../src/model/search/analyser';

test.each([
  ['fi', 'miten etta taytyy tehda kannattaa how kannattaako olemme', 'laitteet jatko uusi'],
  ['sv', 'inte och jag', 'miten'],
  ['en', 'with what', 'och'],
])('in %s "%s" are stop words, "%s" are not', (locale, stopWords, others) => {
  const { isStopWord } = analyserOf(locale);
  expect(`${stopWords} ${others}`.trim().split(' ').filter(isStopWord).join(' ')).toBe(stopWords);
});

test.each(['sv', 'en', 'de'])('in %s a word is its own root, and no word is common', (locale) => {
  const { root, related, isCommon } = analyserOf(locale);
  expect([root('tilaus'), related('vaiht'), isCommon('lasku')]).toEqual(['tilaus', [], false]);
});

const COMMON = rowsOf(`
  aika alue ikkuna keskus kortti lomake mies muistutus muutos poisto päivä ryhmä sana sopimus tuote verkko viite viesti
  vuosi yritys
`).flat();

test('in fi some words are common in compounds', () => {
  const { stem, isCommon } = analyserOf('fi');
  const folded = COMMON.map((word) => word.normalize('NFD').replace(/\p{Mn}/gu, ''));
  expect(folded.filter((word) => !isCommon(stem(word)))).toEqual([]);
});

test('in fi other words are not common', () => {
  const { stem, isCommon } = analyserOf('fi');
  expect(['koira', 'kissa', 'lehti', 'jakelu', ''].filter((word) => isCommon(stem(word)))).toEqual([]);
});

test.each(['fi', 'sv', 'de'])('in %s a site adds its own words', (locale) => {
  const { stem, isCommon, isLight, isActor, related } = analyserOf(locale, {
    compoundParts: ['Hylly'],
    light: ['täti'],
    actors: ['lainaaja'],
    sameAction: [['lainata', 'varata']],
  });
  expect([isCommon(stem('hylly')), isLight(stem('tati')), isActor('lainaaja')]).toEqual([true, true, true]);
  expect(related(stem('lainata'))).toContain(stem('varata'));
  const own = analyserOf(locale);
  expect([own.isCommon(stem('hylly')), own.isLight(stem('tati')), own.isActor('lainaaja')]).not.toContain(true);
});

test.each([
  ['fi', 'millon on voinut maksaa kortilla', true],
  ['fi', 'koska haku puhelinnumerolla lisattiin', true],
  ['fi', 'mista lahtien tauko on voinut alkaa', true],
  ['fi', 'syksyn paivitys', true],
  ['sv', 'hostens nyheter', true],
  ['en', 'when was card payment added', true],
  ['en', 'whats new', true],
  ['en', 'summer 2025 update', true],
])('in %s "%s" asks for news: %s', (locale, query, expected) => {
  expect(analyserOf(locale).asksNews(query)).toBe(expected);
});
