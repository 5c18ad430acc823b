import { languageName } from '../../../../src/model/text/languageName';

test.each([
  ['fi', 'en', 'Finnish'],
  ['fi', 'sv', 'finska'],
  ['sv', 'fi', 'ruotsi'],
  ['x', 'fi', 'x'],
])('%s is in %s called %s', (code, locale, name) => expect(languageName(code, locale)).toBe(name));
