import { statSync } from 'node:fs';
import path from 'node:path';
import { linkKind } from '../../../src/model/site/link';
import { ownAddress, type OwnSite } from '../../../src/model/site/ownAddress';
import { canonicalPath, safeDecode, splitAddress } from '../../../src/model/site/path';
import { MAIN_ROOT, meantPath, pathInRoot, docRootOf } from '../../../src/model/pages/docRoots';

/** What a change of the content does to addresses and files that texts name. */
export interface Relocation {
  own: OwnSite;
  /** Names of the doc roots but the main one. */
  otherRoots: readonly string[];
  /** Where an address leads now: `/docs/saldo#tila`; undefined where nothing changes. */
  addressAfter: (path: string, hash: string) => string | undefined;
  /** Where a file is now; undefined where it stays. */
  fileAfter: (file: string) => string | undefined;
  /** What an attribute such as `Video.name` names now; undefined where nothing changes. */
  nameAfter?: (attribute: string, value: string) => string | undefined;
  /** Pages that are gone, which sidebars do not name any more. */
  removed: ReadonlySet<string>;
  /** The page that a file made before, if it made one. */
  pageOf: (file: string) => string | undefined;
}

/** The file that a text is in. */
export interface Place {
  file: string;
  /** Version of the docs that it belongs to. */
  version: string;
}

/** The path from one file to another, as links have it. */
function relativePath(from: string, to: string, written: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join('/');
  const isPlain = !written.startsWith('.') && !relative.startsWith('.');
  const result = relative.startsWith('.') || isPlain ? relative : `./${relative}`;
  return safeDecode(written) === written ? result : encodeURI(result);
}

/** An address of a page as a writer of a doc root writes it. */
function inRoot(address: string, { version }: Place, { otherRoots }: Relocation): string {
  const { pathname, query, hash } = splitAddress(address);
  const isOwn = version !== MAIN_ROOT && docRootOf(pathname, otherRoots) === version;
  return isOwn ? pathInRoot(pathname, version, MAIN_ROOT) + query + hash : address;
}

function fixAddress(value: string, href: string, place: Place, relocation: Relocation): string | undefined {
  const { pathname, query, hash } = splitAddress(href);
  const written = canonicalPath(safeDecode(pathname));
  const isWhole = href !== value;
  const meant = isWhole ? written : meantPath(written, place.version, relocation.otherRoots);
  const after = relocation.addressAfter(meant, hash);
  if (after === undefined) return undefined;
  const { pathname: newPath, hash: newHash } = splitAddress(after);
  const address = newPath + query + newHash;
  // A whole address keeps its origin, base and language.
  if (isWhole) return value.endsWith(href) ? value.slice(0, value.length - href.length) + address : undefined;
  return meant === written ? address : inRoot(address, place, relocation);
}

function fixRelative(value: string, place: Place, relocation: Relocation): string | undefined {
  const { pathname, query, hash } = splitAddress(value);
  if (pathname === '') return undefined;
  const target = path.resolve(path.dirname(place.file), safeDecode(pathname));
  // A word may be the name of a folder.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const from = relocation.fileAfter(place.file) ?? place.file;
  const page = relocation.pageOf(target);
  const address = page === undefined ? undefined : relocation.addressAfter(page, hash);
  const moved = relocation.fileAfter(target);
  // The page that the file made is another file's now.
  if (moved === undefined && address !== undefined) return inRoot(address, place, relocation);
  const to = moved ?? target;
  if (to === target && from === place.file) return undefined;
  const newHash = address === undefined ? hash : splitAddress(address).hash;
  const fixed = relativePath(from, to, pathname) + query + newHash;
  return fixed === value ? undefined : fixed;
}

/**
 * What a written address or path is after a relocation; undefined where it stays as it is.
 * @example fixTarget('../saldo.mdx#tila', place, relocation) // './saldo.mdx#tila'
 */
export function fixTarget(value: string, place: Place, relocation: Relocation): string | undefined {
  const href = ownAddress(value, relocation.own);
  switch (linkKind(href)) {
    case 'page':
      return fixAddress(value, href, place, relocation);
    case 'relative':
      return fixRelative(value, place, relocation);
    default:
      return undefined;
  }
}
