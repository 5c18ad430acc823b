import { locatePath } from './locale';
import { linkKind } from './link';
import { withoutBase } from './path';

/** Where the site's own pages are. */
export interface OwnSite {
  /** Origins of the site and of its locales. */
  origins: readonly string[];
  /** Path that every page lies under: `/` or `/ohje/`. */
  baseUrl: string;
  /** Locale codes, the default first. */
  codes: readonly string[];
}

/**
 * Makes a whole address of the site itself a path of the site, without base and locale, so that it is followed
 * like any other link to a page: in the same tab and in the reader's language. Others stay as they are.
 * @example ownAddress('https://ohje.example.com/en/docs/saldo', site) // '/docs/saldo'
 */
export function ownAddress(href: string, { origins, baseUrl, codes }: OwnSite): string {
  if (linkKind(href) !== 'external') return href;
  const origin = origins.find((each) => href === each || ['/', '?', '#'].some((sign) => href.startsWith(each + sign)));
  if (origin === undefined) return href;
  const address = href.slice(origin.length);
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const path = withoutBase(pathname === '' ? '/' : pathname, baseUrl);
  return path === undefined ? href : locatePath(path, codes, codes[0] ?? '').path + rest;
}
