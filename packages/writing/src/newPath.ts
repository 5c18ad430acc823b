import path from 'node:path';
import { BLOG_PATH } from '../../../src/model/blog/posts';
import { canonicalPath, joinPath } from '../../../src/model/site/path';
import { rootPath } from '../../../src/model/pages/docRoots';
import { allRedirects, type PlacedRedirect } from '../../../src/node/content/checks/allRedirects';
import { knownPaths } from '../../../src/node/content/checks/knownPaths';
import { docsFolder } from '../../../src/node/site/docFolders';
import { splitLocale } from '../../../src/node/site/docPath';
import type { Content } from '../../../src/node/content/loadContent';
import { slug } from '../../../src/node/schema/texts';
import { displayName } from '../../../src/node/files/contentFolder';

/** A name of a folder or file that works in addresses, in YAML and on every system. */
const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** True for a name of a file that works everywhere. */
export const isFileName = (name: string): boolean => SEGMENT.test(name);

/** What people type for a name, as an address has it: `Kestotilauksen siirto` is `kestotilauksen-siirto`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Reads the address that a writer gives a doc: `pikaohjeet/uusi`, `/docs/pikaohjeet/uusi`, or the name of a file.
 * @throws an error that says why it cannot be the address of a doc
 */
export function parseNewPath(written: string, version: string, { codes, folder }: Content): string {
  const root = rootPath(version);
  const inFolder = path.relative(docsFolder(folder, version), path.resolve(written)).split(path.sep).join('/');
  const isFile = written.endsWith('.mdx');
  const bare =
    isFile && !inFolder.startsWith('..') ? inFolder : written.replace(/^\.?\/+/, '').replace(/^content\//, '');
  const below = bare.startsWith(`${root.slice(1)}/`) ? bare.slice(root.length) : bare;
  const name = below
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '')
    .replace(/\/$/, '');
  const wrong = name.split('/').find((segment) => !SEGMENT.test(segment));
  if (wrong !== undefined) {
    const slug = name.split('/').map(slugOf).join('/');
    const hint = slug.split('/').includes('') ? 'Use letters, digits and hyphens: pikaohjeet/saldo' : `Write ${slug}`;
    throw new Error(`"${written}" cannot be the address of a page. ${hint}`);
  }
  if (splitLocale(name, codes).name !== name)
    throw new Error(`"${written}" ends like a translation. Name the original; its translations go with it.`);
  return canonicalPath(`${root}/${name}`);
}

/**
 * Reads the address that a writer gives a post: `uusi-nimi`, `blog/uusi-nimi` or `/blog/uusi-nimi`.
 * @throws an error that says why it cannot be the address of a post
 */
export function parsePostPath(written: string): string {
  const name = written.replace(/^\/?(?:blog\/)?/, '').replace(/\/$/, '');
  if (!slug.safeParse(name).success)
    throw new Error(
      `"${written}" cannot be the address of a post. ${slugOf(name) === '' ? 'Use small letters, digits and hyphens: kesakuun-uutiset' : `Write ${slugOf(name)}`}`,
    );
  return joinPath(BLOG_PATH, name);
}

/** The old addresses that lead to a page, by the address. */
function leadingTo(own: string | undefined, taken: string, content: Content): PlacedRedirect[] | undefined {
  const redirects = allRedirects(content).filter(({ from }) => canonicalPath(from) === taken);
  const isOwn = redirects.every(({ to }) => own !== undefined && canonicalPath(to.replace(/#.*$/, '')) === own);
  return isOwn ? redirects : undefined;
}

/**
 * Sees that no page and no old address of another page is in the way of a new page.
 * @param own the page that is to move there: its own old addresses are not in the way
 * @returns the old addresses that the page takes back
 * @throws an error that names what is in the way
 */
export function assertFree(target: string, content: Content, own?: string): PlacedRedirect[] {
  const owner = [...content.docs, ...content.posts].find((page) => page.path === target);
  if (owner !== undefined) throw new Error(`${target} is already the page of ${owner.file}. Choose another path.`);
  if (knownPaths(content).has(target))
    throw new Error(`${target} is a page that the site makes by itself. Choose another path.`);
  const back = leadingTo(own, target, content);
  if (back !== undefined) return back;
  const [redirect] = allRedirects(content).filter(({ from }) => canonicalPath(from) === target);
  const { file, line } = redirect?.place ?? { file: displayName(content.folder), line: 1 };
  throw new Error(
    `${target} is an old address that leads readers to ${redirect?.to ?? ''} (${file}:${line}). Choose another path.`,
  );
}
