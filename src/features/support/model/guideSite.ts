import { originIn, type Locale } from '../../../model/site/locale';

/** The languages of the site, and where their pages are. */
export interface GuideSite {
  codes: readonly string[];
  defaultCode: string;
  /** Origin of a language's pages as customers open them. */
  originOf: (code: string) => string;
}

export function guideSite(site: {
  url: string;
  defaultLocale: string;
  locales: readonly Pick<Locale, 'code' | 'url'>[];
}): GuideSite {
  return {
    codes: site.locales.map(({ code }) => code),
    defaultCode: site.defaultLocale,
    originOf: (code) => originIn(site, code),
  };
}
