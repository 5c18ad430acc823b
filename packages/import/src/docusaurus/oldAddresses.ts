import path from 'node:path';
import { canonicalPath } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import type { NewPage } from './convertPages';
import { asText, readRedirects, type DocusaurusSite } from './settings';
import { readSiteFile } from './sourceFiles';

const PATH = /^\/(?![/\\])[^\s?#]*$/;

/** Returns an address of a table: the same as given, or the longest with a `*` at its end that the given one begins like. */
export function addressIn(table: { has: (address: string) => boolean }, address: string): string | undefined {
  if (table.has(address)) return address;
  for (let at = address.lastIndexOf('-'); at > address.lastIndexOf('/'); at = address.lastIndexOf('-', at - 1)) {
    const wide = `${address.slice(0, at + 1)}*`;
    if (table.has(wide)) return wide;
  }
  return undefined;
}

/** The first part of an address that stands for any: `/*`, `/:name`. */
const EVERY = /^(?:\w+:\/\/[^/]*)?\/+(?:\*|%2a|:)/i;
const isElsewhere = (to: string) => /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(to);

/**
 * The redirects in a `_redirects` file of a host: those of single pages, other lines, which only such hosts read, and
 * lines that would hand the site or a part of it to another host or page.
 */
export function readHostRedirects(site: DocusaurusSite) {
  const origin = asText(site.config.url)?.replace(/\/+$/, '') ?? '/';
  const files = [...site.staticFolders, site.folder].map((folder) => path.join(folder, '_redirects'));
  const lines = [...new Set(files)].flatMap((file) =>
    (readSiteFile(file, site.readable) ?? '').split(/\r?\n/).map((text, index) => {
      const words = text
        .replace(/(?:^|\s)#.*$/, '')
        .trim()
        .split(/\s+/);
      // Parameters of the address may stand before the target: `/shop id=:id /shop/:id 301`.
      const [from = '', ...rest] = words;
      const at = rest.findIndex((word) => /^[/\\]|^[a-z][a-z\d+.-]*:/i.test(word));
      const [written = '', status = '301', ...conditions] = at < 0 ? [] : rest.slice(at);
      const to = `${written}/`.startsWith(`${origin}/`) ? written.slice(origin.length) || '/' : written;
      const isProxy = status.startsWith('200') && isElsewhere(to);
      const handsOver = isProxy || (EVERY.test(from) && (isElsewhere(to) || status.startsWith('200')));
      const isPlain = PATH.test(from) && !/[*:]/.test(from + to) && to.startsWith('/') && /^30[1278]!?$/.test(status);
      const place = { file: path.relative(site.folder, file), line: index + 1 };
      return { from, to, text: text.trim(), place, handsOver, isPlain: isPlain && at === 0 && conditions.length === 0 };
    }),
  );
  const redirects = lines.filter(({ from, to }) => from !== '' && to !== '');
  return {
    pages: redirects.filter(({ isPlain, handsOver }) => isPlain && !handsOver),
    others: redirects.filter(({ isPlain, handsOver }) => !isPlain && !handsOver),
    refused: redirects.filter(({ handsOver }) => handsOver),
  };
}

interface RedirectInput {
  site: DocusaurusSite;
  /** Addresses of the old site's pages. */
  routes: readonly string[];
  /** Returns the new address of an old one. */
  pathOf: (href: string) => string | undefined;
  plainRoute: (href: string) => string;
  entries: ReportEntry[];
}

/** Returns the redirects of the old site's settings, static or made by a function, each with its new target. */
export async function gatherRedirects(input: RedirectInput): Promise<Map<string, string>> {
  const { site, routes, pathOf, plainRoute, entries } = input;
  const from = { file: site.configFile };
  const redirects = new Map<string, string>();
  const written: { from: string; to: string; place?: ReportEntry['from'] }[] = [
    ...site.redirects,
    ...readHostRedirects(site).pages,
  ];
  try {
    if (site.makesRedirects)
      written.push(...readRedirects(await site.code.redirects(path.join(site.folder, site.configFile), routes)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The function "createRedirects" made no redirects: ${reason}. Write them into redirects.yaml.`;
    entries.push({ kind: 'code-unread', message, from });
  }
  const next = new Map(written.map(({ from: address, to }) => [plainRoute(address), to]));
  /** Returns the page at the end of a chain of redirects; undefined without one. */
  const end = (to: string, seen: ReadonlySet<string> = new Set()): string | undefined => {
    const route = plainRoute(to);
    const hash = /#.*$/.exec(to)?.[0] ?? '';
    const found = route === '/' ? '/' : pathOf(to);
    if (found !== undefined) return found + hash;
    const further = seen.has(route) ? undefined : next.get(route);
    const last = further === undefined ? undefined : end(further, new Set([...seen, route]));
    return last === undefined || last.includes('#') ? last : last + hash;
  };
  for (const redirect of written) {
    const target = end(redirect.to);
    if (target === undefined) {
      const message = `The redirect from ${redirect.from} points to ${redirect.to}, which was not imported.`;
      entries.push({ kind: 'address-lost', message, from: redirect.place ?? from });
    } else redirects.set(plainRoute(redirect.from), target);
  }
  return redirects;
}

interface Input {
  pages: readonly NewPage[];
  defaultLocale: string;
  /** New addresses of the old site's redirects; those of older versions' pages are added. */
  redirects: Map<string, string>;
  /** New addresses of pages without a file, such as category pages. */
  others: ReadonlyMap<string, string>;
  entries: ReportEntry[];
}

/** The lines of redirects.yaml, and the old addresses that became aliases of pages. */
interface OldAddresses {
  lines: [from: string, to: string][];
  aliases: ReadonlySet<string>;
}

/**
 * Keeps old addresses working: by an alias of the page, or by a line of redirects.yaml for a page of an older version.
 */
export function keepAddresses({ pages, defaultLocale, redirects, others, entries }: Input): OldAddresses {
  const newPaths = new Set([...pages.map(({ page }) => page.path), ...others.values()]);
  const aliases = new Set<string>();
  const isFree = (written: string) => {
    const address = canonicalPath(written);
    return PATH.test(address) && address !== '/' && !newPaths.has(address) && !aliases.has(address);
  };
  for (const { page, frontMatter } of pages) {
    if (page.locale !== defaultLocale || page.route === page.path) continue;
    const from = { file: page.name };
    if (page.route === '/') {
      const message = `The page at / is ${page.path} now; / is the home page of this site.`;
      entries.push({ kind: 'address', message, from });
    } else if (!isFree(page.route)) {
      const message = `The address ${page.route} of this page cannot lead to ${page.path}.`;
      entries.push({ kind: 'address-lost', message, from });
    } else {
      const message = `${page.route} is ${page.path} now; the old address leads there.`;
      entries.push({ kind: 'address', message, from });
      if (page.version === undefined) {
        aliases.add(page.route);
        frontMatter.aliases = [page.route];
      } else redirects.set(page.route, page.path);
    }
  }
  const known = new Set([...redirects.keys()].map((from) => from.toLowerCase()));
  for (const [from, to] of others) if (from !== to && isFree(from) && !known.has(from)) redirects.set(from, to);
  const targets = new Set([...newPaths, '/']);
  const lines = [...redirects].filter(([from, to]) => isFree(from) && targets.has(to.replace(/#.*$/, '')));
  // Of "/a" and "/a.html", which are one address here, the first.
  const first = new Map(lines.toReversed().map((line) => [canonicalPath(line[0]), line]));
  return { lines: lines.filter((line) => first.get(canonicalPath(line[0])) === line), aliases };
}
