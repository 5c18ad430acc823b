import { wordsOf } from '../../../../src/model/search/normalise';

test.each([
  ['', []],
  ['  …!? ', []],
  ['👍🏽', []],
  ['Lisää eräpäivä!', ['lisaa', 'erapaiva']],
  ['Åbo ångström', ['abo', 'angstrom']],
  ['e-lasku / OVT-tunnus', ['elasku', 'e', 'lasku', 'ovttunnus', 'ovt', 'tunnus']],
  ['las\u00adku', ['lasku']],
  ['-lasku-', ['lasku']],
  ['versio 2.1', ['versio', '2', '1']],
  ['__proto__', ['proto']],
  ['saldo👍lasku', ['saldo', 'lasku']],
])('the words of "%s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a text has the same words composed and decomposed', () => {
  const text = 'Häiriö älä Åke';
  expect(wordsOf(text.normalize('NFD'))).toEqual(wordsOf(text.normalize('NFC')));
  expect(wordsOf(text.normalize('NFD'))).toEqual(['hairio', 'ala', 'ake']);
});
