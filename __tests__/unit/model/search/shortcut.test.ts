import {
  isApplePlatform,
  isSlash,
  isToggleShortcut,
  typedCharacter,
  type PressedKey,
} from '../../../../src/model/search/shortcut';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('k', { ctrlKey: true }), true],
  [press('K', { metaKey: true }), true],
  [press('k'), false],
  [press('k', { ctrlKey: true, altKey: true }), false],
  [press('k', { ctrlKey: true, shiftKey: true }), false],
  [press('j', { ctrlKey: true }), false],
])('%j toggles: %s', (key, expected) => expect(isToggleShortcut(key)).toBe(expected));

test.each([
  [press('/'), true],
  [press('/', { shiftKey: true }), true],
  [press('/', { ctrlKey: true }), false],
  [press('-'), false],
])('%j is a slash: %s', (key, expected) => expect(isSlash(key)).toBe(expected));

test.each([
  [press('ä'), 'ä'],
  [press('7'), '7'],
  [press('A', { shiftKey: true }), 'A'],
  [press('f', { ctrlKey: true }), undefined],
  [press('Enter'), undefined],
  [press(' '), undefined],
  [press('/'), undefined],
])('%j types %s', (key, expected) => expect(typedCharacter(key)).toBe(expected));

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Linux x86_64', false],
  ['Win32', false],
])('%s is an Apple platform: %s', (platform, expected) => expect(isApplePlatform(platform)).toBe(expected));
