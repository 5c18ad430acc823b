import { finnishRoot } from '../../../../../src/model/search/finnish/root';
import { rowsOf } from '../../../../support/rowsOf';
import { finnishStem } from '../../../../../src/model/search/finnish/stem';
import { finnishAnalyser } from '../../../../../src/model/search/finnish/analyser';
import { splitCompound } from '../../../../../src/model/search/finnish/compounds';

const related = finnishAnalyser({ sameAction: [['palauttaa', 'hyvittää']] }).related;
const rootOf = (word: string) => finnishRoot(finnishStem(word.normalize('NFD').replace(/\p{Mn}/gu, '')));

test.each(
  rowsOf(`
    pidentää pidentäminen pidennys pidennetään, lisätä lisääminen lisäys, tilata tilaaminen tilaus tilaaja
    laskuttaa laskutus laskuttaminen, lähettää lähetys lähettäminen, keskeyttää keskeytys keskeyttäminen
    siirtää siirto siirtäminen, muuttaa muutos muuttaminen, maksaa maksu maksaminen maksaja
    varata varaus varaaminen, reklamoida reklamointi reklamoiminen reklamoitu, palauttaa palautus palauttaminen
    tunnistautuminen tunnistautumisen tunnistus, korjata korjaus korjaaja korjaaminen
    tiliöidä tiliöinti tiliöity tiliöiminen, lukija lukeminen, katkaista katkaisu katkaistu
    hyvittää hyvitys hyvittäminen, maksettu maksaja, tilata tilattu tilannut tilaaja, julkaista julkaisu julkaistu
    perustaa perustaja perustaminen, vaihtaa vaihto vaihtaminen, ilmoitus ilmoittaminen ilmoittaja
    poistaa poisto poistaminen poistettu, kuitata kuittaus kuittaaminen, täyttää täyttö täyttäminen
    kieltää kielto kieltäminen, suojata suojaus suojattu, veloitus veloitettu, maksaa maksanut maksettu
    vaihtua vaihtunut vaihtui, katkaista katkaissut
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

test('a bill is not what one counts', () => expect(rootOf('laskun')).not.toBe(rootOf('lasketaan')));

test.each(
  rowsOf(`
    vaihdan muuttaa, muutos siirtaa, lopetan katkaista, luominen lisata, hakeminen etsia, peruminen poistaa
    paattaa irtisanoa, lisays luoda, kirjaan luoda, antaa merkita, nahda tarkistaa, haku loytaa, lahetys postittaa
    toimitus lahettaa, keskeytys pysayttaa, pidennys jatkaa, palautus hyvittaa
`),
)('"%s" may be told by "%s" as well', (word, other) => {
  expect(related(finnishStem(word))).toContain(finnishStem(other));
});

test.each(['lasku', 'tilaus', 'asiakas', ''])('"%s" is no deed that has another verb', (word) => {
  expect(related(finnishStem(word))).toEqual([]);
});

const WORDS =
  'lasku laskutus prosessi muistutus maksu osoite muutos hinta tuote varhainen jakelu posti lista asiakas maa työ';
const KNOWN = new Set(WORDS.replace('ö', 'o').split(' ').map(finnishStem));
const split = (word: string) => splitCompound(word, { stemOf: finnishStem, isKnown: (stem) => KNOWN.has(stem) });
const stems = (words: string) => words.split(' ').map(finnishStem);

test.each([
  ['laskutusprosessi', stems('laskutus prosessi')],
  ['maksumuistutukset', stems('maksu muistutus')],
  ['osoitteenmuutos', stems('osoite muutos')],
  ['varhaisjakelun', stems('varhainen jakelu')],
  ['asiakasosoitteenmuutos', stems('asiakas osoite muutos')],
  ['kestomuistutus', stems('muistutus')],
  ['kestolista', stems('lista')],
  ['kokolasku', stems('lasku')],
  ['laskumaa', stems('lasku maa')],
  ['tyomaalista', stems('tyo maa lista')],
  ['varhaixjakelun', stems('jakelu')],
  ['asiakaslaskulista', stems('asiakas lasku lista')],
  ['vekslilaskulista', stems('lista')],
])('"%s" has the parts %j', (word, parts) => expect(split(word)).toEqual(parts));

test.each(['lasku', 'laskun', 'talo', '', 'xyzzy', 'kestomaa', 'aaaaaaaaaaaaaaaaaaaaaaaa'])(
  '"%s" is no compound',
  (word) => {
    expect(split(word)).toEqual([]);
  },
);
