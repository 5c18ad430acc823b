/** Words of manner, time and degree, which are never a page's topic: folded, one form of each, by language. */
export const FINNISH =
  'aikoo aina alkaa auttaa ehka ehtii eilen enaa ens ensi halunnut haluta hei henkilo heti huomenna hyvin ihan ' +
  'ihminen jaada jai jokin joku joskus juttu juuri kahdelle kaikki kaksi kavi kayda kertoo kiitos koko kolme ' +
  'koskaan kuitenkin kulkee kuu kuukausi kuusi kymmenen kysyy laittaa liian luulee meinaa menna moi monelle monta ' +
  'muutama naen nelja nopeasti ongelma osaa ottaa otti paiva paljon pari pian pystyy pyysi pyytaa saada saatu ' +
  'sama sanoi sanoo sellainen siis soittaa suoraan taas tarvita tarvitsee taysin teko tietaa toimi toivoo tuli ' +
  'tulla tullut usein vaatii vahan vaikka vaittaa varmaan vasta viikko viime viisi vuosi yksi yleensa yrittaa';

/** Subjects of sentences, which are never a page's topic. Folded. */
export const FINNISH_ACTORS = 'asiakas asiakkaat asiakkaamme';

export const SWEDISH =
  'alla allt an behover blev blir dag dagar far fick forra fungerar gar gick hander hej idag imorgon kom kommer ' +
  'manad mer mycket nagon nagot nagra nar nasta nu ny nya nytt ta tack tar tog tre tva vad vecka veckor vid';

export const ENGLISH =
  'all any came come comes day days few gave get gets give gives go goes got happen happens hello last made make ' +
  'month more much need needs new next no now please some take takes thanks three took two want wants week weeks ' +
  'work works';
