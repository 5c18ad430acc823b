import { preferVersion, restorePreferredVersion } from '../../browser/preferredVersion';

const KEY = 'docs-preferred-version-default';
beforeEach(() => localStorage.clear());

test.each([
  ['one of the site’s versions', '1.0', '1.0', '1.0'],
  ['a version that is gone', '0.9', null, null],
])('%s is remembered or forgotten', (_what, stored, expected, left) => {
  localStorage.setItem(KEY, stored);
  expect(restorePreferredVersion(['current', '1.0'])).toBe(expected);
  expect(localStorage.getItem(KEY)).toBe(left);
});

test('nothing is stored by looking', () => {
  expect(restorePreferredVersion(['current'])).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a picked version is stored under the key of the docs', () => {
  preferVersion('1.0');
  expect(localStorage.getItem(KEY)).toBe('1.0');
});
