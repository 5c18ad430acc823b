import type { Passage, TextRun } from '../../../../src/node/content/passage';
import { passageText, placeInPassage, strongParts, wordsOnly } from '../../../../src/node/content/passage';
import { compileText } from '../../../support/compileText';

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

describe('passages', () => {
  /** The passages of a text, each with kind, position and words. */
  async function passagesOf(text: string): Promise<string[]> {
    const { passages } = await compileText(text);
    return passages.map((passage) => {
      const { line, column } = placeInPassage(passage, 0);
      return `${passage.kind} ${line}:${column} ${passageText(passage)}`;
    });
  }

  const rows: [what: string, text: string, passages: string[]][] = [
    ['front matter is left out', '---\ntitle: A\n---\n\nTeksti.', ['paragraph 5:1 Teksti.']],
    ['emphasis, links and terms are part of the text', 'A *b* [c](#d) <Term>e</Term>.', ['paragraph 1:1 A b c e.']],
    ['two lines are one text', 'A\nb', ['paragraph 1:1 A b']],
    ['a heading has no id', '## Otsikko {#oma}', ['heading 1:4 Otsikko ']],
    ['items of a list', '1. A\n\n   B\n2. C', ['paragraph 1:4 A', 'paragraph 3:4 B', 'paragraph 4:4 C']],
    ['cells of a table', '| A | B |\n|---|---|\n| c | |', ['cell 1:3 A', 'cell 1:7 B', 'cell 3:3 c']],
    ['code of its own is none', '```text\nA\n```\n\nB', ['paragraph 5:1 B']],
    ['an admonition’s title', ':::tip[Otsikko]\nTeksti.\n:::', ['paragraph 1:8 Otsikko', 'paragraph 2:1 Teksti.']],
    [
      'the texts of a component',
      '<Details summary="Lisää">\n\nTeksti.\n\n</Details>',
      ['attribute 1:19 Lisää', 'paragraph 3:1 Teksti.'],
    ],
    ['the text of an image', 'Kuva ![tässä](./a.svg)', ['paragraph 1:1 Kuva ', 'attribute 1:8 tässä']],
  ];

  test.each(rows)('%s', async (_what, text, passages) => expect(await passagesOf(text)).toEqual(passages));

  test('a passage in a list has the start of its item, also in nested lists', async () => {
    const { passages } = await compileText('A\n\n- B\n  b\n\n  C\n  - D\n- E');
    expect(passages.map((passage) => [passageText(passage), passage.item])).toEqual([
      ['A', undefined],
      ['B b', 3],
      ['C', 3],
      ['D', 3],
      ['E', 8],
    ]);
  });

  test('a table cell has its column and the line of its table', async () => {
    const { passages } = await compileText('A\n\n| Tila | B |\n|---|---|\n| Luonnos | c |');
    expect(passages.slice(3).map(({ column }) => column)).toEqual([
      { head: 'Tila', line: 3 },
      { head: 'B', line: 3 },
    ]);
    expect(passages.slice(0, 3).some(({ column }) => column)).toBe(false);
  });
});
