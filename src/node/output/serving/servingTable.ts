import { localizedPath } from '../../../model/site/locale';
import { NOT_FOUND_PATH, safeDecode } from '../../../model/site/path';
import type { AddressTable, ServedRedirect } from '../../../model/serving/findAnswer';
import { addressRules, escapePattern } from './addressRules';
import { cacheControl, cachingRules, type CachingRule } from './caching';
import { headersFor, headerTable, type HeaderRule } from './headerTable';
import { contentType } from './mimeTypes';

/** All that a server of the site has to know; every configuration that the build writes comes from one of these. */
export interface ServingTable extends AddressTable {
  /** Hosts of the site's addresses, the first of them the main one's. */
  hosts: string[];
  /** Decoded base path without a trailing slash. */
  base: string;
  headers: HeaderRule[];
  caching: CachingRule[];
  /** The logs that the server itself writes, with decoded paths. */
  requestLogs: RequestLog[];
}

/** A path of the site at which its server logs the body of each request, a line of JSON for each with the day. */
export interface RequestLog {
  /** Name of the log: `queries`, for `<host>-queries.jsonl`. */
  name: string;
  /** Path of the site without the base path. */
  path: string;
  /** Regular expression of the bodies that are logged, without a backslash before `"` or `\`; others are ignored. */
  body: string;
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
  /** True where `Strict-Transport-Security` applies to subdomains. */
  includeSubDomains?: boolean;
  redirects: ServedRedirect[];
  requestLogs?: readonly RequestLog[];
}

/** Puts together what a server of the site has to know. */
export function servingTable(site: ServedSite): ServingTable {
  const { origins, base, codes, policy, redirects, requestLogs = [], includeSubDomains } = site;
  const decoded = safeDecode(base);
  const start = escapePattern(decoded);
  const [defaultCode = '', ...others] = codes;
  const urls = origins.map((origin) => new URL(origin));
  return {
    hosts: [...new Set(urls.map(({ hostname }) => hostname))],
    base: decoded,
    headers: headerTable({
      policy,
      isSecure: urls.every(({ protocol }) => protocol === 'https:'),
      includeSubDomains,
    }),
    caching: cachingRules(start),
    addresses: addressRules(base),
    redirects,
    requestLogs: requestLogs.map((log) => ({ ...log, path: decoded + safeDecode(log.path) })),
    notFound: [
      ...others.map((code) => ({
        pattern: `^${start}/${code}(?:/|$)`,
        page: decoded + localizedPath(NOT_FOUND_PATH, code, defaultCode),
      })),
      { pattern: '', page: decoded + NOT_FOUND_PATH },
    ],
  };
}

/** The headers with which a file is answered, but for those of the transport. */
export function headersOfFile(path: string, { headers, caching }: ServingTable): [name: string, value: string][] {
  const type = contentType(path);
  return [['Content-Type', type], ['Cache-Control', cacheControl(path, caching)], ...headersFor(type, headers)];
}
