import { learnExpectations, learnSynonyms } from '../../../../../src/node/search/evaluation/learnWords';

const KARHU = { query: 'karhu', page: '/docs/muistutus' };
const COLON = { query: 'hukka: lasku', page: '/docs/lasku' };

test.each([
  ['', '- { words: [karhu], pages: [/docs/muistutus] }\n- { words: ["hukka: lasku"], pages: [/docs/lasku] }\n'],
  [
    '# Sanat\n- { words: [a], pages: [/b] }',
    '# Sanat\n- { words: [a], pages: [/b] }\n- { words: [karhu], pages: [/docs/muistutus] }\n- { words: ["hukka: lasku"], pages: [/docs/lasku] }\n',
  ],
])('synonyms stand at the end of %j', (text, expected) => {
  expect(learnSynonyms(text, [KARHU, COLON])).toBe(expected);
});

test('a synonym that is too long for a line has two', () => {
  const query = 'sana '.repeat(20).trim();
  expect(learnSynonyms('', [{ query, page: '/docs/muistutus' }])).toBe(
    `- words: [${query}]\n  pages: [/docs/muistutus]\n`,
  );
});

test.each([
  ['', 'readers:\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n'],
  [
    '# Haut\nexact:\n  saldo: /docs/saldo\n',
    '# Haut\nexact:\n  saldo: /docs/saldo\nreaders:\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n',
  ],
  [
    'readers:\n  velat: /docs/perinta\nnone:\n  sää: []\n',
    'readers:\n  velat: /docs/perinta\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\nnone:\n  sää: []\n',
  ],
  [
    'readers:\n  velat: /docs/perinta',
    'readers:\n  velat: /docs/perinta\n  karhu: /docs/muistutus\n  "hukka: lasku": /docs/lasku\n',
  ],
])('expected searches stand with those that readers taught: %j', (text, expected) => {
  expect(learnExpectations(text, [KARHU, COLON])).toBe(expected);
});

test('what is expected already is left alone', () => {
  const text = 'exact:\n  karhu: /docs/karhu\n';
  expect(learnExpectations(text, [KARHU])).toBe(text);
});
