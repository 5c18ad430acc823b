import { finnishRoot } from '../../../../../src/model/search/finnish/root';
import { finnishStem } from '../../../../../src/model/search/finnish/stem';

const rootOf = (word: string) => finnishRoot(finnishStem(word.normalize('NFD').replace(/\p{Mn}/gu, '')));

test.each([
  'pidentää pidentäminen pidennys pidennetään',
  'lisätä lisääminen lisäys',
  'tilata tilaaminen tilaus tilaaja',
  'laskuttaa laskutus laskuttaminen',
  'lähettää lähetys lähettäminen',
  'keskeyttää keskeytys keskeyttäminen',
  'siirtää siirto siirtäminen',
  'muuttaa muutos muuttaminen',
  'maksaa maksu maksaminen maksaja',
  'varata varaus varaaminen',
  'reklamoida reklamointi reklamoiminen reklamoitu',
  'palauttaa palautus palauttaminen',
  'tunnistautuminen tunnistautumisen tunnistus',
  'korjata korjaus korjaaja korjaaminen',
  'tiliöidä tiliöinti tiliöity tiliöiminen',
  'lukija lukeminen',
  'katkaista katkaisu katkaistu',
  'hyvittää hyvitys hyvittäminen',
  'maksettu maksaja',
  'tilata tilattu tilannut tilaaja',
  'julkaista julkaisu julkaistu',
  'perustaa perustaja perustaminen',
  'vaihtaa vaihto vaihtaminen',
  'ilmoitus ilmoittaminen ilmoittaja',
  'poistaa poisto poistaminen poistettu',
  'kuitata kuittaus kuittaaminen',
  'täyttää täyttö täyttäminen',
  'kieltää kielto kieltäminen',
  'suojata suojaus suojattu',
  'veloitus veloitettu',
  'maksaa maksanut maksettu',
  'vaihtua vaihtunut vaihtui',
  'katkaista katkaissut',
])('one family: %s', (words) => {
  expect(new Set(words.split(' ').map(rootOf)).size).toBe(1);
});

test.each([
  'tila tili tilaus',
  'lasku laskutus',
  'haku hinta',
  'maksu muisto',
  'jakaa jakelu',
  'kerta kertomus',
  'raja raha',
])('several families: %s', (words) => {
  const all = words.split(' ');
  expect(new Set(all.map(rootOf)).size).toBe(all.length);
});

test('a bill is not what one counts', () => {
  expect(rootOf('laskun')).not.toBe(rootOf('lasketaan'));
});
