import { i18nPlugins } from '../../../../src/config/plugins/i18n';
import type { Locale } from '../../../../src/model/site/locale';

const locale = (code: string): Locale => ({
  code,
  label: code,
  htmlLang: code,
  url: 'https://a.example',
  baseUrl: '/',
});

test('without locales there is no plugin', () => {
  expect(i18nPlugins([], 'https://a.example')).toEqual([]);
});

test.each([
  [['fi'], 'fi'],
  [['fi', 'en', 'sv'], 'fi'],
  [['sv', 'fi'], 'sv'],
])('of the locales %j the first, %s, is the default, and no reader is redirected', (codes, defaultLanguage) => {
  expect(i18nPlugins(codes.map(locale), 'https://a.example')).toEqual([
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: expect.objectContaining({
        languages: codes,
        defaultLanguage,
        siteUrl: 'https://a.example',
        localeJsonSourceName: 'locale',
        redirect: false,
        trailingSlash: 'never',
      }) as unknown,
    },
  ]);
});
