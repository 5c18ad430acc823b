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

/** A folder or file name that is safe in addresses, in YAML and on every system. */
const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** True for a portable file name. */
export const isFileName = (name: string): boolean => SEGMENT.test(name);

/** Converts a title to a slug: `Kestotilauksen siirto` becomes `kestotilauksen-siirto`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Parses the new address of a doc: `pikaohjeet/uusi`, `/docs/pikaohjeet/uusi`, or a file name; throws the reason. */
export function parseNewPath(written: string, version: string, { codes, folder, own }: Content): string {
  const root = rootPath(version, own.docsBase);
  const inFolder = path.relative(docsFolder(folder, version), path.resolve(written)).split(path.sep).join('/');
  const isFile = written.endsWith('.mdx');
  const bare =
    isFile && !inFolder.startsWith('..') ? inFolder : written.replace(/^\.?\/+/, '').replace(/^content\//, '');
  const below = root !== '' && bare.startsWith(`${root.slice(1)}/`) ? bare.slice(root.length) : bare;
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

/** Parses the new address of a post: `uusi-nimi`, `blog/uusi-nimi` or `/blog/uusi-nimi`; throws the reason. */
export function parsePostPath(written: string): string {
  const name = written.replace(/^\/?(?:blog\/)?/, '').replace(/\/$/, '');
  if (!slug.safeParse(name).success)
    throw new Error(
      `"${written}" cannot be the address of a post. ${slugOf(name) === '' ? 'Use small letters, digits and hyphens: kesakuun-uutiset' : `Write ${slugOf(name)}`}`,
    );
  return joinPath(BLOG_PATH, name);
}

/** The redirects from an address if all lead to the given page. */
function redirectsToPage(page: string | undefined, address: string, content: Content): PlacedRedirect[] | undefined {
  const redirects = allRedirects(content).filter(({ from }) => canonicalPath(from) === address);
  const isFree = redirects.every(({ to }) => page !== undefined && canonicalPath(to.replace(/#.*$/, '')) === page);
  return isFree ? redirects : undefined;
}

/** Returns the redirects to remove for a free address, such as a renamed page's old one; throws for a conflict. */
export function assertFree(target: string, content: Content, renamed?: string): PlacedRedirect[] {
  const owner = [...content.docs, ...content.posts].find((page) => page.path === target);
  if (owner !== undefined) throw new Error(`${target} is already the page of ${owner.file}. Choose another path.`);
  if (knownPaths(content).has(target))
    throw new Error(`${target} is a page that the site makes by itself. Choose another path.`);
  const back = redirectsToPage(renamed, target, content);
  if (back !== undefined) return back;
  const [redirect] = allRedirects(content).filter(({ from }) => canonicalPath(from) === target);
  const { file, line } = redirect?.place ?? { file: displayName(content.folder), line: 1 };
  throw new Error(
    `${target} is an old address that leads readers to ${redirect?.to ?? ''} (${file}:${line}). Choose another path.`,
  );
}
