import { finnishRelatedVerbs } from '../../../../../src/model/search/finnish/relatedVerbs';
import { finnishStem } from '../../../../../src/model/search/finnish/stem';

test.each([
  ['vaihdan', 'muuttaa'],
  ['muutos', 'siirtaa'],
  ['lopetan', 'katkaista'],
  ['luominen', 'lisata'],
  ['hakeminen', 'etsia'],
  ['peruminen', 'poistaa'],
  ['paattaa', 'irtisanoa'],
  ['lisays', 'luoda'],
  ['kirjaan', 'luoda'],
  ['antaa', 'merkita'],
  ['nahda', 'tarkistaa'],
  ['haku', 'loytaa'],
  ['lahetys', 'postittaa'],
  ['toimitus', 'lahettaa'],
  ['keskeytys', 'pysayttaa'],
  ['pidennys', 'jatkaa'],
  ['palautus', 'hyvittaa'],
])('"%s" may be told by "%s" as well', (word, other) => {
  expect(finnishRelatedVerbs(finnishStem(word))).toContain(finnishStem(other));
});

test.each(['lasku', 'tilaus', 'asiakas', ''])('"%s" is no deed that has another verb', (word) => {
  expect(finnishRelatedVerbs(finnishStem(word))).toEqual([]);
});
