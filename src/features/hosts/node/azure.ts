import { cacheControl, isImmutable } from '../../../node/output/serving/caching';
import { contentType, MIME_TYPES } from '../../../node/output/serving/mimeTypes';
import {
  commonHeaders,
  keptFiles,
  ownHeaders,
  specialGroups,
  toolFolders,
  unnamedFiles,
  type Headers,
  type Hosted,
} from './hosted';

/**
 * Formats `staticwebapp.config.json` for Azure Static Web Apps. It has no spaces, since its size is limited. The first
 * route that matches applies, and a `*` is at the end of a path, if need be with extensions. All responses have the
 * headers of pages, unless their route has others.
 */
export function buildAzureFile({ table, files }: Hosted): string {
  const { base, redirects, notFound, caching } = table;
  const onPages = new Map(ownHeaders(table, 'text/html'));
  const changes = (headers: Headers) =>
    Object.fromEntries(headers.filter(([name, value]) => onPages.get(name) !== value));
  const caches = (path: string) => ({ 'Cache-Control': cacheControl(base + path, caching) });
  const kept = { 'Cache-Control': keptFiles(table).value };
  const headersOf = (path: string) => changes(ownHeaders(table, contentType(path)));
  const isScript = (file: string) => /^\/[^/]+\.js$/.test(file);
  // The scripts of the bundler and the files in `static` are kept, but these few of them.
  const exceptions = files.filter(
    (file) => (isScript(file) || file.startsWith('/static/')) && !isImmutable(base + file, caching),
  );
  const byExtension = (folder: string, more: Readonly<Record<string, string>>) =>
    specialGroups(table).map(({ extensions, headers }) => ({
      route: `${base}${folder}/*.{${extensions.join(',')}}`,
      headers: { ...changes(headers), ...more },
    }));
  return JSON.stringify({
    trailingSlash: 'never',
    routes: [
      ...redirects.map(({ from, path, hash }) => ({ route: from, redirect: path + hash, statusCode: 301 })),
      ...toolFolders(table).flatMap(({ path, headers }) =>
        [path, `${path}/*`].map((route) => ({ route, headers: changes(headers) })),
      ),
      ...table.shared.map((path) => ({ route: path, headers: changes(ownHeaders(table, contentType(path), path)) })),
      ...[...exceptions, ...unnamedFiles({ files })].map((file) => ({
        route: base + file,
        headers: { ...headersOf(file), ...caches(file) },
      })),
      ...byExtension('/static', kept),
      { route: `${base}/static/*`, headers: kept },
      { route: `${base}/*.{js}`, headers: { ...headersOf('.js'), ...kept } },
      ...byExtension('', {}),
    ],
    responseOverrides: { 404: { rewrite: notFound.at(-1)?.page, statusCode: 404 } },
    globalHeaders: Object.fromEntries([...commonHeaders(table), ...onPages, ...Object.entries(caches('/'))]),
    mimeTypes: Object.fromEntries(Object.keys(MIME_TYPES).map((each) => [`.${each}`, contentType(`.${each}`)])),
  });
}
