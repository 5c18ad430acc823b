import { rowsOf } from '../../../../support/rowsOf';
import { finnishStem } from '../../../../../src/model/search/finnish/stem';
import { finnishAnalyser, finnishRoot } from '../../../../../src/model/search/finnish/analyser';
import { splitCompound } from '../../../../../src/model/search/finnish/compounds';

const related = finnishAnalyser({ sameAction: [['palauttaa', 'hyvittää']] }).related;
const rootOf = (word: string) => finnishRoot(finnishStem(word.normalize('NFD').replace(/\p{Mn}/gu, '')));

test.each(
  rowsOf(`
    pidentää pidentäminen pidennys pidennetään, keskeyttää keskeytys keskeyttäminen, maksaa maksu maksaminen maksaja
    tunnistautuminen tunnistautumisen tunnistus, tilata tilattu tilannut tilaaja, perustaa perustaja perustaminen
    suojata suojaus suojattu, veloitus veloitettu, maksaa maksanut maksettu
`).map((words) => words.join(' ')),
)('one family: %s', (words) => expect(new Set(words.split(' ').map(rootOf)).size).toBe(1));

test.each(
  rowsOf(`
    tila tili tilaus, lasku laskutus, haku hinta, maksu muisto, jakaa jakelu, kerta kertomus, raja raha
`).map((words) => words.join(' ')),
)('several families: %s', (words) => {
  const all = words.split(' ');
  expect(new Set(all.map(rootOf)).size).toBe(all.length);
});

test.each(
  rowsOf(`
    lopetan katkaista, hakeminen etsia, peruminen poistaa, antaa merkita, nahda tarkistaa, toimitus lahettaa
    keskeytys pysayttaa, pidennys jatkaa
`),
)('"%s" is related to "%s"', (word, other) => expect(related(finnishStem(word))).toContain(finnishStem(other)));

test.each(['tilaus', 'asiakas', ''])('"%s" has no related verbs', (word) => {
  expect(related(finnishStem(word))).toEqual([]);
});

const WORDS =
  'lasku laskutus prosessi muistutus maksu osoite muutos hinta tuote varhainen jakelu posti lista asiakas maa työ';
const KNOWN = new Set(WORDS.replace('ö', 'o').split(' ').map(finnishStem));
const split = (word: string) => splitCompound(word, { stemOf: finnishStem, isKnown: (stem) => KNOWN.has(stem) });
const stems = (words: string) => words.split(' ').map(finnishStem);

test.each([
  ['varhaisjakelun', stems('varhainen jakelu')],
  ['asiakasosoitteenmuutos', stems('asiakas osoite muutos')],
  ['tyomaalista', stems('tyo maa lista')],
  ['varhaixjakelun', stems('jakelu')],
  ['vekslilaskulista', stems('lista')],
])('"%s" has the parts %j', (word, parts) => expect(split(word)).toEqual(parts));

test.each(['lasku', 'kestomaa', 'aaaaaaaaaaaaaaaaaaaaaaaa'])('"%s" is not a compound', (word) => {
  expect(split(word)).toEqual([]);
});
