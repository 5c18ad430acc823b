import type { LocalizedText } from '../site/locale';
import { isWithin, joinPath, splitAddress } from '../site/path';

/**
 * A folder of docs with its own sidebars, whose pages are below its own path. The main one is `docs`; a feature can add
 * others, such as older versions of the docs.
 */
export interface DocRoot {
  /** `2.0` for `versions/2.0` and `/docs/2.0`; `MAIN_ROOT` for `docs` and `/docs`. */
  name: string;
  /** Name that readers see. */
  label: LocalizedText;
}

/** Name of the doc root whose pages are below `/docs` itself; also what the browser's storage calls it. */
export const MAIN_ROOT = 'current';

/** Folder of the content that contains the folders of the other doc roots. */
export const ROOTS_FOLDER = 'versions';

/**
 * The path below which the pages of a doc root are.
 * @example rootPath('2.0') // '/docs/2.0'
 */
export function rootPath(root: string): string {
  return root === MAIN_ROOT ? '/docs' : joinPath('docs', root);
}

/**
 * The doc root that a page belongs to; undefined for a page outside the docs. `others` names all roots but the main one.
 * @example docRootOf('/docs/2.0/saldo', ['2.0']) // '2.0'
 */
export function docRootOf(path: string, others: readonly string[]): string | undefined {
  const root = others.find((name) => isWithin(path, rootPath(name)));
  return root ?? (isWithin(path, rootPath(MAIN_ROOT)) ? MAIN_ROOT : undefined);
}

/**
 * The path of a page in another doc root.
 * @example pathInRoot('/docs/2.0/saldo', '2.0', 'current') // '/docs/saldo'
 */
export function pathInRoot(path: string, from: string, to: string): string {
  return joinPath(rootPath(to), path.slice(rootPath(from).length));
}

/**
 * The site's name of a sidebar that a writer names in a doc root: the name of another root than the main one is in front.
 * @example sidebarInRoot('ohjeet', '2.0') // '2.0/ohjeet'
 */
export function sidebarInRoot(name: string, root: string): string {
  return root === MAIN_ROOT ? name : `${root}/${name}`;
}

/**
 * The page that a path means in a doc root: `/docs/saldo` is a page of the same root. A path that names a root, or is
 * outside the docs, stays as it is.
 * @example meantPath('/docs/saldo#tila', '2.0', ['2.0', '1.0']) // '/docs/2.0/saldo#tila'
 */
export function meantPath(written: string, root: string, others: readonly string[]): string {
  const { pathname, query, hash } = splitAddress(written);
  if (root === MAIN_ROOT || docRootOf(pathname, others) !== MAIN_ROOT) return written;
  return pathInRoot(pathname, MAIN_ROOT, root) + query + hash;
}

/**
 * The tag by which a search is narrowed to a doc root.
 * @example docsTag('2.0') // 'docs-default-2.0'
 */
export const docsTag = (root: string): string => `docs-default-${root}`;

/** Tag of what is no doc. */
export const OTHER_TAG = 'default';
