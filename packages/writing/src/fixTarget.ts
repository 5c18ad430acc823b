import { statSync } from 'node:fs';
import path from 'node:path';
import { linkKind } from '../../../src/model/site/link';
import { ownAddress, type OwnSite } from '../../../src/model/site/ownAddress';
import { canonicalPath, safeDecode, splitAddress } from '../../../src/model/site/path';
import { MAIN_ROOT, meantPath, pathInRoot, docRootOf } from '../../../src/model/pages/docRoots';

/** A change of addresses and files, to which texts must be adapted. */
export interface Relocation {
  site: OwnSite;
  /** Names of the doc roots except the main one. */
  otherRoots: readonly string[];
  /** The new address of `/docs/saldo#tila`; undefined if unchanged. */
  addressAfter: (path: string, hash: string) => string | undefined;
  /** The new path of a file; undefined if unchanged. */
  fileAfter: (file: string) => string | undefined;
  /** The new value of an attribute such as `Video.name`; undefined if unchanged. */
  nameAfter?: (attribute: string, value: string) => string | undefined;
  /** Removed pages, to be removed from sidebars. */
  removed: ReadonlySet<string>;
  /** The page that a file produced before, if any. */
  pageOf: (file: string) => string | undefined;
}

/** The file of a text. */
export interface TextFile {
  file: string;
  /** Version of the docs. */
  version: string;
}

/** Relative path from one file to another, as in links. */
function relativePath(from: string, to: string, written: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join('/');
  const isPlain = !written.startsWith('.') && !relative.startsWith('.');
  const result = relative.startsWith('.') || isPlain ? relative : `./${relative}`;
  return safeDecode(written) === written ? result : encodeURI(result);
}

/** A page's address in the notation of a doc root. */
function inRoot(address: string, { version }: TextFile, { otherRoots }: Relocation): string {
  const { pathname, query, hash } = splitAddress(address);
  const isInRoot = version !== MAIN_ROOT && docRootOf(pathname, otherRoots) === version;
  return isInRoot ? pathInRoot(pathname, version, MAIN_ROOT) + query + hash : address;
}

function fixAddress(value: string, href: string, textFile: TextFile, relocation: Relocation): string | undefined {
  const { pathname, query, hash } = splitAddress(href);
  const written = canonicalPath(safeDecode(pathname));
  const isWhole = href !== value;
  const resolved = isWhole ? written : meantPath(written, textFile.version, relocation.otherRoots);
  const after = relocation.addressAfter(resolved, hash);
  if (after === undefined) return undefined;
  const { pathname: newPath, hash: newHash } = splitAddress(after);
  const address = newPath + query + newHash;
  // An absolute URL keeps its origin, base path and language.
  if (isWhole) return value.endsWith(href) ? value.slice(0, value.length - href.length) + address : undefined;
  return resolved === written ? address : inRoot(address, textFile, relocation);
}

function fixRelative(value: string, textFile: TextFile, relocation: Relocation): string | undefined {
  const { pathname, query, hash } = splitAddress(value);
  if (pathname === '') return undefined;
  const target = path.resolve(path.dirname(textFile.file), safeDecode(pathname));
  // A word can also be the name of a folder.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const from = relocation.fileAfter(textFile.file) ?? textFile.file;
  const page = relocation.pageOf(target);
  const address = page === undefined ? undefined : relocation.addressAfter(page, hash);
  const moved = relocation.fileAfter(target);
  // Another file produces the page now.
  if (moved === undefined && address !== undefined) return inRoot(address, textFile, relocation);
  const to = moved ?? target;
  if (to === target && from === textFile.file) return undefined;
  const newHash = address === undefined ? hash : splitAddress(address).hash;
  const fixed = relativePath(from, to, pathname) + query + newHash;
  return fixed === value ? undefined : fixed;
}

/** Returns the new text of an address or path after a relocation; undefined if unchanged. */
export function fixTarget(value: string, textFile: TextFile, relocation: Relocation): string | undefined {
  const href = ownAddress(value, relocation.site);
  switch (linkKind(href)) {
    case 'page':
      return fixAddress(value, href, textFile, relocation);
    case 'relative':
      return fixRelative(value, textFile, relocation);
    default:
      return undefined;
  }
}
