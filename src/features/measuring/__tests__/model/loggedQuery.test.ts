import { loggedQuery } from '../../model/loggedQuery';

const told = (query: string) => loggedQuery({ query, count: 0, locale: 'fi' })?.query ?? null;

test.each([
  ['laskun eräpäivä', 'laskun eräpäivä'],
  ['lasku maija@esimerkki.example', 'lasku'],
  ['asiakas 123456', 'asiakas'],
  ['+358 40 123 4567 puhelu', 'puhelu'],
  ['FI21 1234 5600 0007 85', 'FI'],
  ['henkilö 131052-308T', 'henkilö'],
  ['lasku 2024', 'lasku 2024'],
  ['12345', null],
  ['   ', null],
  ['x'.repeat(300), 'x'.repeat(100)],
])('of "%s" the owner learns "%s"', (query, expected) => expect(told(query)).toBe(expected));

test('the count and the language go along', () => {
  expect(loggedQuery({ query: 'saldo', count: 7, locale: 'sv' })).toEqual({ query: 'saldo', count: 7, locale: 'sv' });
});
