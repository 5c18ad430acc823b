import { localizedPath, locatePath, textIn } from '../../../src/model/locale';

const CODES = ['fi', 'en', 'sv'];

test.each([
  ['/', 'fi', '/'],
  ['/docs/saldo', 'fi', '/docs/saldo'],
  ['/', 'sv', '/sv'],
  ['/docs/saldo', 'sv', '/sv/docs/saldo'],
  ['/docs/saldo#osio', 'en', '/en/docs/saldo#osio'],
])('%s in the locale %s is at %s', (path, code, expected) => {
  expect(localizedPath(path, code, 'fi')).toBe(expected);
});

test.each([
  ['/', 'fi', '/'],
  ['/docs/saldo', 'fi', '/docs/saldo'],
  ['/sv', 'sv', '/'],
  ['/sv/', 'sv', '/'],
  ['/sv/docs/saldo', 'sv', '/docs/saldo'],
  ['/svenska', 'fi', '/svenska'],
  ['/docs/sv', 'fi', '/docs/sv'],
  ['/fi/docs', 'fi', '/fi/docs'],
  ['/de/docs', 'fi', '/de/docs'],
])('%s belongs to the locale %s as %s', (pathname, code, path) => {
  expect(locatePath(pathname, CODES, 'fi')).toEqual({ code, path });
});

test.each([
  ['Ohjeet', 'sv', 'Ohjeet'],
  [{ fi: 'Ohjeet', sv: 'Anvisningar' }, 'sv', 'Anvisningar'],
  [{ fi: 'Ohjeet', en: 'Guides' }, 'sv', 'Ohjeet'],
  [{ fi: 'Ohjeet', sv: '' }, 'sv', ''],
  [{ en: 'Guides' }, 'sv', ''],
  [{}, 'sv', ''],
])('of %j the locale %s gets "%s"', (text, code, expected) => {
  expect(textIn(text, code, 'fi')).toBe(expected);
});
