import { loggedQuery } from '../../model/loggedQuery';

const told = (query: string) => loggedQuery({ query, count: 0, locale: 'fi' })?.query ?? null;

test.each<readonly [string, string | null]>([
  ['laskun eräpäivä', 'laskun eräpäivä'],
  ['lasku maija@esimerkki.example', 'lasku'],
  ['asiakas 123456', 'asiakas'],
  ['+358 40 123 4567 puhelu', 'puhelu'],
  ['FI21 1234 5600 0007 85', null],
  ['henkilö 131052-308T', 'henkilö'],
  ['lasku 2024', 'lasku 2024'],
  ['12345', null],
  ...['-', '+', '–', '\u00ad-', ...'ABCDEFUVWXYabcdef'].map(
    (sign) => [`henkilö 131052${sign}308T`, 'henkilö'] as const,
  ),
  ['hetu131052A308T', 'hetu'],
  ['131052 A 308T velka', 'velka'],
  ['131052-308', null],
  ['kortti 4111 1111 1111 1111', 'kortti'],
  ['kortti 4111-1111-1111-1111 3/27', 'kortti'],
  ['soita 040  12 3_4567', 'soita'],
  ['+358 (0)40 – 123 4567', null],
  ['asiakas A１２３４５６', 'asiakas'],
  ['matti virtanen lasku', 'lasku'],
  ['Virtasen lasku', null],
  ['maksu pekalle', 'maksu'],
  ['kuusinen matti muistutus', 'muistutus'],
  ['matti juhani kuusinen muistutus', 'muistutus'],
  ['saldo anna-liisa', 'saldo'],
  ['velka svensson', 'velka'],
  ['lasku Xiang Li', 'lasku'],
  ['Miten siirrän eräpäivää', 'Miten siirrän eräpäivää'],
  ['mikä on riita-asia', 'mikä on riita-asia'],
  ['päivitä joukon osoite', 'päivitä joukon osoite'],
  ['lasku\u001b[2J', 'lasku[2J'],
  ['   ', null],
  ['x'.repeat(300), 'x'.repeat(100)],
])('"%s" is logged as "%s"', (query, expected) => expect(told(query)).toBe(expected));

test('logs the count and the language', () =>
  expect(loggedQuery({ query: 'saldo', count: 7, locale: 'sv' })).toEqual({ query: 'saldo', count: 7, locale: 'sv' }));

test.each<[string, string[], string[] | undefined]>([
  ['lasku', ['karhu', 'velka'], ['karhu', 'velka']],
  ['lasku', ['x'.repeat(120)], ['x'.repeat(100)]],
  ['lasku', ['karhu', 'matti'], undefined],
  ['lasku maija@esimerkki.example', ['karhu'], undefined],
  ['4567', ['040', '123'], undefined],
])('"%s" after %j is logged after %j', (query, after, expected) =>
  expect(loggedQuery({ query, count: 0, locale: 'fi', after })?.after).toEqual(expected),
);
