import { finnishStem } from './stem';

/**
 * Words of daily use that are in compounds of this kind of site more often than alone. With them a compound is
 * split even where its head occurs nowhere by itself.
 */
const WORDS =
  'aika aine aloitus alue arvo asetus asiakas asiointi avain ehto eräpäivä esto haku hallinta henkilö hinta hyvitys ' +
  'ikkuna ilmoitus jakelu jakso jatko jono joukko juna kampanja kanta kartta kasvu kauppa kausi kenttä kerta keskeytys ' +
  'keskus kirja kirje koodi kortti korjaus kulku kuittaus kuori kuukausi käsittely käyttäjä laatikko lahja lasku laskutus ' +
  'lehti liike liittymä lista lomake lukko luokka luettelo luukku lupa lähetys maksu malli mainos merkki mies muistutus ' +
  'muutos myynti määrä nimi nippu numero näkymä ohje oikeus osoite osasto paketti palaute palautus palvelu peruutus ' +
  'poisto portaali pöytä posti postitus prosessi puhelin pyyntö päivitys päivä raha raja raportti rekisteri rivi ryhmä saldo ' +
  'sana seuranta siirto sivu sopimus studio suoritus syöttö tapa tarkistus tauko tieto tila tilaus tili tiliöinti tilitys ' +
  'toimitus toiminto tuki tulo tunnus tunnistautuminen tuote tulostus vaihto valikko varaus vastaus velka verkko viite ' +
  'viesti virhe vuosi yhteys yritys';

/** Their stems. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  WORDS.normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(' ')
    .map(finnishStem),
);
