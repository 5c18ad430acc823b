import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { locatePath } from '../../src/model/locale';
import { canonicalPath, withBase, withoutBase } from '../../src/model/path';

export interface SiteServerOptions {
  /** The built site's folder. */
  folder: string;
  baseUrl: string;
  /** Locale codes, the default first: each has a page for addresses that do not exist. */
  codes: readonly string[];
}

/** Hashed files never change; everything else is asked for again. */
const IMMUTABLE = /^\/static\/|-[0-9a-f]{8,}\.(?:js|css)$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location }).end();
}

/** The path that a request should have asked for; undefined when it is right already. */
function betterPath(pathname: string, folder: string): string | undefined {
  const isFile =
    pathname.endsWith('.html') && !pathname.endsWith('/index.html') && existsSync(path.join(folder, pathname));
  const canonical = canonicalPath(pathname);
  return isFile || canonical === pathname ? undefined : canonical;
}

function notFound(response: ServerResponse, pathname: string, { folder, codes }: SiteServerOptions): void {
  const [defaultCode = ''] = codes;
  const { code } = locatePath(pathname, codes, defaultCode);
  const page = path.join(folder, code === defaultCode ? '' : code, '404.html');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

/**
 * A web server for the built site that does what a production server should: pages without suffix or trailing
 * slash, permanent redirects to that form, the right locale's page with status 404, and caching by name.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { folder, baseUrl } = options;
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) =>
      response.setHeader('cache-control', IMMUTABLE.test(pathname) ? FOREVER : REVALIDATE),
  });
  return createServer((request: IncomingMessage, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split('?');
    const suffix = query === undefined ? '' : `?${query}`;
    const pathname = withoutBase(rawPath.replace(/^\/{2,}/, '/'), baseUrl);
    if (pathname === undefined) return redirect(response, withBase('/', baseUrl));
    const better = betterPath(pathname, folder);
    if (better !== undefined) return redirect(response, withBase(better, baseUrl) + suffix);
    request.url = pathname + suffix;
    files(request, response, () => notFound(response, pathname, options));
  });
}
