import { findQuestions } from '../../../../src/node/structured/findQuestions';

/** A page of headings, written with as many `#` as their levels; each has a text of its own. */
function page(...lines: string[]) {
  const headings = lines.map((line, index) => {
    const [signs = '', ...words] = line.split(' ');
    return { depth: signs.length, id: `id-${index}`, text: words.join(' ') };
  });
  const sections = headings.map(({ id, text }) => ({ id, heading: text, text: `Vastaus: ${text}` }));
  return findQuestions(headings, [{ id: '', heading: '', text: 'Alku.' }, ...sections]);
}

test.each<[string, string[], string[]]>([
  ['only questions', ['## A?', '## B?', '## C?'], ['A?', 'B?', 'C?']],
  ['mostly questions', ['## A?', '## B?', '## C?', '## Katso myös'], ['A?', 'B?', 'C?']],
  ['too few questions', ['## A?', '## B?'], []],
  ['questions among other things', ['## A?', '## B?', '## C?', '## D', '## E'], []],
  ['no headings', [], []],
])('a page with %s asks %j', (_, lines, expected) => {
  expect(page(...lines).map(({ question }) => question)).toEqual(expected);
});

test('what stands under lower headings belongs to the answer, but not what follows a heading that asks nothing', () => {
  expect(page('## A?', '### Lisäksi', '## B?', '## C?', '## Muuta', '### Vielä')).toEqual([
    { question: 'A?', answer: 'Vastaus: A? Lisäksi Vastaus: Lisäksi' },
    { question: 'B?', answer: 'Vastaus: B?' },
    { question: 'C?', answer: 'Vastaus: C?' },
  ]);
});
