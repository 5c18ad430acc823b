import { FIELDS, isTopicToken, readToken, writeToken } from '../../../../src/model/search/tokens';

test.each([
  [{ field: 't', stem: 'lasku', isPart: false } as const, 'tlasku'],
  [{ field: 'c', stem: 'prosess', isPart: true } as const, 'c+prosess'],
])('the token of %j is %s, and back', (token, written) => {
  expect(writeToken(token)).toBe(written);
  expect(readToken(written)).toEqual(token);
});

test.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
  'no token of the word "%s" names a property that every object has',
  (stem) => {
    const tokens = FIELDS.flatMap((field) => [false, true].map((isPart) => writeToken({ field, stem, isPart })));
    expect(tokens.filter((token) => token in {})).toEqual([]);
  },
);

test.each([
  ['tlasku', true],
  ['t+lasku', false],
  ['hlasku', true],
  ['klasku', true],
  ['k+lasku', true],
  ['blasku', false],
  ['clasku', false],
])('the token %s makes its word a topic: %s', (token, expected) => {
  expect(isTopicToken(readToken(token))).toBe(expected);
});
