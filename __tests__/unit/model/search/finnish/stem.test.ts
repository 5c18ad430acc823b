import { finnishStem } from '../../../../../src/model/search/finnish/stem';

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Forms of one word. */
const SAME = [
  'tilaus tilauksen tilausta tilaukset tilauksia tilauksessa tilauksella tilausten tilauksensa',
  'lasku laskun laskua laskut laskuja laskuille laskusta laskuun laskuksi laskunsa laskujen laskuista laskuissa',
  'asiakas asiakkaan asiakasta asiakkaat asiakkaita asiakkaiden asiakkaalle asiakkaisiin',
  'hinta hinnan hintaa hinnat hintoja hinnoissa hintojen',
  'osoite osoitteen osoitetta osoitteet osoitteita osoitteiden osoitteeseen osoitteensa',
  'kenttä kentän kenttää kentät kenttiä kentissä kenttään',
  'kortti kortin korttia kortit kortteja korteilla korttiin',
  'nippu nipun nippua niput nippuja nipuissa nippuihin',
  'pankki pankin pankkia pankit pankkiin pankista',
  'lehti lehden lehteä lehdet lehtiä lehdissä lehtien',
  'tieto tiedon tietoa tiedot tietoja tiedoista tietojen tietojasi',
  'hyvitys hyvityksen hyvitystä hyvitykset hyvityksiä',
  'oikeus oikeuden oikeutta oikeudet oikeuksia oikeuksien',
  'ominaisuus ominaisuuden ominaisuutta ominaisuudet ominaisuuksia',
  'muutos muutoksen muutosta muutokset muutoksia muutosten',
  'yleinen yleisen yleistä yleiset yleisessä yleisiä',
  'lisääminen lisäämisen lisäämistä lisäämisessä lisäämällä',
  'päivä päivän päivää päivät päiviä päivien päivinä',
  'tili tilin tiliä tilit tilejä tilien tileillä tilillä',
  'tila tilan tilaa tilat tiloissa tilasta',
  'rivi rivin rivit rivejä riveillä riviltä',
  'haku haun hakua haut hakuja hauissa hakujen',
  'luku luvun lukua luvut lukuja luvuissa',
  'uusi uuden uutta uudet uusia uuteen uudessa',
  'vuosi vuoden vuotta vuodet vuosia vuosien',
  'kuukausi kuukauden kuukautta kuukaudet kuukausia',
  'mies miehen miestä miehet miehiä',
  'asiamies asiamiehen asiamiestä asiamiehet',
  'tuki tuen tukea tukeen tuesta',
  'avoin avoimen avointa avoimet avoimia',
  'näkymä näkymän näkymät näkymiä näkymässä näkymistä',
  'tilaaja tilaajan tilaajaa tilaajat tilaajia tilaajien tilaajille',
  'kohdistamaton kohdistamattoman kohdistamattomat kohdistamattomia',
  'leikepöytä leikepöydän leikepöytää leikepöydälle leikepöydällä',
  'postituslista postituslistan postituslistaa postituslistat postituslistoja postituslistalle',
  'raportti raportin raportteja raportit raporteista',
  'saldo saldon saldoa saldot saldoja saldoista',
  'perintä perinnän perintää perinnässä perintään',
  'tilanne tilanteen tilannetta tilanteet tilanteita',
  'sovellus sovelluksen sovellusta sovellukset',
  'salasana salasanan salasanaa salasanat',
];

/** Words that readers tell apart. */
const APART = [
  'tila tili tilaus tilaaja tilanne',
  'lasku laskutus',
  'maksu maksaja maksettu',
  'posti poisto',
  'kassa kausi',
  'haku hakija',
  'luku lupa luukku',
  'saldo sala',
  'kortti kerta',
  'jakso jakelu jako',
  'hinta hallinta',
  'palvelu palaute',
  'sivu siirto',
  'vuosi viesti viite',
];

test.each(SAME)('forms of one word have one stem: %s', (forms) => {
  expect(new Set(forms.split(' ').map((form) => finnishStem(fold(form)))).size).toBe(1);
});

test.each(APART)('these have stems of their own: %s', (words) => {
  const all = words.split(' ');
  expect(new Set(all.map((word) => finnishStem(fold(word)))).size).toBe(all.length);
});

test.each(['', 'a', 'ovt', 'y', 'on', '2024', 'g-1a2b3c', 'tammi2025', 'constructor'.slice(0, 3)])(
  'what is no word of four letters stays as it is: "%s"',
  (word) => {
    expect(finnishStem(word)).toBe(word);
  },
);
