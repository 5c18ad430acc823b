import { englishStem } from '../../../../src/model/search/english/stem';
import { rowsOf } from '../../../support/rowsOf';
import { swedishStem } from '../../../../src/model/search/swedish/stem';
import { regionAfter } from '../../../../src/model/search/regions';

test.each(
  rowsOf(`
    invoice invoices invoiced invoicing, address addresses addressed, cancel cancels cancelling cancelled
    succeed succeeds succeeded succeeding
`).map((forms) => forms.join(' ')),
)('the forms %s have one stem', (forms) => expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1));

test.each(['news new', 'general generate', 'pass past'])('%s have different stems', (words) => {
  const all = words.split(' ');
  expect(new Set(all.map(englishStem)).size).toBe(all.length);
});

test.each(
  rowsOf(`
    dying die, skies sky, hopping hop, relational relat, formative format, yes yes, skis ski, lying lie, tying tie
    idly idl, gently gentl, early earli, only onli, singly singl, news news, atlas atlas, bias bias, sky sky
    exceed exceed, proceeds proceed, generously generous, callousness callous, conditional condit
    hopelessly hopeless, sensibility sensibl, formalism formal, formality formal, hopefully hope, valency valenc
    radically radic, possibly possibl, formalize formal, duplicate duplic, goodness good, airliner airlin, tied tie
    agreedly agre, feeds feed, conflated conflat, sing sing, used use, cease ceas, roll roll, biology biolog
    madly mad, fly fli, constancy constanc, abilities abil
`),
)('%s has the stem %s', (word, stem) => expect(englishStem(word)).toBe(stem));

test.each(['', '2fa', 'a'])('"%s" has no ending', (word) => expect(englishStem(word)).toBe(word));

const fold = (word: string) => word.normalize('NFD').replace(/\p{Mn}/gu, '');

test.each(
  rowsOf(`
    arbetslös arbetslöst, tidsplan tidsplans tidsplanen
`).map((forms) => forms.join(' ')),
)('the forms %s have one stem', (forms) => {
  expect(new Set(forms.split(' ').map((word) => swedishStem(fold(word)))).size).toBe(1);
});

test.each(['kund kunskap', 'pris press', 'konto kontor'])('%s have different stems', (words) => {
  const stems = words.split(' ').map(swedishStem);
  expect(new Set(stems).size).toBe(stems.length);
});

test.each(
  rowsOf(`
    bristfalligt bristfal, ande and, mojligheter moj, salan sal
`),
)('%s has the stem %s', (word, stem) => expect(swedishStem(word)).toBe(stem));

const VOWEL = /[aeiouy]/;

test.each([['eau', 0, 3]])(
  'the region after the first consonant behind a vowel of "%s", from %i, begins at %i',
  (word, from, region) => expect(regionAfter(word, VOWEL, from)).toBe(region),
);
