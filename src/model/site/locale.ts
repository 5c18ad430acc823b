import { isWithin, joinPath, NOT_FOUND_PATH } from './path';

/** One language of the site. The first locale of the site is the default and has no path prefix. */
export interface Locale {
  code: string;
  /** The language's own name: Suomi, English, Svenska. */
  label: string;
  htmlLang: string;
  /** Origin of this locale's pages, without a trailing slash. */
  url: string;
  /** `/` for the default locale, else `/<code>/`; the site's own base URL is not in it. */
  baseUrl: string;
}

/**
 * The path of a page in a locale.
 * @example localizedPath('/docs/saldo', 'sv', 'fi') // '/sv/docs/saldo'
 */
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

/** Whose locale a pathname is, and its path without the locale. */
interface LocatedPath {
  code: string;
  path: string;
}

/**
 * Reads the locale off the front of a pathname; only a whole first segment counts.
 * @example locatePath('/sv/docs', ['fi', 'en', 'sv'], 'fi') // { code: 'sv', path: '/docs' }
 */
export function locatePath(pathname: string, codes: readonly string[], defaultCode: string): LocatedPath {
  const code = codes.find((each) => each !== defaultCode && isWithin(pathname, `/${each}`));
  if (code === undefined) return { code: defaultCode, path: pathname };
  return { code, path: joinPath(pathname.slice(code.length + 1)) };
}

/**
 * The locale of a language tag. One code can be the beginning of another (`pt`, `pt-BR`), and of a longer word (`fi`,
 * `fil`), so whole codes are compared, and the longest that fits wins.
 * @example localeOfLang('pt-BR', ['pt', 'pt-BR']) // 'pt-BR'
 * @example localeOfLang('fi-FI', ['fi']) // 'fi'
 */
export function localeOfLang(lang: string, codes: readonly string[]): string | undefined {
  const fitting = codes.filter((code) => `${lang}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()));
  return fitting.sort((one, other) => other.length - one.length)[0];
}

/** A text of the site's own files: one for all locales, or one per locale code. */
export type LocalizedText = string | Record<string, string>;

/**
 * The text for a locale, else the default locale's.
 * @example textIn({ fi: 'Ohjeet', en: 'Guides' }, 'sv', 'fi') // 'Ohjeet'
 */
export function textIn(text: LocalizedText, code: string, defaultCode: string): string {
  if (typeof text === 'string') return text;
  return text[code] ?? text[defaultCode] ?? '';
}

/** The open page, without its locale. */
interface PageAddress {
  path: string;
  /** Query and hash. */
  suffix: string;
  /** The base path without a trailing slash: '' or '/ohje'. */
  base: string;
  /** Origin of the open page's locale. */
  origin: string | undefined;
}

/** A locale that a page leads to. */
interface TargetLocale extends Pick<Locale, 'code' | 'url'> {
  /** False where the locale does not have the page. */
  hasPage?: boolean;
}

/**
 * Where the open page is in another locale: a path, or a whole address where the locale has an origin of its
 * own. A locale without the page, and what replaces a missing one, leads to the locale's home page.
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
