import { splitCompound } from '../../../../../src/model/search/finnish/compounds';
import { finnishStem } from '../../../../../src/model/search/finnish/stem';

const WORDS =
  'lasku laskutus prosessi muistutus maksu osoite muutos hinta tuote varhainen jakelu posti lista asiakas maa työ';
const KNOWN = new Set(WORDS.replace('ö', 'o').split(' ').map(finnishStem));
const split = (word: string) => splitCompound(word, { stemOf: finnishStem, isKnown: (stem) => KNOWN.has(stem) });
const stems = (words: string) => words.split(' ').map(finnishStem);

test.each([
  ['laskutusprosessi', stems('laskutus prosessi')],
  ['maksumuistutukset', stems('maksu muistutus')],
  ['osoitteenmuutos', stems('osoite muutos')],
  ['varhaisjakelun', stems('varhainen jakelu')],
  ['asiakasosoitteenmuutos', stems('asiakas osoite muutos')],
  ['kestomuistutus', stems('muistutus')],
  ['kestolista', stems('lista')],
  ['kokolasku', stems('lasku')],
  ['laskumaa', stems('lasku maa')],
  ['tyomaalista', stems('tyo maa lista')],
  ['varhaixjakelun', stems('jakelu')],
  ['asiakaslaskulista', stems('asiakas lasku lista')],
  ['vekslilaskulista', stems('lista')],
])('"%s" has the parts %j', (word, parts) => {
  expect(split(word)).toEqual(parts);
});

test.each(['lasku', 'laskun', 'talo', '', 'xyzzy', 'kestomaa', 'aaaaaaaaaaaaaaaaaaaaaaaa'])(
  '"%s" is no compound',
  (word) => {
    expect(split(word)).toEqual([]);
  },
);
