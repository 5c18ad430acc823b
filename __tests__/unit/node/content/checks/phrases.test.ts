import { findPhrases, phraseOf } from '../../../../../src/node/content/checks/phrases';

const rows: [what: string, phrase: string, text: string, found: string[]][] = [
  ['the word itself', 'hintaluettelo', 'Avaa hintaluettelo.', ['hintaluettelo']],
  ['its forms', 'hintaluettelo', 'Hintaluettelossa ja hintaluettelon mukaan', ['Hintaluettelossa', 'hintaluettelon']],
  ['two words in their forms', 'jatkuva tilaus', 'Jatkuvan tilauksen voi katkaista.', ['Jatkuvan tilauksen']],
  ['two words over a sentence’s end', 'jatkuva tilaus', 'Se on jatkuva. Tilaus päättyy.', []],
  ['two words over a line’s end', 'jatkuva tilaus', 'Se on jatkuva\ntilaus.', ['jatkuva\ntilaus']],
  ['a word with a hyphen', 'API-avain', 'Kopioi API-avain.', ['API-avain']],
  ['its form without the hyphen', 'API-avain', 'Kopioi APIavain.', ['APIavain']],
  ['a word with a soft hyphen', 'hintaluettelo', 'Avaa hinta\u00adluettelo.', ['hinta\u00adluettelo']],
  ['a letter with a mark', 'lasku', 'Avaa läsku ja làsku', ['läsku', 'làsku']],
  ['other words beside one of its own', 'jatkuva tilaus', 'Uusi tilaus ja jatkuva lasku', []],
  ['only the first of two words', 'jatkuva tilaus', 'Se on jatkuva', []],
  ['a longer word', 'karhu', 'karhukirje', []],
];

test.each(rows)('%s', (_what, phrase, text, found) => {
  expect(findPhrases(text, [phraseOf(phrase, 'fi')], 'fi').map((each) => each.found)).toEqual(found);
});

test('words of a language without a stemmer are found as they are written', () => {
  const phrases = [phraseOf('lasku', 'xx')];
  expect(findPhrases('Lasku, laskun', phrases, 'xx')).toEqual([{ phrase: phrases[0], start: 0, found: 'Lasku' }]);
});
