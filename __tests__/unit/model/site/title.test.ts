import { pageTitle } from '../../../../src/model/site/title';

test.each([
  ['Saldo', 'Saldo | Ohjekeskus'],
  ['  Saldo ', 'Saldo | Ohjekeskus'],
  ['', 'Ohjekeskus'],
  ['   ', 'Ohjekeskus'],
  ['Ohjekeskus', 'Ohjekeskus'],
  ['Ohjekeskus 2', 'Ohjekeskus 2 | Ohjekeskus'],
])('the tab of a page titled "%s" shows "%s"', (title, expected) => {
  expect(pageTitle(title, '|', 'Ohjekeskus')).toBe(expected);
});
