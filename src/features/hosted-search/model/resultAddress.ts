import { locatePath } from '../../../model/site/locale';
import { canonicalPath, joinPath, safeDecode, withoutBase } from '../../../model/site/path';

/** What the addresses of a hosted index are read by. */
export interface ResultSite {
  /** Path that every page lies under: `/` or `/ohje/`. */
  baseUrl: string;
  /** Locale codes, the default first. */
  codes: readonly string[];
  /** Addresses that are kept as they are; upper and lower case are the same. */
  externalUrlRegex?: string;
  /** A piece of the path that is replaced wherever it is; `from` is taken literally. */
  replaceSearchResultPathname?: { from: string; to: string };
}

/** Where a record of a hosted index leads. */
export interface ResultAddress {
  /** Site path without locale and hash, or the address of another site without its hash. */
  href: string;
  /** Id of the heading; empty for the page itself. */
  anchor: string;
  /** Locale that the address is of; null for another site. */
  code: string | null;
}

// What a browser drops or takes for a slash has no place in an address that somebody else has written.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const MISLEADING = /[\\\s\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** A whole web address taken apart; undefined for everything else. */
function parseWebAddress(url: string): URL | undefined {
  if (MISLEADING.test(url) || !/^https?:\/\/[^/]/i.test(url)) return undefined;
  try {
    const parsed = new URL(url);
    return parsed.username === '' && parsed.password === '' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the address of a record one that the site can link: an address of another site, where the settings say
 * so, else the site path of its page. Origin and query are dropped, so that an index of the published site also
 * serves a preview. Null for what is no whole web address; such a record is left out.
 * @example resultAddress('https://ohje.example.com/sv/docs/saldo?x=1#maksu', site) // { href: '/docs/saldo', anchor: 'maksu', code: 'sv' }
 */
export function resultAddress(url: string, site: ResultSite): ResultAddress | null {
  const parsed = parseWebAddress(url);
  if (parsed === undefined) return null;
  const anchor = safeDecode(parsed.hash.slice(1));
  const { externalUrlRegex: external, replaceSearchResultPathname: replacement, baseUrl, codes } = site;
  if (external !== undefined && new RegExp(external, 'i').test(url))
    return { href: url.replace(/#.*$/s, ''), anchor, code: null };
  const written = parsed.pathname + parsed.hash;
  const replaced = replacement === undefined ? written : written.replaceAll(replacement.from, () => replacement.to);
  const [pathname = '', ...hash] = replaced.split('#');
  const path = canonicalPath(joinPath(pathname));
  const located = locatePath(withoutBase(path, baseUrl) ?? path, codes, codes[0] ?? '');
  return { href: located.path, anchor: safeDecode(hash.join('#')), code: located.code };
}
