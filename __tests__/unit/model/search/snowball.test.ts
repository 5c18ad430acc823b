import { englishStem } from '../../../../src/model/search/english/stem';
import { rowsOf } from '../../../support/rowsOf';
import { swedishStem } from '../../../../src/model/search/swedish/stem';
import { endingOf, regionAfter } from '../../../../src/model/search/regions';

test.each(
  rowsOf(`
    invoice invoices invoiced invoicing, subscription subscriptions, subscribe subscribed subscribes subscribing
    payment payments, address addresses addressed, cancel cancels cancelling cancelled, delivery deliveries
    renew renewed renewing renews, reminder reminders, balance balances, organization organize organizer
    hopeful hopefulness, add adds added adding, succeed succeeds succeeded succeeding
`).map((forms) => forms.join(' ')),
)('the forms %s have one stem', (forms) => expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1));

test.each(['news new', 'address add', 'order ordinary', 'bill billion', 'general generate', 'pass past'])(
  '%s stay apart',
  (words) => {
    const all = words.split(' ');
    expect(new Set(all.map(englishStem)).size).toBe(all.length);
  },
);

test.each(
  rowsOf(`
    dying die, skies sky, agreed agre, feed feed, hoping hope, hopping hop, relational relat, analogies analog
    quickly quick, formative format, replacement replac, adoption adopt, controlling control, yes yes, sayings say
    skis ski, lying lie, tying tie, idly idl, gently gentl, early earli, only onli, singly singl, news news
    atlas atlas, bias bias, sky sky, proceed proceed, exceed exceed, proceeds proceed, generously generous
    communities communiti, arsenal arsenal, generate generat, organization organ, operational oper
    callousness callous, decisiveness decis, conditional condit, hopelessly hopeless, sensibility sensibl
    differently differ, operation oper, formalism formal, formality formal, hopefully hope, analogously analog
    sensitivity sensit, valency valenc, hesitancy hesit, conformably conform, digitizer digit, operator oper
    radically radic, possibly possibl, rational ration, formalize formal, duplicate duplic, electricity electr
    electrical electr, goodness good, hopeful hope, allowance allow, inference infer, adjustable adjust
    defensible defens, irritant irrit, adjustment adjust, dependent depend, activism activ, activate activ
    angularity angular, homologous homolog, effective effect, bowdlerize bowdler, revival reviv, airliner airlin
    gyroscopic gyroscop, decision decis, cent cent, stresses stress, ties tie, cries cri, tied tie, gas gas
    this this, kiwis kiwi, gaps gap, bus bus, pass pass, class class, agreedly agre, exceedingly exceed
    feeds feed, planned plan, plans plan, failing fail, filing file, conflated conflat, troubled troubl
    sized size, bled bled, sing sing, red red, using use, used use, happy happi, enjoy enjoy, say say, cry cri
    dry dri, youth youth, cease ceas, rate rate, controll control, roll roll, probate probat, hope hope, cave cave
    analogy analog, geology geolog, biology biolog, badly bad, madly mad, fly fli, reply repli, friendly friend
    subbed sub, added add, egged egg, fluffed fluf, hugged hug, trimmed trim, tapped tap, barred bar, sitting sit
    knightly knight, conspiracy conspiraci, constancy constanc, knives knive, consistently consist
    consolidate consolid, conspicuous conspicu, abilities abil, national nation, rationally ration
    nationalize nation, authenticate authent
`),
)('%s has the stem %s', (word, stem) => expect(englishStem(word)).toBe(stem));

test.each(['', '2fa', 'a', 'by'])('"%s" has no ending', (word) => expect(englishStem(word)).toBe(word));

const fold = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');

test.each(
  rowsOf(`
    faktura fakturan fakturor fakturorna fakturans
    prenumeration prenumerationen prenumerationer prenumerationerna prenumerationens
    kund kunden kunder kunderna kundens kundernas, betalning betalningen betalningar betalningarna
    påminnelse påminnelsen påminnelser, adress adressen adresser adresserna
    tidning tidningen tidningar tidningarnas, vanlig vanliga vanligt, arbetslös arbetslöst
    tidsplan tidsplans tidsplanen
`).map((forms) => forms.join(' ')),
)('the forms %s have one stem', (forms) => {
  expect(new Set(forms.split(' ').map((word) => swedishStem(fold(word)))).size).toBe(1);
});

test.each(['kund kunskap', 'faktura fakta', 'pris press', 'lista lust', 'konto kontor'])('%s stay apart', (words) => {
  const stems = words.split(' ').map(swedishStem);
  expect(new Set(stems).size).toBe(stems.length);
});

test.each(
  rowsOf(`
    kredit kredit, tidsplan tidsplan, tidsplanen tidsplan, bristfalligt bristfal, gas gas, buss buss, is is
    flicka flick, dagarna dag, kunderna kund, mojligheterna moj, fakturorna faktur, betalad betal, betalade betal
    betala betal, ande and, erbjudande erbjud, bagarne bag, betalare betal, senaste sen, bilen bil
    erbjudanden erbjud, betalaren betal, mojligheten moj, systern syst, dagar dag, kunder kund, mojligheter moj
    fakturor faktur, fakturans faktur, betalas betal, dagarnas dag, kundernas kund, fakturornas faktur, kopes kop
    betalades betal, erbjudandes erbjud, bilens bil, betalarens betal, mojlighetens moj, systerns syst
    betalat betal, erbjudandet erbjud, mojlighet moj, snabbast snabb, bils bil, hus hus, brevs brev
    arbetslost arbetslos, vaxlos vaxlos, vardefullt vardefull, prenumerationsplan prenumerationsplan, organs organ
    organ organ, planens plan, salan sal, vanlig van, viktig vikt, rorelse ror, fardig fard, rott rott, bytt bytt
    byggd bygg, begynn begyn, hogg hogg, jakt jakt, friskt frisk, trygghet trygg, los los
`),
)('%s has the stem %s', (word, stem) => expect(swedishStem(word)).toBe(stem));

test.each(['', '2fa'])('"%s" has no ending', (word) => expect(swedishStem(word)).toBe(word));

const VOWEL = /[aeiouy]/;

test.each([
  ['prenumeration', 0, 4],
  ['beautiful', 0, 5],
  ['beautiful', 5, 7],
  ['eau', 0, 3],
  ['', 0, 0],
])('behind the first consonant after a vowel of "%s", from %i, begins at %i', (word, from, region) => {
  expect(regionAfter(word, VOWEL, from)).toBe(region);
});

test.each([
  ['kundernas', 4, 'ernas'],
  ['kundernas', 5, 'nas'],
  ['kundernas', 9, undefined],
])('the ending of "%s" from %i is %s', (word, region, ending) => {
  expect(endingOf(word, ['ernas', 'nas'], region)).toBe(ending);
});
