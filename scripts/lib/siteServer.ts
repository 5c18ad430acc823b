import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { markdownPath } from '../../src/model/site/path';
import { findAnswer } from '../../src/model/serving/findAnswer';
import { headersOfFile, type ServingTable } from '../../src/node/output/serving/servingTable';

function end(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? ''): void {
  response.statusCode = status;
  response.end(text);
}

/** A web server for the built site that behaves like nginx with the build's configuration and compressed copies. */
export function createSiteServer(folder: string, table: ServingTable): Server {
  const { base, markdownAccept } = table;
  const inFolder = (sitePath: string) => path.join(folder, sitePath.slice(base.length));
  const isFile = (sitePath: string) => {
    try {
      return sitePath.startsWith(`${base}/`) && statSync(inFolder(sitePath)).isFile();
    } catch {
      // It does not exist, or its name is too long.
      return false;
    }
  };
  // `dev` reads files at each request, because a build can replace them.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: [], dotfiles: true };
  const files = sirv(folder, {
    ...options,
    // Sirv replaces the header `Vary`.
    setHeaders: (response, name) =>
      headersOfFile(name, table).forEach(([key, value]) => key === 'Vary' && response.appendHeader(key, value)),
  });
  const setHeaders = (response: ServerResponse, headers: readonly (readonly [string, string])[]) =>
    headers.forEach(([name, value]) => response.setHeader(name, value));
  const notFound = (response: ServerResponse, page: string) => {
    const file = inFolder(page);
    setHeaders(response, headersOfFile(page, table));
    end(response, 404, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };
  return createServer((request: IncomingMessage, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    const answer = findAnswer(request.url ?? '/', table, isFile);
    if (answer.kind === 'malformed') return end(response, 400);
    if (answer.kind === 'missing') return notFound(response, answer.page);
    if (answer.kind === 'redirect') {
      setHeaders(response, [...headersOfFile('.html', table), ['Location', answer.location]]);
      return end(response, 301);
    }
    const markdown = markdownPath(answer.path.replace(/\/index\.html$/, ''));
    const accepts = markdownAccept !== undefined && new RegExp(markdownAccept, 'i').test(request.headers.accept ?? '');
    const file = accepts && isFile(markdown) ? markdown : answer.path;
    setHeaders(response, headersOfFile(file, table));
    response.appendHeader('Vary', 'Accept-Encoding');
    request.url = encodeURI(file.slice(base.length));
    files(request, response, () => end(response, 404));
  });
}

/** Serves the built site to programs of this machine, on a free port by default. */
export async function serveSite(folder: string, table: ServingTable, wanted = 0) {
  const server = createSiteServer(folder, table);
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(wanted, resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await stopped;
  };
  return { port, origin: `http://localhost:${port}`, stop };
}
