import { spelledWords, spellingsOf } from '../../../../../src/node/content/spelling/spelledWords';

const rows: [what: string, text: string, words: string[]][] = [
  ['words and signs', 'Avaa ”lasku”, sitten (tilaus).', ['Avaa', 'lasku', 'sitten', 'tilaus']],
  ['a compound with a hyphen', 'Tilaukset-näkymässä', ['Tilaukset-näkymässä']],
  ['a hyphen that stands for a part', 'alkamis- ja päättymispäivä', ['alkamis-', 'ja', 'päättymispäivä']],
  ['a dash', 'lasku – maksu', ['lasku', 'maksu']],
  ['an ending behind a colon', 'EU:n tapa', ['EU:n', 'tapa']],
  ['a soft hyphen', 'hyvitys\u00adlasku', ['hyvityslasku']],
  ['numbers and letters alone', 'A 10 2.0 v2 31.10.2025', []],
  ['addresses', 'Katso https://a.fi/sivu, www.esimerkki.fi, a.b, /docs/saldo ja tuki@esimerkki.fi', ['Katso', 'ja']],
  ['what is put in for a name', 'Nyt {{mode}} tila', ['Nyt', 'tila']],
  ['tags', 'Nyt <strong>tämä</strong> tila', ['Nyt', 'tämä', 'tila']],
  ['a protocol', 'Kirjoita mailto://lasku näin', ['Kirjoita', 'näin']],
  ['a word between soft hyphens alone', '\u00ada\u00ad', []],
];

test.each(rows)('%s', (_what, text, words) => {
  expect(spelledWords(text).map((word) => word.text)).toEqual(words);
});

test('a word knows where it starts', () => {
  expect(spelledWords('Esim. lasku.')).toEqual([
    { text: 'Esim', start: 0, hasStop: true },
    { text: 'lasku', start: 6, hasStop: true },
  ]);
  expect(spelledWords('tuki@esimerkki.fi vastaa')).toEqual([{ text: 'vastaa', start: 18, hasStop: false }]);
  expect(spelledWords('hyvitys\u00adlasku. Lasku')).toEqual([
    { text: 'hyvityslasku', start: 0, hasStop: true },
    { text: 'Lasku', start: 15, hasStop: false },
  ]);
});

test.each([
  ['lasku', false, [['lasku']]],
  ['esim', true, [['esim'], ['esim.']]],
  ['QR-koodi', false, [['QR-koodi'], ['QR', 'koodi']]],
  ['e-lasku', true, [['e-lasku'], ['e-lasku.'], ['lasku']]],
])('%s may be spelt so', (text, hasStop, spellings) => {
  expect(spellingsOf({ text, start: 0, hasStop })).toEqual(spellings);
});
