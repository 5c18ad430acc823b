import { analyserBy, type Analyser, type SiteWords } from '../analyserBy';
import { FINNISH as LIGHT_WORDS, FINNISH_ACTORS as ACTORS } from '../lightWords';
import { FINNISH as NEWS } from '../newsQueries';
import { FINNISH as STOP_WORDS, FINNISH_INFLECTED as STOP_INFLECTED } from '../stopWords';
import { finnishStem } from './stem';

/** Shortest root; a shorter one is too ambiguous. */
const MIN_ROOT = 3;
/** Shortest root from which a final vowel is removed. */
const MIN_WITHOUT_VOWEL = 4;

/** Stems that only look like derivations: a bill (`lasku`) is not what one counts (`laskea`). */
const UNRELATED: ReadonlySet<string> = new Set(['lasku']);

/** Suffixes that derive an action, agent or result from a verb. */
const DERIVATIONS = [
  /[ae][uy]t[uy]m$/, // tunnistautuminen
  /a?am$|[eiou]m$/, // lisaaminen, etsiminen
  /(?:oi|o)nn$/, // tiliointi
  /[uyo]s$/, // tilaus, hyvitys, muutos
  /(?:a|i|u)?j$/, // tilaaja, lukija
  /(?<=[a-z]{3})(?:at|oit)$/, // korjata, tilioida
  /(?<=[a-z]{3})(?:oi|a|e)t[uy]$/, // reklamoitu, maksettu
  /ais(?:u|tu?|su)?$/, // katkaisu, katkaistu, katkaissut
  /(?<=[a-z]{4})[aeuy]n$/, // maksanut, muuttunut
  /(?<=[a-z]{3})ann$/, // tilannut
  /(?<=[a-z]{3})as$/, // varasi
];

/**
 * A weaker key than the stem, shared by a verb, its action noun, its agent and its result. It is never indexed; the
 * query uses it when its stem is not in the index.
 * @example finnishRoot('pidennys') === finnishRoot('pidenn') // pidentää, pidentäminen, pidennys
 */
export function finnishRoot(stem: string): string {
  if (UNRELATED.has(stem)) return stem;
  for (const derivation of DERIVATIONS) {
    const root = stem.replace(derivation, '');
    if (root !== stem && root.length >= MIN_ROOT) return level(root, MIN_ROOT);
  }
  return level(stem, MIN_WITHOUT_VOWEL);
}

/** Normalises doubled and weakened consonants, and drops the final vowel of a long enough root. */
function level(root: string, shortest: number): string {
  const bare = root.replace(/[aeouy]+$/, '');
  return (bare.length >= shortest ? bare : root).replace(/([kpt])\1$/, '$1').replace(/([lnr])t$/, '$1$1');
}

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

/** The analyser of Finnish, with the words that the site adds. */
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
