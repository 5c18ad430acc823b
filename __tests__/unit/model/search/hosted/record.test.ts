import { langOf, levelText, LEVELS, passageOf } from '../../../../../src/model/search/hosted/record';

const words = (count: number) => Array.from({ length: count }, () => 'sana').join(' ');

test('a record has seven levels of names', () => {
  expect(LEVELS).toHaveLength(7);
  expect([LEVELS[0], LEVELS[6]]).toEqual(['hierarchy.lvl0', 'hierarchy.lvl6']);
});

test.each([
  ['Lyhyt teksti.', 'Lyhyt teksti.'],
  ['x'.repeat(200), 'x'.repeat(200)],
  // Forty words with their blanks have 200 characters.
  [words(50), `${words(40)}…`],
  [`x ${words(50)}`, `x ${words(39)}…`],
  ['x'.repeat(201), `${'x'.repeat(200)}…`],
])('of the text %j the passage %j is shown', (text, passage) => {
  expect(passageOf(text)).toEqual([{ text: passage, isMatch: false }]);
});

test.each([
  [{ language: 'sv' }, 'sv'],
  [{ language: ['fi', 'sv'] }, 'fi'],
  [{ language: '' }, null],
  [{}, null],
])('the language of %j is %s', (record, lang) => {
  expect(langOf(record)).toBe(lang);
});

test.each([
  [{ hierarchy: { lvl1: 'Saldo' } }, 'Saldo'],
  [{ 'hierarchy.lvl1': 'Saldo' }, 'Saldo'],
  [{ hierarchy: { lvl1: null } }, ''],
])('the name of a level is found in %j', (record, name) => {
  expect(levelText(record, 'hierarchy.lvl1')).toBe(name);
});
