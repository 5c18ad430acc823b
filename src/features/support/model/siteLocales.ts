import { originIn, type Locale } from '../../../model/site/locale';

/** The languages of the site and the origins of their pages. */
export interface SiteLocales {
  codes: readonly string[];
  defaultCode: string;
  /** Returns the public origin of a language's pages. */
  originOf: (code: string) => string;
}

/** Reads the languages from the data of a page. */
export function siteLocales(site: {
  url: string;
  defaultLocale: string;
  locales: readonly Pick<Locale, 'code' | 'url'>[];
}): SiteLocales {
  return {
    codes: site.locales.map(({ code }) => code),
    defaultCode: site.defaultLocale,
    originOf: (code) => originIn(site, code),
  };
}
