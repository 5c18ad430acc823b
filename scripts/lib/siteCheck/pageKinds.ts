import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ExpectedPage } from './expectedPages';
import type { WalkedSite } from './walkedSite';

/** Where a page's HTML lies in the output. */
export function htmlFile(output: string, address: string): string {
  return address.endsWith('.html') ? path.join(output, address) : path.join(output, address, 'index.html');
}

/** Pages of one template below one folder of docs are of one kind: guides, quick guides, release notes. */
function kindOf({ output }: WalkedSite, { path: sitePath, kind }: ExpectedPage): string {
  if (kind === 'notFound') return kind;
  const file = path.join(output, 'page-data', sitePath === '/' ? 'index' : sitePath, 'page-data.json');
  const { componentChunkName } = JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string };
  const [, root, folder, ...rest] = sitePath.split('/');
  return root === 'docs' && kind === 'content' && rest.length > 0
    ? `${componentChunkName} ${folder}`
    : componentChunkName;
}

/** The longest page of each kind that a built site has, by path, in the order of the kinds' names. */
export function longestOfEachKind(site: WalkedSite): string[] {
  const longest = new Map<string, { path: string; size: number }>();
  const [defaultCode] = site.tree.site.codes;
  for (const page of site.expected) {
    if (page.kind === 'redirect' || page.locale !== defaultCode || !site.built.has(page.address)) continue;
    const kind = kindOf(site, page);
    const { size } = statSync(htmlFile(site.output, page.address));
    if (size > (longest.get(kind)?.size ?? 0)) longest.set(kind, { path: page.path, size });
  }
  return [...longest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { path: found }]) => found);
}

/** The addresses of pages in the languages that have them. */
export function inEveryLocale({ expected, built }: WalkedSite, paths: readonly string[]): string[] {
  const wanted = new Set(paths);
  return expected
    .filter((page) => page.kind !== 'redirect' && wanted.has(page.path) && built.has(page.address))
    .map(({ address }) => address);
}
