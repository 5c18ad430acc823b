import { analyserBy, type Analyser } from '../analyserBy';
import { FINNISH as LIGHT_WORDS, FINNISH_ACTORS as ACTORS } from '../lightWords';
import { FINNISH as NEWS } from '../newsQueries';
import { FINNISH as STOP_WORDS, FINNISH_INFLECTED as STOP_INFLECTED } from '../stopWords';
import { finnishRoot } from './root';
import { finnishStem } from './stem';

/** Verbs for one deed, of which guides use one and their readers another; forms that have stems of their own stand too. Folded. */
const GROUPS = [
  'vaihtaa muuttaa muokata paivittaa korjata siirtaa',
  'poistaa perua peruuttaa peruminen kumota mitatoida',
  'lopettaa katkaista paattaa irtisanoa peruuttaa',
  'lisata lisaan lisays luoda luon luominen perustaa kirjata kirjaan tehda antaa merkita',
  'katsoa tarkistaa nahda selvittaa',
  'etsia hakea haen haku loytaa',
  'lahettaa toimittaa postittaa',
  'keskeyttaa pysayttaa estaa',
  'pidentaa jatkaa',
  'palauttaa hyvittaa',
];

const RELATED = new Map<string, string[]>();
for (const group of GROUPS) {
  const stems = group.split(' ').map(finnishStem);
  for (const stem of stems) {
    const root = finnishRoot(stem);
    RELATED.set(root, [...(RELATED.get(root) ?? []), ...stems]);
  }
}

/**
 * Stems of verbs that name the same deed as a stem's verb.
 * @example finnishRelatedVerbs('vaiht') // ['vaiht', 'muut', 'muokat', …]
 */
export function finnishRelatedVerbs(stem: string): readonly string[] {
  return RELATED.get(finnishRoot(stem)) ?? [];
}

/**
 * Words of daily use that are in compounds of this kind of site more often than alone. With them a compound is
 * split even where its head occurs nowhere by itself. Folded.
 */
const WORDS =
  'aika aine aloitus alue arvo asetus asiakas asiointi avain ehto erapaiva esto haku hallinta henkilo hinta hyvitys ' +
  'ikkuna ilmoitus jakelu jakso jatko jono joukko juna kampanja kanta kartta kasvu kauppa kausi kentta kerta keskeytys ' +
  'keskus kirja kirje koodi kortti korjaus kulku kuittaus kuori kuukausi kasittely kayttaja laatikko lahja lasku laskutus ' +
  'lehti liike liittyma lista lomake lukko luokka luettelo luukku lupa lahetys maksu malli mainos merkki mies muistutus ' +
  'muutos myynti maara nimi nippu numero nakyma ohje oikeus osoite osasto paketti palaute palautus palvelu peruutus ' +
  'poisto portaali poyta posti postitus prosessi puhelin pyynto paivitys paiva raha raja raportti rekisteri rivi ryhma saldo ' +
  'sana seuranta siirto sivu sopimus studio suoritus syotto tapa tarkistus tauko tieto tila tilaus tili tiliointi tilitys ' +
  'toimitus toiminto tuki tulo tunnus tunnistautuminen tuote tulostus vaihto valikko varaus vastaus velka verkko viite ' +
  'viesti virhe vuosi yhteys yritys';

/** Their stems. */
const COMMON_STEMS: ReadonlySet<string> = new Set(WORDS.split(' ').map(finnishStem));

const DENIALS = 'ei en et emme ette eivat eika eiko';

/** What Finnish words are compared by. */
export const finnish: Analyser = {
  ...analyserBy(finnishStem, {
    stop: STOP_WORDS,
    stopInflected: STOP_INFLECTED,
    denials: DENIALS,
    light: LIGHT_WORDS,
    actors: ACTORS,
    news: NEWS,
  }),
  root: finnishRoot,
  related: finnishRelatedVerbs,
  isCommon: (stem) => COMMON_STEMS.has(stem),
};
