import { finnishStem } from '../../../../../src/model/search/finnish/stem';
import { rowsOf } from '../../../../support/rowsOf';

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Forms of one word. */
const SAME = rowsOf(`
  viitenumero viitenro viitenrolla, asiakasnumero asnro, puhelinnumeron puhnron, sähköposti sposti
  osoitteenmuutos osmuutos, eräpäivä eräpv eräpvm, viikko vko, kuukausi kk, kappale kpl
  korjata korjattiin korjattaisiin korjattaessa, periä perittiin
  laskuttaa laskutettiin laskutettaessa laskutettaisiin, poistaa poistettiin poistettaessa
  siirtää siirrettiin siirrettäessä, valita valittiin valittaessa, tiliöitäessä tiliöitäisiin
  maksamaton maksamattomia maksamattomalle, tuote tuotteiden tuotteitten, myyjä myyjän, tulivat tuli
  loppuivat loppuu, tilaavat tilaavatko, jatkuvat jatkuu, taustakuvat taustakuvan, toimitustavat toimitustavan
  maksettavat maksettava maksettavia, saatavat saatava saatavia, maksanut maksanu maksaneet
  mainos mainosta mainoksen, lapsi lapsen lapset lapsia lasta lasten lapselle lapsille, lukenut lukenu
  kopioin kopioitko kopioinko kopioi, muuttuu muuttuuko, tulee tuleeko, kestojatko kestojatkon
  poistaa poista poistan poistanko, kohdistaa kohdistetaan kohdistettaisiin kohdistettaessa, tulee tule tulekaan
  hyvittää hyvitä hyvitän, palauttaa palauta palautan, tarkistaa tarkista tarkistan
  tilaus tilauksen tilausta tilaukset tilauksia tilauksessa tilauksella tilausten tilauksensa
  lasku laskuna laskun laskua laskut laskuja laskuille laskusta laskuun laskuksi laskunsa laskujen laskuista laskuissa
  asiakas asiakkaan asiakasta asiakkaat asiakkaita asiakkaiden asiakkaalle asiakkaisiin
  hinta hinnan hintaa hinnat hintoja hinnoissa hintojen
  osoite osoitteen osoitetta osoitteet osoitteita osoitteiden osoitteeseen osoitteensa
  kenttä kentän kenttää kentät kenttiä kentissä kenttään, kortti kortin korttia kortit kortteja korteilla korttiin
  nippu nipun nippua niput nippuja nipuissa nippuihin, pankki pankin pankkia pankit pankkiin pankista
  lehti lehden lehteä lehdet lehtiä lehdissä lehtien
  tieto tiedon tietoa tiedot tietoja tiedoista tietojen tietojasi
  hyvitys hyvityksen hyvitystä hyvitykset hyvityksiä, oikeus oikeuden oikeutta oikeudet oikeuksia oikeuksien
  ominaisuus ominaisuuden ominaisuutta ominaisuudet ominaisuuksia
  muutos muutoksen muutosta muutokset muutoksia muutosten, yleinen yleisen yleistä yleiset yleisessä yleisiä
  lisääminen lisäämisen lisäämistä lisäämisessä lisäämällä, päivä päivän päivää päivät päiviä päivien päivinä
  tili tilinä tilin tiliä tilit tilejä tilien tileillä tilillä, tila tilan tilaa tilat tiloissa tilasta
  rivi rivin rivit rivejä riveillä riviltä, haku haun hakua haut hakuja hauissa hakujen
  luku luvun lukua luvut lukuja luvuissa, uusi uuden uutta uudet uusia uuteen uudessa
  vuosi vuoden vuotta vuodet vuosia vuosien, kuukausi kuukauden kuukautta kuukaudet kuukausia
  mies miehen miestä miehet miehiä, asiamies asiamiehen asiamiestä asiamiehet, tuki tuen tukea tukeen tuesta
  avoin avoimen avointa avoimet avoimia, näkymä näkymän näkymät näkymiä näkymässä näkymistä
  tilaaja tilaajan tilaajaa tilaajat tilaajia tilaajien tilaajille
  kohdistamaton kohdistamattoman kohdistamattomat kohdistamattomia
  leikepöytä leikepöydän leikepöytää leikepöydälle leikepöydällä
  postituslista postituslistan postituslistaa postituslistat postituslistoja postituslistalle
  raportti raportin raportteja raportit raporteista, saldo saldon saldoa saldot saldoja saldoista
  perintä perinnän perintää perinnässä perintään, tilanne tilanteen tilannetta tilanteet tilanteita
  sovellus sovelluksen sovellusta sovellukset, salasana salasanan salasanaa salasanat
`);

/** More forms: of the words that rules are written for, and of each type of inflection. */
const PARADIGMS = rowsOf(`
  mies miehen miestä miehet miehiä miehelle miehille miehistä
  määräaika määräajan määräajat määräajassa määräajasta määräaikana määräajaksi määräaikaa määräaikoja määräaikojen
  jatkoaika jatkoajan jatkoajalla jatkoaikaan, maksuaika maksuajan maksuaikaa maksuajaksi maksuajalle
  tilausaika tilausajan tilausaikaa tilausajalta tilausaikana
  aika ajan ajat aikaa aikana ajassa ajasta ajalla ajalta ajalle ajaksi aikaan aikansa
  aikoja aikojen aikoihin aikoina aikoissa, koko koon koossa koosta koolla koolle
  tauko tauon tauot taukoa taukoon taukoja taukojen tauolla tauolta tauolle tauossa tauosta tauoilla
  korko koron korot korolla koroista korossa korosta koroksi korkoa, pöytä pöydän pöytää pöydällä pöydältä pöydässä
  lista listan listaa listalla listat listaansa, hintalista hintalistan hintalistaan hintalistamme
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
  laskukin laskunkin laskutkin laskujakin laskukaan, tilauskin tilauskaan tilauksenkin, laskussahan laskuahan
  laskunsa laskumme laskussani laskussaan laskussamme laskustaan laskullasi laskulleen
  tilauksensa tilauksemme tilaukseni tilauksesi tilauksestaan
  tietoa tietojasi tietojansa tietonsa tietoansa tietojaan tietomme
  osoite osoitteensa osoitteesi osoitteineen osoitteesta
  tilaaminen tilaamisen tilaamista tilaamiseen tilaamisessa tilaamisella tilaamisesta tilaamiselle tilaamiset tilaamisena tilaamiseksi tilaamisia tilaamaan tilaamassa tilaamasta tilaamalla tilaamatta
  sana sanan sanaa sanat sanalla sanassa sanoja sanojen, suoja suojan suojaa suojat suojaan
  valvoja valvojan valvojaa valvojat valvojalle, selain selaimen selainta selaimet selaimessa selaimella selaimia
  palvelin palvelimen palvelinta palvelimet palvelimella palvelimia, tulostin tulostimen tulostinta tulostimet
  ydin ydintä
  nopea nopean nopeat nopeaa nopeassa nopeasta nopealla nopealle nopeaksi nopeana nopeaan nopeampi nopeammin nopeampaa
  oikea oikean oikeat oikeaa oikeassa oikealla oikeaan, korkea korkean korkeaa korkeampi korkeat
  tilaus tilauksen tilaukset tilausta tilauksena tilaukseen tilauksessa tilauksesta tilauksella tilaukselta tilaukselle tilaukseksi tilauksia tilauksien tilauksiin tilauksissa tilauksista tilauksilla tilauksilta tilauksille tilauksina tilauksiksi tilauksitta tilauksetta tilausten
  näytös näytöksen näytösten
  hyvitys hyvityksen hyvitystä hyvitykset hyvitysten hyvityksessä hyvityksellä hyvityksille hyvityksenä
  oikeus oikeuden oikeutta oikeudet oikeuteen oikeudessa oikeudesta oikeudella oikeudelta oikeudelle oikeudeksi oikeutena oikeuksia
  mahdollisuus mahdollisuuden mahdollisuutta mahdollisuudet mahdollisuuksia mahdollisuutena
  yhteys yhteyden yhteyttä yhteydet yhteyteen yhteydessä yhteydestä yhteydellä yhteydelle yhteyksiä
  lisännyt lisänneet, vanha vanhempi vanhemman vanhemmat vanhemmassa vanhempia vanhempien vanhempaa
  suurin suurimman suurimmat suurimmassa
  maksamaton maksamatonta maksamattoman maksamattomat maksamattomia maksamattomien
  muutos muutosta muutoksen muutoksena, päätös päätöksen päätöstä, tulos tulosta tuloksen tulokset tuloksia
  luonnos luonnosta luonnoksen luonnokset, annos annosta annoksen
  yleinen yleisen yleistä yleiseen yleisessä yleisestä yleisellä yleiseltä yleiselle yleiset yleisenä yleiseksi yleisiä yleisten yleisiin yleisissä yleisistä yleisillä yleisiltä yleisille yleisiksi yleisinä
  nopeasti nopea
  asiakas asiakkaan asiakkaisiin asiakkaissa asiakkaita asiakkaina asiakkaitta asiakkaiksi asiakkaiden
  lasku laskujen laskuja laskuihin laskuitta laskuilla laskuilta laskuille laskuiksi laskuissa laskuista laskuina
  huone huoneen huonetta huoneeseen huoneessa, vapaa vapaan vapaata vapaaseen vapaat
  maa maata maahan maat maassa maasta, tie tietä tiehen, kone koneen konetta koneeseen koneet koneella koneita
  nimi nimen nimeä nimet nimeen nimiä nimien nimellä, kieli kielen kielet kieliä kielellä
  pieni pienen pienet pieniä, viesti viestin viestiä viestit viestejä viestien viestiin viestillä
  ryhmä ryhmän ryhmää ryhmät ryhmiä ryhmien ryhmään, verkko verkon verkkoa verkot verkossa verkkoon verkkoja
  kauppa kaupan kauppaa kaupat kaupassa kauppaan kauppoja, luokka luokan luokkaa luokat luokassa luokkaan
  lupa luvan lupaa luvat, kampanja kampanjan kampanjaa kampanjat kampanjoita, raja rajan rajaa rajat rajoja
  ranta rannan rantaa rannat, valta vallan valtaa vallat, kerta kerran kertaa kerrat kertoja, lampi lammen lampea
  kaupunki kaupungin kaupunkia kaupungit kaupungissa, hidas hitaan hidasta hitaat
  laite laitteen laitetta laitteet laitteita laitteella laitteeseen, liike liikkeen liikettä liikkeet liikkeessä
  merkki merkin merkkiä merkit merkkejä, tapa tavan tapaa tavat tapoja, halpa halvan halpaa halvat
  arvo arvon arvoa arvot arvoja, kirje kirjeen kirjettä kirjeet kirjeitä
  tuote tuotteen tuotetta tuotteet tuotteita tuotteelle, hyvä hyvän hyvää hyvät
  vaihtoehto vaihtoehdon vaihtoehtoa vaihtoehdot vaihtoehtoja, ehto ehdon ehtoa ehdot ehtoja ehtojen
  tarkistus tarkistusta tarkistuksen
`);

/** Forms of words that begin as others do, or have an ending of others in the middle. */
const LIKE_OTHERS = rowsOf(`
  lapsi lapsen lapseen lapset, veitsi veitsen veitseen veitset, mieskuoro mieskuoron mieskuorot mieskuoroa
  vesilasku vesilaskun vesilaskut vesilaskuja, vesijohto vesijohdon vesijohdot
  hakukone hakukoneen hakukoneet hakukonetta, hakuehto hakuehdon hakuehdot hakuehtoa
  hakulomake hakulomakkeen hakulomakkeet, lukujärjestys lukujärjestyksen lukujärjestykset
  lukumäärä lukumäärän lukumäärät lukumäärää, vuosikertomus vuosikertomuksen vuosikertomukset
  vuosimaksu vuosimaksun vuosimaksut, vuosikerta vuosikerran vuosikertaa
  kausikortti kausikortin kausikortit kausikorttia, kausitilaus kausitilauksen kausitilaukset
  puhelinnumero puhelinnumeron puhelinnumerot, puhelinlasku puhelinlaskun puhelinlaskut
  pöytäkirja pöytäkirjan pöytäkirjat, kokoonpano kokoonpanon kokoonpanot, korotus korotuksen korotukset korotusta
  hauskuus hauskuuden hauskuutta, alumiini alumiinin alumiinia, jaosto jaoston jaostot
  asioitsija asioitsijan asioitsijat, asiointi asioinnin asiointia, asiakirja asiakirjan asiakirjat asiakirjaa
  historiatieto historiatiedon historiatiedot, listaus listauksen listaukset, listaushinta listaushinnan
  tukipyyntö tukipyynnön tukipyynnöt, tukisivu tukisivun tukisivut, tuenanto tuenannon, avoinlippu avoinlipun
  työpöytä työpöydän työpöydät, työpaikka työpaikan työpaikat, päätili päätilin päätilit, päähenkilö päähenkilön
  uusintalasku uusintalaskun uusintalaskut, uudenlainen uudenlaisen uudenlaiset, uudistus uudistuksen uudistukset
  käsikirja käsikirjan käsikirjat, kasino kasinon kasinot, tehtävä tehtävän tehtävät tehtävää, tehty tehdyt
  teema teeman teemat teemaa, tekniikka tekniikan tekniikat, tekijä tekijän tekijät, nähtävyys nähtävyyden
  näyttö näytön näytöt näyttöä, kampa kampaan, haketus haketuksen, nimi nimistä nimissä nimeä nimellä nimet
  sama saman samaan samassa samalla samat, oma oman omaan omassa omalla omat, vanha vanhan vanhat vanhaa
  penkki penkin penkkiä penkit, kansa kansan kansaa kansat, aine aineen ainetta aineet, vamma vamman vammat vammaa
  tukku tukun tukkua, lintu linnun lintua, ilta illan iltaa illat, kumpu kummun kumpua, sänky sängyn sänkyä
  lanka langan lankaa, henki hengen henkeä, myyjä myyjän myyjät myyjää myyjälle
  palvelinkeskus palvelinkeskuksen palvelinkeskukset, tulostesivu tulostesivun, kuittausaika kuittausajan
  luonnoskansio luonnoskansion luonnoskansiot, kappale kappaleen kappaletta kappaleet, kappaleväli kappalevälin
  opastus opastuksen, valtuutus valtuutuksen valtuutukset, virtuaali virtuaalin, kortisto kortiston kortistot
  ilmalaiva ilmalaivan, kontakti kontaktin kontaktit, ampiainen ampiaisen ampiaiset, hengitys hengityksen
  sängyt sängyn, budjetti budjetin budjetit, navigointi navigoinnin navigointia, ponnistus ponnistuksen
  mattokauppa mattokaupan, minimi minimin minimit, maksimi maksimin maksimit, muoto muodon muodot muotoa
  sähköposti sähköpostin sähköpostit sähköpostia, kotisivu kotisivun kotisivut, risti ristin ristit
  kustannus kustannuksen kustannukset kustannusta, seenaus seenauksen, seinän seinät seinää, isäntä isännän isännät
  viivästyskorko viivästyskoron viivästyskorot, kiinteistö kiinteistön kiinteistöt, tuottaja tuottajan tuottajat
  mainostaja mainostajan mainostajat, tietosuoja tietosuojan tietosuojaa, tietoturva tietoturvan tietoturvaa
  huoltaja huoltajan huoltajat, taustakuva taustakuvan taustakuvat, istunto istunnon istunnot
  ansio ansion ansiot ansiota, vapaasana vapaasanan, avustaja avustajan avustajat, toiminta toiminnan toimintaa
  toimi toimen toimet, talo talon talot taloa, kala kalan kalat, muna munan munat munaa, piha pihan pihat
  noppa noppia, lippu lipun liput lippuja, loppu lopun lopussa loppua, tyyppi tyypin tyypit tyyppiä
  kuponki kupongin kupongit kuponkia, tarkka tarkan tarkat, hidas hitaan hitaat, rikas rikasta
  oppaan oppaat opasta oppaita, kallis kalliin kalliit kallista, liitos liitoksen
  lahjakortti lahjakortin lahjakortit lahjakorttia
`);

/** Words that readers tell apart. */
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

test.each(APART.map((words) => [words.join(' '), words] as const))('these have stems of their own: %s', (_, words) =>
  expect(stemsOf(words).size).toBe(words.length),
);

test.each(['', 'a', 'ovt', 'y', 'on', 'ale', 'ase', '2024', 'g-1a2b3c', 'tammi2025', 'a4lehden', '2lehden'])(
  'what is no word of four letters stays as it is: "%s"',
  (word) => {
    expect(finnishStem(word)).toBe(word);
  },
);

test.each(
  rowsOf(`
  kappaleen kappal, kampanjan kampanj, hengityksen hengitys, budjetin budjet, valtuutuksen valtuutus
  kortiston kortist, kontaktin kontakt, kukkaron kukkar
`),
)('in "%s" only the consonants at the end change: "%s"', (word, stem) => expect(finnishStem(word)).toBe(stem));
