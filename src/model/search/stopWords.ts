/**
 * Folded words that say nothing of what a page is about, by language. They count only in a query that has no other
 * words. The lists are short on purpose: `uusi`, `eri` and `oma` are in titles.
 */
const FINNISH_WORDS =
  'ja tai on ei en ole olla oli ovat se ne han he mina sina me te tama taman nama siita sita jos kun kuin niin etta ' +
  'mika mita mista missa mihin minka miten miksi kuinka milloin kuka kenen voi voin voiko voinko saa saan saako ' +
  'saanko eika jota joita jolla jolle johon joissa koska vain nro re vs vl haluaisin pitaisiko voisiko voisitteko ' +
  'pitaa taytyy haluan haluaa mutta vai myos viela nyt jo kanssa ilman asti mukaan jossa josta jonka joka jotka mun ' +
  'sun hanen meidan teidan onko eiko teen tehda tehdaan haluun haluu haluis haluais haluisin haluaisimme haluamme ' +
  'halusi oon oo oot ois oisko olis olisi olisiko olen ma sa mul sul mulla sulla mulle sulle minulle sinulle noi ' +
  'toi tota niinku ku kans ettei etten enka emme ette eivat eivatka vaan ketka keta sain saisin saisi saavat tein ' +
  'teki jatkossa nain mitaan mikaan missaan minkaan mihinkaan tassa tasta tahan talla siina siihen sille silla sai ' +
  'saivat jollekin jonnekin siella taalla tuolla sinne tanne tuonne jonne teet tekee kannattaa onnistuu tapahtuu ' +
  'tanaan sitten menee menevat menemaan laitan haluavat haluaisi voisi pitaisi';

export const SWEDISH =
  'och att en ett den det de som ar var i pa av for med till fran om hur vad nar vem kan kunde ska skulle vill inte ' +
  'jag du vi man min mitt mina din har finns gor man eller men sa ' +
  'han hon honom henne hans hennes dem deras oss er sin sitt sina sig denna detta dessa dar hade varit bara redan aldrig ' +
  'alltid ocksa igen da vilken vilket vilka over under efter innan mellan mot hos ur genom sedan tills';

export const ENGLISH =
  'the a an of to in on at for from with by and or but is are was be do does did not can could should would will how ' +
  'what when where who why which i you we they my your our it its this that there have has ' +
  'he she him her his hers me us them their these those had been being were am only just also never ever already still ' +
  'again about if so than then because while over under before after between until since through during into';

/** English and Swedish ones that no Finnish text has as words of its own. */
const GUESTS = 'the a of to in for is are my with how where do i och att ett hur jag med pa for av som till';

export const FINNISH = `${FINNISH_WORDS} ${GUESTS}`;
