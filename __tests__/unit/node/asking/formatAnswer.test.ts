import { formatAnswer, type AnswerForm } from '../../../../src/node/asking/formatAnswer';

const nodes = [
  { title: 'Väli\nlyönti', words: 5, links: ['/a', '/b'], terms: [{ key: 'saldo', term: 'Saldo' }] },
  { title: '=1+1', words: 12, links: [], terms: null },
];

const rows: [what: string, answer: Record<string, unknown>, form: AnswerForm, text: string][] = [
  [
    'a table',
    { allDoc: { nodes } },
    'table',
    'title        words  links   terms\nVäli lyönti  5      /a, /b  saldo Saldo\n=1+1         12\n\n2 rows',
  ],
  ['an empty table', { allDoc: { nodes: [] } }, 'table', 'Nothing was found.'],
  ['CSV', { allDoc: { nodes } }, 'csv', `title,words,links,terms\r\nVäli lyönti,5,"/a, /b",saldo Saldo\r\n'=1+1,12,,`],
  [
    'several lists',
    { a: { nodes: [{ x: 'a "b"' }] }, b: { nodes: [{ y: true }] } },
    'csv',
    'list,x,y\r\na,"a ""b""",\r\nb,,true',
  ],
  ['JSON', { a: { nodes: [] } }, 'json', '{\n  "a": {\n    "nodes": []\n  }\n}'],
  ['a list that is only counted', { a: { totalCount: 3 } }, 'table', 'totalCount\n3\n\n1 row'],
];

test.each(rows)('%s', (_what, answer, form, text) => {
  expect(formatAnswer(answer, form)).toBe(text);
});
