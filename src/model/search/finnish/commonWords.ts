import { finnishStem } from './stem';

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
export const COMMON_STEMS: ReadonlySet<string> = new Set(WORDS.split(' ').map(finnishStem));
