import { isPlainClick } from '../../../../src/model/navigation/plainClick';

const PLAIN = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ altKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
])('a click with %j follows its link in this window: %s', (held, expected) => {
  expect(isPlainClick({ ...PLAIN, ...held })).toBe(expected);
});
