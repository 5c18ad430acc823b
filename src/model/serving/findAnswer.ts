/** A redirect to the canonical form of an address; `$1` is the first group of the match. */
interface AddressRule {
  pattern: string;
  target: string;
}

/** The server's rules for addresses, as patterns for JavaScript and nginx. A backslash is `\x5c`, as nginx needs it. */
export interface AddressRules {
  /** Raw addresses that no page has but attacks use; case-insensitive. */
  refused: string;
  /** Decoded paths of files in the folder that are not served. */
  hidden: string;
  /** Redirects of raw addresses. The first match wins; an address may need several requests. */
  better: AddressRule[];
  /** The same for an address without a file. */
  bare: AddressRule;
}

/** A redirect for servers. The request's query is inserted between path and hash. */
export interface ServedRedirect {
  /** Decoded path; with a `*` at its end, all paths that begin like it. */
  from: string;
  /** Escaped path. */
  path: string;
  /** Escaped, with its `#`; empty to keep the request's hash. */
  hash: string;
}

/** Routing data of the site, for servers and for the service worker. */
export interface AddressTable {
  addresses: AddressRules;
  redirects: readonly ServedRedirect[];
  /** Not-found pages by decoded path; the first match wins, the last pattern matches all. */
  notFound: readonly { pattern: string; page: string }[];
}

/** The answer to a request. File paths are decoded and include the base path. */
export type Answer =
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; path: string }
  | { kind: 'missing'; page: string }
  | { kind: 'malformed' };

/** Returns the beginning of the paths that a redirect with a `*` leads on; undefined for one path. */
export const prefixOf = (from: string): string | undefined => (from.endsWith('*') ? from.slice(0, -1) : undefined);

/** Returns the redirect of a path: one from this very path, else the one with the longest beginning of it. */
export function findRedirect<Redirect extends { from: string }>(
  redirects: readonly Redirect[],
  path: string,
): Redirect | undefined {
  const exact = redirects.find(({ from }) => from === path);
  if (exact !== undefined) return exact;
  const wide = redirects.filter(({ from }) => path.startsWith(prefixOf(from) ?? '\0'));
  return wide.sort((one, other) => other.from.length - one.from.length)[0];
}

/** The redirect target of an address by the first matching rule, if any. */
export function applyRules(path: string, rules: readonly AddressRule[]): string | undefined {
  const rule = rules.find(({ pattern }) => new RegExp(pattern).test(path));
  return rule && path.replace(new RegExp(rule.pattern), rule.target);
}

/** Normalises dots and doubled slashes in a path. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path);
  return `/${kept.join('/')}${isFolder && kept.length > 0 ? '/' : ''}`;
}

/** Decodes a path like nginx; undefined for a malformed one. */
function decode(path: string): string | undefined {
  try {
    return withoutDots(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

/** The answer of a server to a raw path and query, equal to nginx with the generated configuration. */
export function findAnswer(address: string, table: AddressTable, isFile: (path: string) => boolean): Answer {
  const [sent = '', ...queries] = address.split('?');
  const query = queries.length > 0 ? `?${queries.join('?')}` : '';
  const path = decode(sent);
  if (path === undefined) return { kind: 'malformed' };
  const { addresses, redirects, notFound } = table;
  const missing = () => {
    const page = notFound.find(({ pattern }) => new RegExp(pattern).test(path))?.page ?? '';
    return { kind: 'missing', page } as const;
  };
  const moved = findRedirect(redirects, path);
  if (moved !== undefined) return { kind: 'redirect', location: moved.path + query + moved.hash };
  if (notFound.some(({ page }) => page === path)) return missing();
  if (new RegExp(addresses.refused, 'i').test(sent) || new RegExp(addresses.hidden).test(path)) return missing();
  const better = applyRules(sent, addresses.better);
  if (better !== undefined) return { kind: 'redirect', location: better + query };
  const file = [path, `${path.replace(/\/$/, '')}/index.html`].find(isFile);
  if (file !== undefined) return { kind: 'file', path: file };
  const bare = applyRules(sent, [addresses.bare]);
  return bare === undefined ? missing() : { kind: 'redirect', location: bare + query };
}
