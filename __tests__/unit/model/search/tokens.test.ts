import { indexTokens, queryToken } from '../../../../src/model/search/tokens';

test.each([
  ['', []],
  ['lasku', ['tlas', 'tlask', 'tlasku']],
  ['ei', ['tei']],
  ['OVT', ['tovt']],
  ['lasku LASKU laskut', ['tlas', 'tlask', 'tlasku', 'tlaskut']],
])('the text "%s" is found under %j', (text, tokens) => {
  expect(indexTokens(text)).toEqual(tokens);
});

test.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
  'no token of the word "%s" names a property that every object has',
  (word) => {
    const tokens = [...indexTokens(word), queryToken(word)];
    expect(tokens.filter((token) => token in {})).toEqual([]);
  },
);
