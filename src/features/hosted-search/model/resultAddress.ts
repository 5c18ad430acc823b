import { locatePath } from '../../../model/site/locale';
import { canonicalPath, joinPath, safeDecode, withoutBase } from '../../../model/site/path';

/** The settings for parsing addresses of a hosted index. */
export interface ResultSite {
  /** Base path of all pages: `/` or `/ohje/`. */
  baseUrl: string;
  /** Locale codes, the default first. */
  codes: readonly string[];
  /** Pattern of addresses that stay unchanged; case-insensitive. */
  externalUrlRegex?: string;
  /** A literal replacement in paths. */
  replaceSearchResultPathname?: { from: string; to: string };
}

/** The parsed address of a record. */
export interface ResultAddress {
  /** Site path without locale and hash, or a URL of another site without hash. */
  href: string;
  /** Id of the heading; empty for the page itself. */
  anchor: string;
  /** Locale in the address; null for another site. */
  code: string | null;
}

// Addresses of third parties must not contain characters that browsers strip or read as slashes.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const MISLEADING = /[\\\s\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Parses an absolute web address; undefined for anything else. */
function parseWebAddress(url: string): URL | undefined {
  if (MISLEADING.test(url) || !/^https?:\/\/[^/]/i.test(url)) return undefined;
  try {
    const parsed = new URL(url);
    return parsed.username === '' && parsed.password === '' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Converts a record's address to a site path, or a URL if the settings say so. Null for an invalid one. */
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
