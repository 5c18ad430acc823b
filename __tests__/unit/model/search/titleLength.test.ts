import { titleLength } from '../../../../src/model/search/titleLength';

test.each([
  ['Saldo', 1],
  ['Asiakkaan haku', 2],
  ['Haut-näkymä', 1],
  ['Laskut ja laskutus', 1],
  ['Tips and tricks', 1],
  ['Saldon tarkistus, siirto ja palautus', 5],
  ['Tarkistuslista: laskutusajo', 2],
  ['Ohje – alku', 2],
  [' ', 0],
])('"%s" counts as %i', (title, expected) => {
  expect(titleLength(title)).toBe(expected);
});
