import { preferVersion, restorePreferredVersion } from '../../browser/preferredVersion';

const KEY = 'docs-preferred-version-default';
beforeEach(() => localStorage.clear());

test.each([
  ['one of the site’s versions', '1.0', '1.0', '1.0'],
  ['a version that is gone', '0.9', null, null],
])('%s is stored or removed', (_what, stored, expected, left) => {
  localStorage.setItem(KEY, stored);
  expect([restorePreferredVersion(['current', '1.0']), localStorage.getItem(KEY)]).toEqual([expected, left]);
});

test('stores a chosen version under the key of the docs', () => {
  preferVersion('1.0');
  expect(localStorage.getItem(KEY)).toBe('1.0');
});
