import { createWordTest, parseWordList } from '../../../../../src/node/content/spelling/ownWords';

test('a word list has a word a line, and comments', () => {
  expect(parseWordList('# Tuotteet\nFennoa\n\n  Prenly # digilehti\r\n')).toEqual(['Fennoa', 'Prenly']);
});

describe('own words', () => {
  const has = createWordTest(['Paytrail', 'Fennoa', 'niputus', 'QR']);

  test.each([
    'Paytrail',
    'Paytrailin',
    'Paytrailista',
    'Paytrailiin',
    'Fennoan',
    'Fennoaan',
    'Fennoassa',
    'Fennoalla',
    'Fennoalta',
    'Paytrailia',
    'Paytrailina',
    'Niputusta',
    'niputus',
    'QR',
  ])('%s is one', (word) => {
    expect(has(word)).toBe(true);
  });

  test.each(['Paytrial', 'Paytrailxx', 'paytrail', 'Fenno', 'nipotus', 'Q'])('%s is none', (word) => {
    expect(has(word)).toBe(false);
  });
});
