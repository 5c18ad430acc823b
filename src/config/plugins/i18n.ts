import type { PluginRef } from 'gatsby';
import type { Locale } from '../../model/site/locale';
import { LOCALE_SOURCE } from './sources';

/** Namespace of keys without one. */
const DEFAULT_NAMESPACE = 'common';

/** Configures the i18n plugin: pages and texts per locale, without redirects by the browser's language. */
export function i18nPlugins(locales: readonly Locale[], siteUrl: string): PluginRef[] {
  const [first] = locales;
  if (first === undefined) return [];
  return [
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: LOCALE_SOURCE,
        languages: locales.map(({ code }) => code),
        defaultLanguage: first.code,
        siteUrl,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: {
          defaultNS: DEFAULT_NAMESPACE,
          interpolation: { escapeValue: false },
          returnNull: false,
          // The library would otherwise log an advertisement in every reader's console.
          showSupportNotice: false,
        },
      },
    },
  ];
}
