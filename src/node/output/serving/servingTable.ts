import { localizedPath } from '../../../model/site/locale';
import { NOT_FOUND_PATH, safeDecode } from '../../../model/site/path';
import type { AddressTable, ServedRedirect } from '../../../model/serving/findAnswer';
import { addressRules, escapePattern } from './addressRules';
import { cachingRules, type CachingRule } from './caching';
import { headerTable, type HeaderRule } from './headerTable';

/** All that a server of the site has to know; every configuration that the build writes comes from one of these. */
export interface ServingTable extends AddressTable {
  /** Hosts of the site's addresses, the first of them the main one's. */
  hosts: string[];
  /** Decoded base path without a trailing slash. */
  base: string;
  headers: HeaderRule[];
  caching: CachingRule[];
  /** Decoded path at which the server itself writes down what readers search for; null where it does not. */
  queryLog: string | null;
}

interface ServedSite {
  /** Origins of the site, the main one first. */
  origins: readonly string[];
  /** Base path without a trailing slash. */
  base: string;
  /** Locale codes, the default first. */
  codes: readonly string[];
  /** The pages' Content-Security-Policy. */
  policy: string;
  redirects: ServedRedirect[];
  /** Where the search sends queries: a path of the site, an address elsewhere, or nowhere. */
  beacon?: string | undefined;
}

/** Puts together what a server of the site has to know. */
export function servingTable({ origins, base, codes, policy, redirects, beacon }: ServedSite): ServingTable {
  const decoded = safeDecode(base);
  const start = escapePattern(decoded);
  const [defaultCode = '', ...others] = codes;
  const urls = origins.map((origin) => new URL(origin));
  return {
    hosts: [...new Set(urls.map(({ hostname }) => hostname))],
    base: decoded,
    headers: headerTable(
      policy,
      urls.every(({ protocol }) => protocol === 'https:'),
    ),
    caching: cachingRules(start),
    addresses: addressRules(base),
    redirects,
    queryLog: beacon?.startsWith('/') === true ? decoded + safeDecode(beacon) : null,
    notFound: [
      ...others.map((code) => ({
        pattern: `^${start}/${code}(?:/|$)`,
        page: decoded + localizedPath(NOT_FOUND_PATH, code, defaultCode),
      })),
      { pattern: '', page: decoded + NOT_FOUND_PATH },
    ],
  };
}
