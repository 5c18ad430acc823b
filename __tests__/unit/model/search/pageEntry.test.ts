import { entryOrder, packEntry, readEntry } from '../../../../src/model/search/pageEntry';

const entry = (...sections: [string, string][]) => ({
  path: '/a',
  title: 'A',
  description: 'b',
  breadcrumb: ['C'],
  sections,
});

test.each([
  ['', '', ''],
  ['näin-haet-laskun', 'Näin haet laskun', 'Näin haet laskun'],
  ['nain-haet', 'Näin haet', ['Näin haet']],
  ['lasku-osittain-maksettu', 'Lasku: Osittain maksettu', 'Lasku: Osittain maksettu'],
  ['tilat', 'Mitä tila kertoo?', ['Mitä tila kertoo?', 'tilat']],
  ['rivi-maara', 'Rivi: Määrä on liian suuri', ['Rivi: Määrä on liian suuri', 2]],
  ['', 'Otsikko', ['Otsikko', '']],
  ['haku-4', 'Haku 0:04', ['Haku 0:04', 'haku-4']],
  ['näin-1', 'Näin', ['Näin', 'näin-1']],
])('the section %j of %j is stored as %j, and read as it was', (anchor, heading, stored) => {
  const packed = packEntry(entry([anchor, heading]));
  expect(packed).toEqual(['/a', 'A', 'b', ['C'], stored]);
  expect(readEntry(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(entry([anchor, heading]));
});

test.each([
  [[], 3, [0, 1, 2]],
  [[2, 0], 4, [2, 0, 1, 3]],
  [[1], 0, [1]],
])('entries of %j are filed before those of the other pages', (firsts, pageCount, order) => {
  expect(entryOrder(firsts, pageCount)).toEqual(order);
});
