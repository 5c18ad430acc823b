import { analyserBy, type Analyser, type SiteWords } from '../analyserBy';
import { FINNISH as LIGHT_WORDS, FINNISH_ACTORS as ACTORS } from '../lightWords';
import { FINNISH as NEWS } from '../newsQueries';
import { FINNISH as STOP_WORDS, FINNISH_INFLECTED as STOP_INFLECTED } from '../stopWords';
import { finnishRoot } from './root';
import { finnishStem } from './stem';

const DENIALS = 'ei en et emme ette eivat eika eiko ettei etten';

/** Common compound parts of help centres. With them a compound is split even if its head never occurs alone. Folded. */
const COMPOUND_PARTS =
  'aika aine aloitus alue arvo asetus asiakas asiointi avain ehto haku hallinta henkilo hinta ikkuna ilmoitus ' +
  'jakso jatko joukko kanta kartta kasvu kausi kentta kerta keskus kirja kirje koodi kortti korjaus kuukausi ' +
  'kasittely kayttaja laatikko lahja lista lomake lukko luokka luettelo lupa lahetys malli merkki mies muistutus ' +
  'muutos maara nimi numero nakyma ohje oikeus osoite osasto paketti palaute palvelu poisto portaali posti ' +
  'prosessi puhelin pyynto paivitys paiva raha raja raportti rekisteri rivi ryhma sana seuranta siirto sivu ' +
  'sopimus suoritus syotto tapa tarkistus tieto tila tili tuki tulo tunnus tunnistautuminen tuote tulostus vaihto ' +
  'valikko vastaus verkko viite viesti virhe vuosi yhteys yritys';

/** Verbs for one action: guides use one, readers search for another. Includes irregular forms. Folded. */
const SAME_ACTION = [
  'vaihtaa muuttaa muokata paivittaa korjata siirtaa',
  'poistaa perua peruuttaa peruminen kumota mitatoida',
  'lopettaa katkaista paattaa irtisanoa peruuttaa',
  'lisata lisaan lisays luoda luon luominen perustaa kirjata kirjaan tehda antaa merkita',
  'katsoa tarkistaa nahda selvittaa',
  'etsia hakea haen haku loytaa',
  'lahettaa toimittaa postittaa',
  'keskeyttaa pysayttaa estaa',
  'pidentaa jatkaa',
];

/**
 * The analyser of Finnish.
 * @param siteWords words that the site adds
 */
export const finnishAnalyser = (siteWords?: SiteWords): Analyser =>
  analyserBy(
    finnishStem,
    {
      stop: STOP_WORDS,
      stopInflected: STOP_INFLECTED,
      denials: DENIALS,
      light: LIGHT_WORDS,
      actors: ACTORS,
      compoundParts: COMPOUND_PARTS,
      sameAction: SAME_ACTION,
      news: NEWS,
    },
    siteWords,
    finnishRoot,
  );
