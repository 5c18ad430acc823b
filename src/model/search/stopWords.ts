/* Folded stop words by language. They count only in a query without other words. The lists are short on purpose:
   `uusi`, `eri` and `oma` occur in titles. */

/** One form of each: all forms share its stem. */
export const FINNISH_INFLECTED =
  'asti ei eika eiko eivat eivatka emme en enka etta ette haluaa haluais haluaisimme haluisin han hanen he ja jo ' +
  'johon joissa joka jolla jonka jonne jos jossa josta jota jotka kannattaa kanssa kenen ketka kuin kuinka kuka ' +
  'kun ma me meidan meille menee menemaan mihin mika miksi mina minka minne minulle missa mista mita miten mukaan ' +
  'mul mulla mun mutta myos nain nama niiden niin niinku noi nyt ois oisko ole olen olis olisiko olla ollenkaan ' +
  'on onko onnistuu oo oon oot ovat pitaa pitaisi pitaisiko sa sai saisi saivat se siella siihen siina silla sina ' +
  'sinne sinulle sita sitten taalla tahan tahdo tahtoisi tai tama tanaan tanne tapahtuu tassa tasta teen teidan ' +
  'teilla tota tuolla vaan vai viela voi voida voiko voinko voisi voisiko';

/** Only these forms: their stems are those of topics, such as `laite` and `jatko`. */
const FINNISH_WORDS =
  'ilman jatkossa kans keta koska ku laitan milloin ne nro saa saako saan saanko saavat sul sulla sulle sun ' +
  'talla taytyy te toi tuonne';

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

/** English and Swedish words that Finnish lacks. */
const GUESTS = 'a are att av do ett for how hur i in is jag med my och of pa som the till to where with';

export const FINNISH = `${FINNISH_WORDS} ${GUESTS}`;
