import { isWithin, joinPath, splitAddress } from '../site/path';

/** Name of the version whose docs are under `/docs` itself; also what the browser's storage calls it. */
export const CURRENT_VERSION = 'current';

/**
 * The path under which a version's pages stand.
 * @example versionRoot('2.0') // '/docs/2.0'
 */
export function versionRoot(version: string): string {
  return version === CURRENT_VERSION ? '/docs' : joinPath('docs', version);
}

/**
 * The version that a page belongs to; undefined for a page outside the docs. `others` names all versions but
 * the current one.
 * @example versionOf('/docs/2.0/saldo', ['2.0']) // '2.0'
 */
export function versionOf(path: string, others: readonly string[]): string | undefined {
  const version = others.find((name) => isWithin(path, versionRoot(name)));
  return version ?? (isWithin(path, versionRoot(CURRENT_VERSION)) ? CURRENT_VERSION : undefined);
}

/**
 * The path of a version's page in another version.
 * @example pathInVersion('/docs/2.0/saldo', '2.0', 'current') // '/docs/saldo'
 */
export function pathInVersion(path: string, from: string, to: string): string {
  return joinPath(versionRoot(to), path.slice(versionRoot(from).length));
}

/**
 * The site's name of a sidebar that a version's writer names: a sidebar of another version has the version in front.
 * @example sidebarInVersion('ohjeet', '2.0') // '2.0/ohjeet'
 */
export function sidebarInVersion(name: string, version: string): string {
  return version === CURRENT_VERSION ? name : `${version}/${name}`;
}

/**
 * The page that a path means where a version's writer wrote it: `/docs/saldo` is a page of the same version. A
 * path that names a version, or lies outside the docs, means what it says.
 * @example meantPath('/docs/saldo#tila', '2.0', ['2.0', '1.0']) // '/docs/2.0/saldo#tila'
 */
export function meantPath(written: string, version: string, others: readonly string[]): string {
  const { pathname, query, hash } = splitAddress(written);
  if (version === CURRENT_VERSION || versionOf(pathname, others) !== CURRENT_VERSION) return written;
  return pathInVersion(pathname, CURRENT_VERSION, version) + query + hash;
}
