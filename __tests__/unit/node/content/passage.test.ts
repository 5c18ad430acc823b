import type { Passage, TextRun } from '../../../../src/node/content/passage';
import { passageText, placeInPassage, strongParts, wordsOnly } from '../../../../src/node/content/passage';

const run = (text: string, line: number, column: number, kind: TextRun['kind'] = 'text') => ({
  text,
  line,
  column,
  kind,
});
/** `Avaa **Lasku** ja` on line 4, `paina `F2`.` on line 5. */
const PASSAGE: Passage = {
  kind: 'paragraph',
  runs: [
    run('Avaa ', 4, 3),
    run('Lasku', 4, 10, 'strong'),
    run(' ja ', 4, 17),
    run('paina ', 5, 3),
    run('F2', 5, 10, 'code'),
    run('.', 5, 13),
  ],
};

test('the text of a passage, with code or with spaces instead', () => {
  expect([passageText(PASSAGE), wordsOnly(PASSAGE)]).toEqual(['Avaa Lasku ja paina F2.', 'Avaa Lasku ja paina   .']);
});

test.each([
  [0, 4, 3],
  [5, 4, 10],
  [9, 4, 14],
  [15, 5, 4],
  [23, 5, 14],
])('the character %d is at %d:%d', (offset, line, column) => {
  expect(placeInPassage(PASSAGE, offset)).toEqual({ line, column });
});

test('a passage without text is at the start of the file', () =>
  expect(placeInPassage({ runs: [] }, 0)).toEqual({ line: 1, column: 1 }));

test('bold text that continues on the next line is one part, two bold parts are two', () => {
  const runs = [
    run('Uusi ', 1, 3, 'strong'),
    run('lasku', 2, 1, 'strong'),
    run(' ja ', 2, 8),
    run('Saldo', 2, 14, 'strong'),
    run('F2', 2, 21, 'code'),
  ];
  expect(strongParts({ kind: 'paragraph', runs })).toEqual([
    { text: 'Uusi lasku', line: 1, column: 3 },
    { text: 'Saldo', line: 2, column: 14 },
  ]);
});
