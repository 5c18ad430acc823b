import { sentencesOf } from '../../../../../src/node/content/checks/sentences';

const rows: [what: string, text: string, sentences: [string, number][]][] = [
  ['one sentence', 'Avaa lasku.', [['Avaa lasku.', 2]]],
  [
    'two sentences',
    'Avaa lasku.  Valitse sitten tila!',
    [
      ['Avaa lasku.', 2],
      ['Valitse sitten tila!', 3],
    ],
  ],
  ['an abbreviation before a small letter', 'Valitse esim. lasku.', [['Valitse esim. lasku.', 3]]],
  ['a date', 'Lasku 31.10.2025 noin kello 10.15.', [['Lasku 31.10.2025 noin kello 10.15.', 5]]],
  [
    'a quotation',
    '”Mistä lasku tuli?” ”Postista.”',
    [
      ['”Mistä lasku tuli?”', 3],
      ['”Postista.”', 1],
    ],
  ],
  ['a dash, which is no word', 'Saldo – avoin summa', [['Saldo – avoin summa', 3]]],
  ['words over a line’s end', 'Avaa  lasku\n nyt', [['Avaa  lasku\n nyt', 3]]],
  [
    'the same sentence again, and one that is in another',
    'Ei. Ei tai Ei. Ei. Ei.',
    [
      ['Ei.', 1],
      ['Ei tai Ei.', 3],
      ['Ei.', 1],
      ['Ei.', 1],
    ],
  ],
  ['a capital letter in a sentence', 'Avaa Lasku nyt', [['Avaa Lasku nyt', 3]]],
  ['nothing', '', [['', 0]]],
];

test.each(rows)('%s', (_what, text, sentences) => {
  const starts = sentencesOf(text).map(({ start }) => start);
  const found = sentencesOf(text).map(({ start, words }, index) => [
    text.slice(start, starts[index + 1]).trim(),
    words,
  ]);
  expect(found).toEqual(sentences);
});
