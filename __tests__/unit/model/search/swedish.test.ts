import { rowsOf } from '../../../support/rowsOf';
import { swedishStem } from '../../../../src/model/search/swedish/stem';

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
