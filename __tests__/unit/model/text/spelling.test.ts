import { spelledWords, spellingsOf } from '../../../../src/model/text/spelling';

const rows: [what: string, text: string, words: string[]][] = [
  ['words and signs', 'Avaa ”lasku”, sitten (tilaus).', ['Avaa', 'lasku', 'sitten', 'tilaus']],
  ['a compound with a hyphen', 'Tilaukset-näkymässä', ['Tilaukset-näkymässä']],
  ['a hyphen that stands for a part', 'alkamis- ja päättymispäivä', ['alkamis-', 'ja', 'päättymispäivä']],
  ['a dash', 'lasku – maksu', ['lasku', 'maksu']],
  ['an ending behind a colon', 'EU:n tapa', ['EU:n', 'tapa']],
  ['a soft hyphen', 'hyvitys\u00adlasku', ['hyvityslasku']],
  ['numbers and letters alone', 'A 10 2.0 v2 31.10.2025', []],
  ['addresses', 'Katso https://a.fi/sivu, www.esimerkki.fi, /docs/saldo ja tuki@esimerkki.fi', ['Katso', 'ja']],
  ['what is put in for a name', 'Nyt {{mode}} tila', ['Nyt', 'tila']],
];

test.each(rows)('%s', (_what, text, words) => {
  expect(spelledWords(text).map((word) => word.text)).toEqual(words);
});

test('a word knows where it starts', () => {
  expect(spelledWords('Esim. lasku.')).toEqual([
    { text: 'Esim', start: 0, hasStop: true },
    { text: 'lasku', start: 6, hasStop: true },
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
