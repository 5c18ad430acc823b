import { finnishStem } from '../../../../../src/model/search/finnish/stem';
import { rowsOf } from '../../../../support/rowsOf';

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Forms of one word. */
const SAME = rowsOf(`
  asiakasnumero asnro, puhelinnumeron puhnron, sähköposti sposti, osoitteenmuutos osmuutos, eräpäivä eräpv eräpvm
  viikko vko, kuukausi kk, kappale kpl, korjata korjattiin korjattaisiin korjattaessa
  laskuttaa laskutettiin laskutettaessa laskutettaisiin, tiliöitäessä tiliöitäisiin, loppuivat loppuu
  saatavat saatava saatavia, maksanut maksanu maksaneet, lapsi lapsen lapset lapsia lasta lasten lapselle lapsille
  kopioin kopioitko kopioinko kopioi, kohdistaa kohdistetaan kohdistettaisiin kohdistettaessa, tulee tule tulekaan
  hyvittää hyvitä hyvitän, palauttaa palauta palautan, lehti lehden lehteä lehdet lehtiä lehdissä lehtien
  tila tilan tilaa tilat tiloissa tilasta, näkymä näkymän näkymät näkymiä näkymässä näkymistä
  kohdistamaton kohdistamattoman kohdistamattomat kohdistamattomia, salasana salasanan salasanaa salasanat
`);

/** More forms: of irregular words, and of each type of inflection. */
const PARADIGMS = rowsOf(`
  mies miehen miestä miehet miehiä miehelle miehille miehistä
  määräaika määräajan määräajat määräajassa määräajasta määräaikana määräajaksi määräaikaa määräaikoja määräaikojen
  tilausaika tilausajan tilausaikaa tilausajalta tilausaikana
  aika ajan ajat aikaa aikana ajassa ajasta ajalla ajalta ajalle ajaksi aikaan aikansa
  aikoja aikojen aikoihin aikoina aikoissa, koko koon koossa koosta koolla koolle
  tauko tauon tauot taukoa taukoon taukoja taukojen tauolla tauolta tauolle tauossa tauosta tauoilla
  korko koron korot korolla koroista korossa korosta koroksi korkoa, pöytä pöydän pöytää pöydällä pöydältä pöydässä
  hintalista hintalistan hintalistaan hintalistamme
  asia asian asiat asiaa asiassa asiasta asialla asialle asiaksi asiaan asiana asiansa asioita asioiden asioissa asioista asioilla asioille asioihin asioina
  historia historian historiat historiaa historiassa historiasta historialla historialle historiaksi historiaan
  avoin avoimen avointa avoimet avoimia avoimien avoimiin avoimena avoimeen avoimeksi avoimessa avoimesta avoimella avoimelta avoimelle avoimissa avoimista avoimilla avoimille
  puhelin puhelimen puhelinta puhelimet puhelimia puhelimien puhelimena puhelimeen puhelimeksi puhelimessa puhelimesta puhelimella puhelimelta puhelimelle puhelimille puhelimilla
  haku haun haut haussa hausta haulla haulta haulle hauksi hauissa hauista hauilla hauille hakua hakuun hakuna hakuja hakujen hakuihin hakuina
  hakea haen haet haemme haette haetaan haettu haki hakee hakevat hakeva hakeminen hakemisen hakemista hakemiseen hakemalla hakemaan hakemassa
  luku luvun luvut luvussa luvusta luvulla luvulta luvulle luvuksi luvuissa luvuista luvuilla luvuille lukua lukuun lukuna lukuja lukujen lukuihin lukuina
  alku alun alussa alusta alulla alulle aluksi alut, jako jaon jaot jaossa jaosta jaolla jaolta jaolle jaoksi
  tuki tuen tuessa tuesta tuella tuelta tuelle tueksi tukea tukeen tukia tukien tukena
  pää pään päät päässä päästä päällä päältä päälle pääksi päätä päänä päähän
  työ työn työt työssä työstä työllä työltä työlle työksi työtä työnä työhön
  uusi uuden uudet uudessa uudesta uudella uudelta uudelle uudeksi uutta uuteen uutena uusia uusien uusiin uusissa uusista uusilla uusille uusin uudempi uudemman
  vuosi vuoden vuodet vuodessa vuodesta vuodella vuodelle vuodeksi vuotta vuoteen vuotena vuosia vuosien vuosiin vuosina vuosissa vuosista vuosilla vuosille vuosiksi vuosittain
  kausi kauden kaudet kaudella kausia kausien kausiin kausina kausissa kausista kausilla kausille kautta kauteen kautena kausittain
  käsi käden kädet kättä käteen käsiä käsin, vesi veden vettä veteen vedellä
  tehdä tehdään tehty tehdyt tehdyn tehtyjä teen teet teemme teette teki tekee tekevä tekevät tekemä tekemällä tekeminen tekemisen tekemään tekemässä tekemättä
  nähdä nähdään nähty näen näet näemme näette näkyy näkyvät näki näkee näkevät näkeminen näkemisen
  laskukin laskunkin laskutkin laskujakin laskukaan, laskussahan laskuahan
  laskunsa laskumme laskussani laskussaan laskussamme laskustaan laskullasi laskulleen
  tietoa tietojasi tietojansa tietonsa tietoansa tietojaan tietomme
  osoite osoitteensa osoitteesi osoitteineen osoitteesta
  selain selaimen selainta selaimet selaimessa selaimella selaimia, tulostin tulostimen tulostinta tulostimet
  nopea nopean nopeat nopeaa nopeassa nopeasta nopealla nopealle nopeaksi nopeana nopeaan nopeampi nopeammin nopeampaa
  korkea korkean korkeaa korkeampi korkeat
  tilaus tilauksen tilaukset tilausta tilauksena tilaukseen tilauksessa tilauksesta tilauksella tilaukselta tilaukselle tilaukseksi tilauksia tilauksien tilauksiin tilauksissa tilauksista tilauksilla tilauksilta tilauksille tilauksina tilauksiksi tilauksitta tilauksetta tilausten
  hyvitys hyvityksen hyvitystä hyvitykset hyvitysten hyvityksessä hyvityksellä hyvityksille hyvityksenä
  mahdollisuus mahdollisuuden mahdollisuutta mahdollisuudet mahdollisuuksia mahdollisuutena
  yhteys yhteyden yhteyttä yhteydet yhteyteen yhteydessä yhteydestä yhteydellä yhteydelle yhteyksiä
  vanha vanhempi vanhemman vanhemmat vanhemmassa vanhempia vanhempien vanhempaa
  suurin suurimman suurimmat suurimmassa, päätös päätöksen päätöstä, nopeasti nopea
  maa maata maahan maat maassa maasta, kone koneen konetta koneeseen koneet koneella koneita
  pieni pienen pienet pieniä, kauppa kaupan kauppaa kaupat kaupassa kauppaan kauppoja, lampi lammen lampea
  hidas hitaan hidasta hitaat, halpa halvan halpaa halvat
`);

/** Forms of words that start like others, or contain another word's ending. */
const LIKE_OTHERS = rowsOf(`
  lapsi lapsen lapseen lapset, mieskuoro mieskuoron mieskuorot mieskuoroa, vesilasku vesilaskun vesilaskut vesilaskuja
  lukujärjestys lukujärjestyksen lukujärjestykset, vuosikerta vuosikerran vuosikertaa
  pöytäkirja pöytäkirjan pöytäkirjat, korotus korotuksen korotukset korotusta
  historiatieto historiatiedon historiatiedot, tukipyyntö tukipyynnön tukipyynnöt, tuenanto tuenannon
  uudenlainen uudenlaisen uudenlaiset, tekijä tekijän tekijät, nimi nimistä nimissä nimeä nimellä nimet
  oma oman omaan omassa omalla omat, lintu linnun lintua, ilta illan iltaa illat, henki hengen henkeä
  myyjä myyjän myyjät myyjää myyjälle, palvelinkeskus palvelinkeskuksen palvelinkeskukset, virtuaali virtuaalin
  mainostaja mainostajan mainostajat, tietosuoja tietosuojan tietosuojaa, taustakuva taustakuvan taustakuvat
`);

/** Words that must have different stems. */
const APART = rowsOf(`
  tila tili tilaus tilaaja tilanne, lasku laskutus, maksu maksaja maksettu, posti poisto, kassa kausi, haku hakija
  luku lupa luukku, saldo sala, kortti kerta, jakso jakelu jako, hinta hallinta, palvelu palaute, sivu siirto
  vuosi viesti viite, kampaan päähän pääsy, muutta uutta, luokkasi käsi, maan pään työn, alue alku, jaoston jaon
  haetun hautaan, lukko luku lukija, tukku tuki tukos, asiantuntija asia, tulos tulo, suojaus suoja
  suojan valvojan myyjän, sinut sini, minut minä, kuusi kuu, vesi käsi, laskin lasi, tehdas tehdä, teen teema
  raha raja rata, kasitella kasi
`);

const stemsOf = (words: string[]) => new Set(words.map((word) => finnishStem(fold(word))));

test.each([...SAME, ...PARADIGMS, ...LIKE_OTHERS].map((forms) => [forms.join(' '), forms] as const))(
  'forms of one word have one stem: %s',
  (_, forms) => expect([...stemsOf(forms)]).toEqual([expect.stringMatching(/^[a-z]{3,}$/)]),
);

test.each(APART.map((words) => [words.join(' '), words] as const))('these words have different stems: %s', (_, words) =>
  expect(stemsOf(words).size).toBe(words.length),
);

test.each(['ale', 'ase', 'a4lehden'])(
  'does not change a word of fewer than four letters or with digits: "%s"',
  (word) => expect(finnishStem(word)).toBe(word),
);

test.each(
  rowsOf(`
  kampanjan kampanj, hengityksen hengitys, budjetin budjet, valtuutuksen valtuutus
`),
)('in "%s" only the last consonants change: "%s"', (word, stem) => expect(finnishStem(word)).toBe(stem));
