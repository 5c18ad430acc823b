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
  'tidsplan tidsplans tidsplanen',
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

/** Folded words that each have another ending. */
test.each([
  ['flicka', 'flick'],
  ['dagarna', 'dag'],
  ['kunderna', 'kund'],
  ['mojligheterna', 'moj'],
  ['fakturorna', 'faktur'],
  ['betalad', 'betal'],
  ['betalade', 'betal'],
  ['betala', 'betal'],
  ['ande', 'and'],
  ['erbjudande', 'erbjud'],
  ['bagarne', 'bag'],
  ['betalare', 'betal'],
  ['senaste', 'sen'],
  ['bilen', 'bil'],
  ['erbjudanden', 'erbjud'],
  ['betalaren', 'betal'],
  ['mojligheten', 'moj'],
  ['systern', 'syst'],
  ['dagar', 'dag'],
  ['kunder', 'kund'],
  ['mojligheter', 'moj'],
  ['fakturor', 'faktur'],
  ['fakturans', 'faktur'],
  ['betalas', 'betal'],
  ['dagarnas', 'dag'],
  ['kundernas', 'kund'],
  ['fakturornas', 'faktur'],
  ['kopes', 'kop'],
  ['betalades', 'betal'],
  ['erbjudandes', 'erbjud'],
  ['bilens', 'bil'],
  ['betalarens', 'betal'],
  ['mojlighetens', 'moj'],
  ['systerns', 'syst'],
  ['betalat', 'betal'],
  ['erbjudandet', 'erbjud'],
  ['mojlighet', 'moj'],
  ['snabbast', 'snabb'],
  ['bils', 'bil'],
  ['hus', 'hus'],
  ['brevs', 'brev'],
  ['arbetslost', 'arbetslos'],
  ['vaxlos', 'vaxlos'],
  ['vardefullt', 'vardefull'],
  ['prenumerationsplan', 'prenumerationsplan'],
  ['organs', 'organ'],
  ['organ', 'organ'],
  ['planens', 'plan'],
  ['salan', 'sal'],
  ['vanlig', 'van'],
  ['viktig', 'vikt'],
  ['rorelse', 'ror'],
  ['fardig', 'fard'],
  ['rott', 'rott'],
  ['bytt', 'bytt'],
  ['byggd', 'bygg'],
  ['begynn', 'begyn'],
  ['hogg', 'hogg'],
  ['jakt', 'jakt'],
  ['friskt', 'frisk'],
  ['trygghet', 'trygg'],
  ['los', 'los'],
])('%s has the stem %s', (word, stem) => {
  expect(swedishStem(word)).toBe(stem);
});
