/** An address that has a better form, and that form: `$1` is what the first group matched. */
interface AddressRule {
  pattern: string;
  target: string;
}

/**
 * What addresses are answered with, whatever files there are. All patterns are regular expressions that JavaScript
 * and nginx read alike; a backslash is written `\x5c`, since nginx has a meaning of its own for two of them.
 */
export interface AddressRules {
  /** Addresses as they were sent that no page can have and an attack might; case does not count. */
  refused: string;
  /** Decoded paths of files that are in the folder and are no part of the site. */
  hidden: string;
  /** For addresses as they were sent. The first that matches counts; an address may take several requests. */
  better: AddressRule[];
  /** The same for an address at which there is no file. */
  bare: AddressRule;
}

/** A redirect as a server follows it. The reader's query comes between path and hash. */
export interface ServedRedirect {
  /** Decoded path. */
  from: string;
  /** Escaped path. */
  path: string;
  /** Escaped, with its `#`; empty where the reader's own counts. */
  hash: string;
}

/** What addresses lead to, for servers and for the worker that replaces one. */
export interface AddressTable {
  addresses: AddressRules;
  redirects: readonly ServedRedirect[];
  /** Pages for addresses without one, by decoded path; the first that matches counts, the last matches all. */
  notFound: readonly { pattern: string; page: string }[];
}

/** What a request is answered with. Paths of files are decoded and carry the base path. */
export type Answer =
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; path: string }
  | { kind: 'missing'; page: string }
  | { kind: 'malformed' };

/** Where an address leads by the first rule that matches it; undefined where none does. */
export function applyRules(path: string, rules: readonly AddressRule[]): string | undefined {
  const rule = rules.find(({ pattern }) => new RegExp(pattern).test(path));
  return rule && path.replace(new RegExp(rule.pattern), rule.target);
}

/** A path without dots and doubled slashes. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.' && part !== '') kept.push(part);
  }
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path);
  return `/${kept.join('/')}${isFolder && kept.length > 0 ? '/' : ''}`;
}

/** The decoded path as nginx looks for a file; undefined where it is malformed. */
function decode(path: string): string | undefined {
  try {
    return withoutDots(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

/**
 * What a server of the site answers to an address, as nginx does with the configuration of the build.
 * @param address path and query, as they were sent
 * @param isFile says whether there is a file at a decoded path
 */
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
  const moved = redirects.find(({ from }) => from === path);
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
