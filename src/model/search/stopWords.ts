/**
 * Folded words that say nothing of what a page is about. They count only in a query that has no other words.
 * The list is short on purpose: `uusi`, `eri` and `oma` stand in titles.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'ja tai on ei en ole olla oli ovat se ne han he mina sina me te tama taman nama siita sita jos kun kuin niin ' +
    'etta mika mita mista missa mihin minka miten miksi kuinka milloin kuka kenen voi voin voiko voinko saa saan saako saanko ' +
    'pitaa taytyy haluan haluaa mutta vai myos viela nyt jo vain kanssa ilman asti mukaan jossa josta jonka joka jotka ' +
    'mun sun hanen meidan teidan onko eiko teen tehda tehdaan the a of to in how do i och att en ett hur jag'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
