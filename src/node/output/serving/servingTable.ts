import { localizedPath } from '../../../model/site/locale';
import { NOT_FOUND_PATH, safeDecode } from '../../../model/site/path';
import type { AddressTable, ServedRedirect } from '../../../model/serving/findAnswer';
import { addressRules, escapePattern } from './addressRules';
import { cacheControl, cachingRules, type CachingRule } from './caching';
import { headersFor, headerTable, type HeaderRule } from './headerTable';
import type { RequestLog, ServedTool } from '../../site/served';
import { contentType } from './mimeTypes';

/** The data that a server of the site needs; every generated configuration is derived from it. */
export interface ServingTable extends AddressTable {
  /** Hosts of the site, the main one first. */
  hosts: string[];
  /** Decoded base path without a trailing slash. */
  base: string;
  headers: HeaderRule[];
  caching: CachingRule[];
  /** Regular expression of the `Accept` headers that get the Markdown of a page, ignoring case. */
  markdownAccept?: string | undefined;
  /** The request logs of the server, with decoded paths. */
  requestLogs: RequestLog[];
  /** Decoded paths of the files that other sites load. */
  shared: string[];
  /** Decoded paths of the folders with tools for writers. */
  tools: string[];
  /** Decoded paths of HTML files that are not pages of the site; browsers run nothing in them. */
  documents: string[];
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
  /** True where `Strict-Transport-Security` includes subdomains. */
  includeSubDomains?: boolean;
  /** True where requests that accept `text/markdown` get the Markdown of a page. */
  servesMarkdown?: boolean;
  redirects: ServedRedirect[];
  requestLogs?: readonly RequestLog[];
  /** Paths of the files that other sites load, without the base path. */
  shared?: readonly string[];
  /** Tools for writers, without the base path. */
  tools?: readonly ServedTool[];
  /** Paths of HTML files that are not pages of the site, without the base path. */
  documents?: readonly string[];
}

/** Names Markdown before HTML and does not refuse it; browsers never name it. */
const MARKDOWN_ACCEPT = '^(?:(?!text/html).)*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';

/** Builds the data that a server of the site needs. */
export function servingTable(site: ServedSite): ServingTable {
  const { origins, base, codes, policy, redirects, requestLogs = [], includeSubDomains, servesMarkdown = false } = site;
  const shared = (site.shared ?? []).map((file) => safeDecode(base) + file);
  const tools = (site.tools ?? []).map((tool) => ({ ...tool, path: safeDecode(base) + tool.path }));
  const documents = (site.documents ?? []).map((file) => safeDecode(base) + file);
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
      servesMarkdown,
      shared,
      tools,
      documents,
    }),
    shared,
    tools: tools.map(({ path }) => path),
    documents,
    caching: cachingRules(start),
    addresses: addressRules(base),
    redirects,
    markdownAccept: servesMarkdown ? MARKDOWN_ACCEPT : undefined,
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

/** Returns the headers of a file, without transport headers. */
export function headersOfFile(path: string, { headers, caching }: ServingTable): [name: string, value: string][] {
  const type = contentType(path);
  return [['Content-Type', type], ['Cache-Control', cacheControl(path, caching)], ...headersFor(type, headers, path)];
}

/** True where headers depend on the path of a response. */
export const dependOnPath = ({ shared, tools, documents }: ServingTable): boolean =>
  shared.length + tools.length + documents.length > 0;
