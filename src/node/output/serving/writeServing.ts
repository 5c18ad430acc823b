import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { listFiles } from '../../files/listFiles';
import { buildNginxFiles } from './nginxConf';
import type { ServingTable } from './servingTable';
import { isWithin } from '../../../model/site/path';
import { cacheControl, isImmutable } from './caching';
import { headersFor } from './headerTable';

const COMMENT = '# Written by the build.\n';

const block = (path: string, headers: readonly (readonly [string, string])[]) =>
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
function keptPaths(files: readonly string[], { base, caching }: ServingTable): string[] {
  // The compressed forms of a file are served under its name.
  const served = files.filter((file) => !/\.(?:br|gz)$/.test(file));
  const kept = served.filter((file) => isImmutable(base + file, caching));
  const mixed = new Set(['/']);
  for (const file of served)
    if (!isImmutable(base + file, caching))
      for (let folder = posix.dirname(file); !mixed.has(folder); folder = posix.dirname(folder)) mixed.add(folder);
  const isWhole = (folder: string) => !mixed.has(folder);
  const folders = [...new Set(kept.map((file) => posix.dirname(file)))].filter(isWhole);
  const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isWithin(folder, other)));
  const single = kept.filter((file) => !isWhole(posix.dirname(file)));
  return [...outermost.map((folder) => `${folder}/*`), ...single];
}

/**
 * Formats `_headers`, which Netlify, Cloudflare and others read. They combine the headers of all matching paths, so no
 * header is set on two paths that can match one address. Other files get the hosts' default, revalidation.
 * @param files paths of the site's files, without the base path
 */
export function buildHeadersFile(table: ServingTable, files: readonly string[]): string {
  const { base, headers, caching } = table;
  const common = headers.filter(({ byType }) => byType.length === 0);
  const varied = headers.filter(({ byType }) => byType.length > 0);
  const tools = headers.find(({ name }) => name === 'Content-Security-Policy')?.byPath ?? [];
  const onPages = headersFor('text/html', varied);
  const namedOnPages = new Set(onPages.map(([name]) => name));
  const onMarkdown = headersFor('text/markdown', varied).filter(([name]) => !namedOnPages.has(name));
  return [
    COMMENT,
    block(`${base}/*`, headersFor('', common)),
    ...['/', ...pageFolders(files).flatMap((folder) => [folder, `${folder}/*`])].map((path) =>
      block(base + path, onPages),
    ),
    ...tools.flatMap(({ path }) =>
      [path, `${path}/*`].map((each) => block(each, headersFor('text/html', varied, path))),
    ),
    block(`${base}/*.md`, onMarkdown),
    ...keptPaths(files, table).map((path) =>
      block(base + path, [['Cache-Control', cacheControl(base + path, caching)]]),
    ),
  ].join('\n');
}

/**
 * Formats `_redirects` for the same hosts: the site's redirects, and the locales' not-found pages for hosts that do not
 * find these themselves.
 */
export function buildRedirectsFile({ redirects, notFound }: ServingTable): string {
  const missing = notFound.map(({ page }) => `${page.replace(/\/404\.html$/, '/*')} ${page} 404`);
  const moved = redirects.map(({ from, path, hash }) => `${encodeURI(from)} ${path}${hash} 301`);
  return `${COMMENT}${[...moved, ...missing].join('\n')}\n`;
}

/** Folder of the server configuration, which is not served. */
const DEPLOY_FOLDER = 'deploy';
export const TABLE_FILE = path.join(DEPLOY_FOLDER, 'serving.json');

/** Files that Gatsby leaves in the output for itself and for plugins that the site does not have. */
const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes files from the output that are not part of the site. */
export function removeUnpublished(output: string): void {
  for (const name of UNPUBLISHED) rmSync(path.join(output, name), { recursive: true, force: true });
}

/** Writes the server configurations: files for hosts into the output, others beside it. */
export function writeServing(table: ServingTable, output: string): void {
  const files = listFiles(output).map((file) => `/${path.relative(output, file).split(path.sep).join('/')}`);
  writeFileSync(path.join(output, '_headers'), buildHeadersFile(table, files));
  writeFileSync(path.join(output, '_redirects'), buildRedirectsFile(table));
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  const { server, maps, locations } = buildNginxFiles(table);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx.conf'), server);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-maps.conf'), maps);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-locations.conf'), locations);
  writeFileSync(TABLE_FILE, `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * Reads the serving table of the last build; undefined without one.
 * @param project folder of the project that was built
 */
export function readServing(project = '.'): ServingTable | undefined {
  try {
    return JSON.parse(readFileSync(path.join(project, TABLE_FILE), 'utf8')) as ServingTable;
  } catch {
    return undefined;
  }
}
