import { locatePath } from './locale';
import { linkKind } from './link';
import { withoutBase } from './path';

/** Addresses of the site. */
export interface OwnSite {
  /** Origins of the site and of its locales. */
  origins: readonly string[];
  /** Base path of all pages: `/` or `/ohje/`. */
  baseUrl: string;
  /** Locale codes, the default first. */
  codes: readonly string[];
  /** Path of the docs; `/docs` without it. */
  docsBase?: string;
}

/**
 * Converts a URL of the site itself to a site path without base and locale. The link then opens like any internal link:
 * in the same tab and the reader's language. Other URLs stay unchanged.
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
