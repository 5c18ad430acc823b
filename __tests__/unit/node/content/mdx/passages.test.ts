import { passageText, placeInPassage, strongParts, wordsOnly } from '../../../../../src/node/content/passage';
import { compileText } from '../../../../support/compileText';

/** The passages of a text, each as its kind, its place and its words. */
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
  ['an admonition and its title', ':::tip[Otsikko]\nTeksti.\n:::', ['paragraph 1:8 Otsikko', 'paragraph 2:1 Teksti.']],
  [
    'the texts of a component',
    '<Details summary="Lisää">\n\nTeksti.\n\n</Details>',
    ['attribute 1:19 Lisää', 'paragraph 3:1 Teksti.'],
  ],
  ['the text of an image', 'Kuva ![tässä](./a.svg)', ['paragraph 1:1 Kuva ', 'attribute 1:8 tässä']],
];

test.each(rows)('%s', async (_what, text, passages) => {
  expect(await passagesOf(text)).toEqual(passages);
});

test('a passage in a list knows where its item begins, also within an item of its own', async () => {
  const { passages } = await compileText('A\n\n- B\n  b\n\n  C\n  - D\n- E');
  expect(passages.map((passage) => [passageText(passage), passage.item])).toEqual([
    ['A', undefined],
    ['B b', 3],
    ['C', 3],
    ['D', 3],
    ['E', 8],
  ]);
});

describe('a passage of two lines', () => {
  const text = '- Avaa **Laskut**,\n  paina <Kbd>F5</Kbd> ja `x`\n  **Uusi\n  haku**.';
  const only = async () => {
    const [passage] = (await compileText(text)).passages;
    if (passage === undefined) throw new Error('The text has no passage.');
    return passage;
  };

  test('knows where each word stands', async () => {
    const passage = await only();
    const whole = passageText(passage);
    const places = ['Avaa', 'Laskut', 'paina', 'Uusi', 'haku'].map((word) => {
      const { line, column } = placeInPassage(passage, whole.indexOf(word));
      return `${word} ${line}:${column}`;
    });
    expect(places).toEqual(['Avaa 1:3', 'Laskut 1:10', 'paina 2:3', 'Uusi 3:5', 'haku 4:3']);
  });

  test('knows what is bold', async () => {
    expect(strongParts(await only())).toEqual([
      { text: 'Laskut', line: 1, column: 10 },
      { text: 'Uusi haku', line: 3, column: 5 },
    ]);
  });

  test('has blanks for code and keys among its words', async () => {
    expect(wordsOnly(await only())).toBe('Avaa Laskut, paina    ja   Uusi haku.');
  });

  test('has a place behind its end', async () => {
    const passage = await only();
    expect(placeInPassage(passage, passageText(passage).length)).toEqual({ line: 4, column: 10 });
  });
});
