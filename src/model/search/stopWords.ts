/**
 * Folded words that say nothing of what a page is about, by language. They count only in a query that has no other
 * words. The lists are short on purpose: `uusi`, `eri` and `oma` are in titles.
 */
const FINNISH_WORDS =
  'asti ei eika eiko eivat eivatka emme en enka etta ette ettei etten haluaa haluais haluaisi haluaisimme ' +
  'haluaisin haluamme haluan haluavat haluis haluisin halusi haluu haluun han hanen he ilman ja jatkossa jo johon ' +
  'joissa joita joka jolla jolle jollekin jonka jonne jonnekin jos jossa josta jota jotka kannattaa kans kanssa ' +
  'kenen keta ketka koska ku kuin kuinka kuka kun laitan ma me meidan meille meilta menee menemaan menevat mihin ' +
  'mihinkaan mika mikaan miksi milloin mina minka minkaan minne minulle minun missa missaan mista mita mitaan ' +
  'miten mukaan mul mulla mulle mun mutta myos nain nama ne niiden niin niinku niita noi nro nyt ois oisko ole ' +
  'olen oli olis olisi olisiko olla on onko onnistuu oo oon oot ovat pitaa pitaisi pitaisiko re sa saa saako saan ' +
  'saanko saavat sai sain saisi saisin saivat se siella siihen siina siita silla sille sina sinne sinulle sita ' +
  'sitten sul sulla sulle sun taalla tahan tai talla tama taman tanaan tanne tapahtuu tassa tasta taytyy te teen ' +
  'teet tehda tehdaan teidan teilla teille teilta tein tekee teki toi tota tuolla tuonne vaan vai vain viela vl ' +
  'voi voida voiko voin voinko voisi voisiko voisitteko vs';

export const SWEDISH =
  'aldrig alltid ar att av bara da dar de dem den denna deras dessa det detta din du efter eller en er ett finns ' +
  'for fran genom gor hade han hans har henne hennes hon honom hos hur i igen innan inte jag kan kunde man med ' +
  'mellan men min mina mitt mot nar och ocksa om oss over pa redan sa sedan sig sin sina sitt ska skulle som till ' +
  'tills under ur vad var varit vem vi vilka vilken vilket vill';

export const ENGLISH =
  'a about after again already also am an and are at be because been before being between but by can could did do ' +
  'does during ever for from had has have he her hers him his how i if in into is it its just me my never not of ' +
  'on only or our over she should since so still than that the their them then there these they this those ' +
  'through to under until us was we were what when where which while who why will with would you your';

/** English and Swedish ones that no Finnish text has as words of its own. */
const GUESTS = 'a are att av do ett for how hur i in is jag med my och of pa som the till to where with';

export const FINNISH = `${FINNISH_WORDS} ${GUESTS}`;
