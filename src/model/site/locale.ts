import { isWithin, joinPath, NOT_FOUND_PATH } from './path';

/** One language of the site. The first locale of the site is the default and has no path prefix. */
export interface Locale {
  code: string;
  /** The language's name in that language: Suomi, English, Svenska. */
  label: string;
  htmlLang: string;
  /** Origin of this locale's pages, without a trailing slash. */
  url: string;
  /** `/` for the default locale, else `/<code>/`; without the site's base path. */
  baseUrl: string;
}

/** The path of a page in a locale: `/sv/docs/saldo`. */
export function localizedPath(path: string, code: string, defaultCode: string): string {
  return code === defaultCode ? path : joinPath(code, path);
}

/** The origin of a locale's pages. */
export function originIn(
  { url, locales }: { url: string; locales: readonly Pick<Locale, 'code' | 'url'>[] },
  code: string,
) {
  return locales.find((locale) => locale.code === code)?.url ?? url;
}

/** The locale of a pathname, and the path without it. */
interface LocatedPath {
  code: string;
  path: string;
}

/** Splits the locale, a whole first segment, off a pathname: `/sv/docs` is `{ code: 'sv', path: '/docs' }`. */
export function locatePath(pathname: string, codes: readonly string[], defaultCode: string): LocatedPath {
  const code = codes.find((each) => each !== defaultCode && isWithin(pathname, `/${each}`));
  if (code === undefined) return { code: defaultCode, path: pathname };
  return { code, path: joinPath(pathname.slice(code.length + 1)) };
}

/**
 * The locale of a language tag. One code can be a prefix of another (`pt`, `pt-BR`; `fi`, `fil`), so compare whole
 * codes; the longest match wins.
 * @example localeOfLang('pt-BR', ['pt', 'pt-BR']) // 'pt-BR'
 * @example localeOfLang('fi-FI', ['fi']) // 'fi'
 */
export function localeOfLang(lang: string, codes: readonly string[]): string | undefined {
  const fitting = codes.filter((code) => `${lang}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()));
  return fitting.sort((one, other) => other.length - one.length)[0];
}

/** The language of a text where it differs from the page's, else null. */
export const langIn = (textLocale: string, language: string) => (textLocale === language ? null : textLocale);

/** Adds to each page the language of its texts where it differs from that of the page with its link, else null. */
export const withLang = <Page extends { locale: string }>(pages: readonly Page[], language: string) =>
  pages.map((page) => ({ ...page, lang: langIn(page.locale, language) }));

/** A text of the site's settings: one for all locales, or one per locale code. */
export type LocalizedText = string | Record<string, string>;

/** The text for a locale; falls back to the default locale. */
export function textIn(text: LocalizedText, code: string, defaultCode: string): string {
  if (typeof text === 'string') return text;
  return text[code] ?? text[defaultCode] ?? '';
}

/** The address of the open page, without locale. */
interface PageAddress {
  path: string;
  /** Query and hash. */
  suffix: string;
  /** The base path without a trailing slash: '' or '/ohje'. */
  base: string;
  /** Origin of the open page's locale. */
  origin: string | undefined;
}

/** A target of the language switch. */
interface TargetLocale extends Pick<Locale, 'code' | 'url'> {
  /** False when the page does not exist in the locale. */
  hasPage?: boolean;
}

/**
 * The address of the open page in another locale: a path, or a URL for a locale with another origin. Without the page,
 * and on a not-found page, it is the locale's home page.
 * @example localeAddress({ path: '/docs', suffix: '#a', base: '/ohje', origin }, { code: 'sv', url: origin }, 'fi') // '/ohje/sv/docs#a'
 */
export function localeAddress(
  { path, suffix, base, origin }: PageAddress,
  to: TargetLocale,
  defaultCode: string,
): string {
  const start = (to.url === origin ? '' : to.url) + base;
  if (path === NOT_FOUND_PATH || to.hasPage === false) return start + localizedPath('/', to.code, defaultCode);
  return start + localizedPath(path, to.code, defaultCode) + suffix;
}
