import { posix } from 'node:path';
import { applyRules } from './addressRules';
import { cacheControl } from './caching';
import { headersFor } from './headerTable';
import { contentType } from './mimeTypes';
import type { ServingTable } from './servingTable';

/** What a request is answered with. Paths of files are decoded and carry the base path. */
export type Answer =
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; path: string }
  | { kind: 'missing'; page: string }
  | { kind: 'malformed' };

/** The decoded path without dots and doubled slashes, as nginx looks for a file; undefined where it is malformed. */
function decode(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}

/**
 * What a server of the site answers to an address, as nginx does with the configuration of the build.
 * @param address path and query, as they were sent
 * @param isFile tells whether there is a file at a decoded path
 */
export function findAnswer(address: string, table: ServingTable, isFile: (path: string) => boolean): Answer {
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

/** The headers with which a file is answered, but for those of the transport. */
export function headersOfFile(path: string, { headers, caching }: ServingTable): [name: string, value: string][] {
  const type = contentType(path);
  return [['Content-Type', type], ['Cache-Control', cacheControl(path, caching)], ...headersFor(type, headers)];
}
