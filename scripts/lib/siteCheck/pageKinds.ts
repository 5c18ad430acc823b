import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRedirect, localeOf, type BuiltSite } from './builtSite';

/** Path of a page's HTML in the output. */
export function htmlFile(output: string, address: string): string {
  return address.endsWith('.html') ? path.join(output, address) : path.join(output, address, 'index.html');
}

/** The kind of a page: its template and its folder of docs, as for guides and release notes. */
function kindOf({ output }: BuiltSite, address: string): string {
  if (address.endsWith('.html')) return 'notFound';
  const file = path.join(output, 'page-data', address === '/' ? 'index' : address, 'page-data.json');
  const { componentChunkName } = JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string };
  const [, root, folder, ...rest] = address.split('/');
  return root === 'docs' && rest.length > 0 ? `${componentChunkName} ${folder}` : componentChunkName;
}

/** The longest page of each kind in the default locale, by path, sorted by kind. */
export function longestOfEachKind(site: BuiltSite): string[] {
  const longest = new Map<string, { path: string; size: number }>();
  for (const [address, page] of site.built) {
    if (isRedirect(page) || localeOf(site, address).path !== address) continue;
    const kind = kindOf(site, address);
    const { size } = statSync(htmlFile(site.output, address));
    if (size > (longest.get(kind)?.size ?? 0)) longest.set(kind, { path: address, size });
  }
  return [...longest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { path: found }]) => found);
}

/** The addresses of pages in all their languages. */
export function inEveryLocale(site: BuiltSite, paths: readonly string[]): string[] {
  const kept = new Set(paths);
  return [...site.built.values()]
    .filter((page) => !isRedirect(page) && kept.has(localeOf(site, page.address).path))
    .map(({ address }) => address);
}
