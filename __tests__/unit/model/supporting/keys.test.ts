import { areaNumber, isQuestionMark, supportKey } from '../../../../src/model/supporting/keys';

const key = (code: string, letter: string, more = {}) => ({
  code,
  key: letter,
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test.each([
  [key('KeyC', 'c'), 'answer'],
  [key('KeyC', 'C'), 'answer'],
  [key('KeyC', 'ç'), 'answer'],
  [key('KeyL', 'l'), 'link'],
  [key('KeyA', 'å'), 'add'],
  [key('KeyR', '®'), 'reply'],
  // On another layout the letter counts, not its place.
  [key('KeyQ', 'a'), 'add'],
  [key('KeyC', 'c', { altKey: false }), undefined],
  [key('KeyC', 'c', { ctrlKey: true }), undefined],
  [key('KeyC', 'c', { metaKey: true }), undefined],
  [key('KeyC', 'c', { shiftKey: true }), undefined],
  [key('KeyX', 'x'), undefined],
])('%j asks for %s', (pressed, expected) => {
  expect(supportKey(pressed)).toBe(expected);
});

test('Alt and a digit choose an area, `?` alone asks for the keys', () => {
  expect(areaNumber(key('Digit3', '3'))).toBe(3);
  expect(areaNumber(key('Digit3', '3', { altKey: false }))).toBeUndefined();
  expect(areaNumber(key('KeyC', 'c'))).toBeUndefined();
  expect(isQuestionMark(key('Minus', '?', { altKey: false, shiftKey: true }))).toBe(true);
  expect(isQuestionMark(key('Minus', '?'))).toBe(false);
});
