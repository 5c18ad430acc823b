import i18next from 'i18next';
import slim from '../../../src/i18n/i18next';
import { fixtureTexts } from '../../support/fixtureTexts';

const COUNTS = [0, 1, 2, 5, 21, 1000];

/** Both libraries with the texts of a language. */
function both(code: string) {
  const options = {
    lng: code,
    resources: { [code]: fixtureTexts(code) },
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  };
  const library = i18next.createInstance();
  void library.init(options);
  const own = slim.createInstance();
  own.init(options);
  return { library, own };
}

test.each(['fi', 'en', 'sv'])('formats every text in %s as the library does, with values and plural forms', (code) => {
  const { library, own } = both(code);
  const values = { query: '<b>"äö"</b>', label: 'A & B', date: '1.1.', title: 'T', language: 'L', name: 'N' };
  for (const [ns, texts] of Object.entries(fixtureTexts(code))) {
    for (const key of Object.keys(texts).map((each) => each.replace(/_(one|other)$/, ''))) {
      for (const count of COUNTS)
        expect(own.t(key, { ...values, ns, count })).toBe(library.t(key, { ...values, ns, count }));
    }
  }
});

test('returns the key of a missing text, like the library, and can change the language', () => {
  const { library, own } = both('fi');
  expect(own.t('eiole', { ns: 'common' })).toBe(library.t('eiole', { ns: 'common' }));
  own.changeLanguage('sv');
  expect(own.t('eiole', { ns: 'common' })).toBe('eiole');
});
