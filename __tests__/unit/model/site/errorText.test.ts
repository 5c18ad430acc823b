import { errorText } from '../../../../src/model/site/errorText';

test('the message stands first, and those of its causes under a line each', () => {
  const deepest = new TypeError('No data');
  expect(errorText(new Error('No page', { cause: new Error('No answer', { cause: deepest }) }))).toBe(
    'No page\n---\nNo answer\n---\nNo data',
  );
});

test.each([
  ['words', 'words'],
  [404, '404'],
  [new RangeError(''), 'RangeError'],
  [new Error('a\n  b'), 'a\n  b'],
  [new Error('told', { cause: 'a word' }), 'told\n---\na word'],
  [undefined, ''],
])('what is thrown as %p is told as %j', (thrown, expected) => {
  expect(errorText(thrown)).toBe(expected);
});

test('an error that is its own cause is told a few times only', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorText(error).split('\n---\n')).toHaveLength(6);
});
