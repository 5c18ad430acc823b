/**
 * Words that say how, when or how much, by language: they choose between pages, but no page is about them. Folded, in
 * one form of each.
 */
export const FINNISH =
  'yksi kaksi kahdelle kolme nelja viisi kuusi kymmenen pari muutama monta monelle kaikki koko joku jokin jotain ' +
  'heti pian nopeasti enaa taas aina usein koskaan viikko kuukausi kuu paiva huomenna eilen ensi ens viime vuosi ' +
  'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai viikonloppu halutaan ' +
  'haluta halunnut saada saatu tulla tuli tullut menna meni kayda kavi otti ottaa laittaa pyytaa pyysi sanoo sanoi ' +
  'kysyy kertoo tietaa alkaa jaada jai toimi auttaa hei moi kiitos ihan siis vahan paljon liian hyvin vaikka silti ' +
  'hanella meilla minulla sellainen sama kuitenkin varmaan ehka juuri vasta taysin suoraan yleensa joskus aikoo ' +
  'meinaa yrittaa pystyy osaa ehtii luulee vaittaa vaatii toivoo soittaa soittaja rouva herra nainen ihminen ' +
  'henkilo ongelma juttu naen kulkee tarvita tarvitsee mummo mummu ukki aiti isa tytar tytto poika vaimo puoliso ' +
  'aviomies naapuri kaveri ystava anoppi appi lapsi vanhemmat sisko veli serkku tati seta isoaiti isoisa sukulainen';

/** Who a sentence begins with: it tells what they want, and is not about them. Folded. */
export const FINNISH_ACTORS = 'asiakas asiakkaat asiakkaamme tilaaja tilaajat tilaajamme lukija';

export const SWEDISH =
  'alla allt mycket mer nagon nagot nagra vad hander vid ny nytt nya gar gick kommer kom blev blir veckor vecka dag dagar ' +
  'manad tva tre idag imorgon hej tack fungerar nu nar an far fick behover ta tar tog nasta forra';

export const ENGLISH =
  'all any some more much no new next two three week weeks day days month happens happen go goes get gets got make made ' +
  'want wants need needs work works please hello thanks now few take takes took come comes came give gives gave next last';
