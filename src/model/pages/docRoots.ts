import type { LocalizedText } from '../site/locale';
import { isWithin, joinPath, splitAddress } from '../site/path';

/** A folder of docs with its own sidebars and path prefix: `docs`, and those of features, such as older versions. */
export interface DocRoot {
  /** `2.0` for `versions/2.0` and `/docs/2.0`; `MAIN_ROOT` for `docs` and `/docs`. */
  name: string;
  /** Display name. */
  label: LocalizedText;
}

/** Name of the doc root below `/docs` itself; storage keys use it too. */
export const MAIN_ROOT = 'current';

/** Content folder that contains the other doc roots. */
export const ROOTS_FOLDER = 'versions';

/**
 * The path prefix of a doc root's pages: `/docs/2.0`.
 * @param base path of the main docs; of docs at the root of the site (`/`), the prefix is empty
 */
export function rootPath(root: string, base = '/docs'): string {
  return root === MAIN_ROOT ? base.replace(/\/$/, '') : joinPath('docs', root);
}

/**
 * The doc root of a page, `2.0` for `/docs/2.0/saldo`; undefined outside `/docs`, where docs at the root of a site are,
 * too. `others` lacks the main one.
 */
export function docRootOf(path: string, others: readonly string[]): string | undefined {
  const root = others.find((name) => isWithin(path, rootPath(name)));
  return root ?? (isWithin(path, rootPath(MAIN_ROOT)) ? MAIN_ROOT : undefined);
}

/** The path of a page in another doc root: `/docs/2.0/saldo` is `/docs/saldo` in `current`. */
export function pathInRoot(path: string, from: string, to: string): string {
  return joinPath(rootPath(to), path.slice(rootPath(from).length));
}

/** The site-wide name of a sidebar, with its root except in the main one: `2.0/ohjeet`. */
export function sidebarInRoot(name: string, root: string): string {
  return root === MAIN_ROOT ? name : `${root}/${name}`;
}

/** Resolves a path written in a doc root: in `2.0`, `/docs/saldo#tila` is `/docs/2.0/saldo#tila`. */
export function meantPath(written: string, root: string, others: readonly string[]): string {
  const { pathname, query, hash } = splitAddress(written);
  if (root === MAIN_ROOT || docRootOf(pathname, others) !== MAIN_ROOT) return written;
  return pathInRoot(pathname, MAIN_ROOT, root) + query + hash;
}

/** The search tag of a doc root: `docs-default-2.0`. */
export const docsTag = (root: string): string => `docs-default-${root}`;

/** Search tag of pages outside the docs. */
export const OTHER_TAG = 'default';
