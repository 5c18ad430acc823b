import { posix } from 'node:path';
import { isWithin } from '../../../model/site/path';
import { MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import type { ServingTable } from '../../../node/output/serving/servingTable';
import { FILE_POLICY } from '../../../node/output/serving/contentPolicy';
import { cacheControl, isImmutable } from '../../../node/output/serving/caching';
import { COMMENT, commonHeaders, ownHeaders, toolFolders, unnamedFiles, type Headers, type Hosted } from './hosted';

const block = (path: string, headers: Headers) =>
  `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;

/** Returns the top-level folders with pages. */
function pageFolders(files: readonly string[]): string[] {
  const folders = files.filter((file) => file.endsWith('/index.html')).map((file) => file.split('/')[1] ?? '');
  return [...new Set(folders)].filter((folder) => folder !== 'index.html').map((folder) => `/${folder}`);
}

/**
 * Returns the paths that browsers may cache without revalidation: the outermost folders with such files only, and the
 * other such files one by one.
 */
function keptPaths({ files, table: { base, caching } }: Hosted): string[] {
  const kept = files.filter((file) => isImmutable(base + file, caching));
  const mixed = new Set(['/']);
  for (const file of files)
    if (!isImmutable(base + file, caching))
      for (let folder = posix.dirname(file); !mixed.has(folder); folder = posix.dirname(folder)) mixed.add(folder);
  const isWhole = (folder: string) => !mixed.has(folder);
  const folders = [...new Set(kept.map((file) => posix.dirname(file)))].filter(isWhole);
  const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isWithin(folder, other)));
  const single = kept.filter((file) => !isWhole(posix.dirname(file)));
  return [...outermost.map((folder) => `${folder}/*`), ...single];
}

/** Types other than HTML that browsers show as a document. */
const DOCUMENT = /svg|xml$|pdf|json|^text\/(?!css|html|javascript)/;

const POLICY = 'Content-Security-Policy';

/** Returns the headers of documents by extension. Inside a folder of pages, their policies both apply. */
function documentBlocks(table: ServingTable): string[] {
  const namedOnPages = new Set(ownHeaders(table, 'text/html').map(([name]) => name));
  return Object.entries(MIME_TYPES).flatMap(([extension, type]) => {
    if (!DOCUMENT.test(type)) return [];
    const headers = ownHeaders(table, type).filter(([name]) => name === POLICY || !namedOnPages.has(name));
    return [block(`${table.base}/*.${extension}`, headers)];
  });
}

/**
 * Formats `_headers`, which Netlify, Cloudflare and others read. They combine the headers of all matching paths, so no
 * header but the policy is set on two paths that can match one address. Other files get the hosts' default, revalidation.
 */
export function buildHeadersFile(hosted: Hosted): string {
  const { table, files } = hosted;
  const onPages = ownHeaders(table, 'text/html');
  const kept = (path: string) => block(path, [['Cache-Control', cacheControl(path, table.caching)]]);
  return [
    `${COMMENT}\n`,
    block(`${table.base}/*`, commonHeaders(table)),
    ...['/', ...pageFolders(files).flatMap((folder) => [folder, `${folder}/*`])].map((path) =>
      block(table.base + path, onPages),
    ),
    ...documentBlocks(table),
    ...unnamedFiles(hosted).map((file) => block(table.base + file, [[POLICY, FILE_POLICY]])),
    ...toolFolders(table).flatMap(({ path, headers }) => [path, `${path}/*`].map((each) => block(each, headers))),
    ...table.shared.map((path) => block(path, ownHeaders(table, '', path))),
    ...keptPaths(hosted).map((path) => kept(table.base + path)),
  ].join('\n');
}

/**
 * Formats `_redirects`: the site's redirects, the lines of the owner, and the locales' not-found pages for hosts that do
 * not find these themselves. GitLab knows no rules of not-found pages, and ignores them.
 */
export function buildRedirectsFile({ table: { redirects, notFound }, ownRedirects }: Hosted): string {
  const missing = notFound.map(({ page }) => `${page.replace(/\/404\.html$/, '/*')} ${page} 404`);
  const moved = redirects.map(({ from, path, hash }) => `${encodeURI(from)} ${path}${hash} 301`);
  return `${COMMENT}\n${[...moved, ...ownRedirects, ...missing].join('\n')}\n`;
}
