import { swedishStem } from '../../../../../src/model/search/swedish/stem';

const fold = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');

test.each([
  'faktura fakturan fakturor fakturorna fakturans',
  'prenumeration prenumerationen prenumerationer prenumerationerna prenumerationens',
  'kund kunden kunder kunderna kundens kundernas',
  'betalning betalningen betalningar betalningarna',
  'påminnelse påminnelsen påminnelser',
  'adress adressen adresser adresserna',
  'tidning tidningen tidningar tidningarnas',
  'vanlig vanliga vanligt',
  'arbetslös arbetslöst',
])('the forms %s have one stem', (forms) => {
  expect(new Set(forms.split(' ').map((word) => swedishStem(fold(word)))).size).toBe(1);
});

test.each(['kund kunskap', 'faktura fakta', 'pris press', 'lista lust', 'konto kontor'])('%s stay apart', (words) => {
  const stems = words.split(' ').map(swedishStem);
  expect(new Set(stems).size).toBe(stems.length);
});

test.each([
  ['kredit', 'kredit'],
  ['tidsplan', 'tidsplan'],
  ['tidsplanen', 'tidsplan'],
  ['bristfalligt', 'bristfal'],
  ['gas', 'gas'],
  ['buss', 'buss'],
  ['is', 'is'],
  ['', ''],
  ['2fa', '2fa'],
])('the stem of "%s" is "%s"', (word, stem) => {
  expect(swedishStem(word)).toBe(stem);
});
