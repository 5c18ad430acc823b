import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { markdownPath } from '../../src/model/site/path';
import { isAllowedHost } from '../../src/node/develop/allowedHost';
import { findAnswer } from '../../src/model/serving/findAnswer';
import { headersOfFile, type ServingTable } from '../../src/node/output/serving/servingTable';

/** The encodings of compressed copies, the best first, with their endings. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const UNCOMPRESSED = ['identity', ''] as const;

/** The headers of a file that an error in its place must not have. */
const OF_FILE = ['Cache-Control', 'Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified'];

/** The start of a whole address in a request line, which servers must accept (RFC 9112). */
const ORIGIN = /^https?:\/\/([^/?#]*)/i;

interface SendError {
  status: number;
  headers?: Record<string, string>;
}

function end(response: ServerResponse, status: number, text = STATUS_CODES[status] ?? ''): void {
  response.statusCode = status;
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/**
 * A web server for the built site that behaves like nginx with the build's configuration and compressed copies.
 * @param names hosts that it answers for, besides those of the site and this computer
 */
export function createSiteServer(folder: string, table: ServingTable, names: readonly string[] = []): Server {
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
  /** Sends a file, compressed if the build wrote a copy that the browser accepts. */
  const sendFile = (request: IncomingMessage, response: ServerResponse, sitePath: string) => {
    const accepted = new Negotiator(request).encodings(ENCODINGS.map(([name]) => name));
    const [name, ending] =
      ENCODINGS.find(([each, copy]) => accepted.includes(each) && isFile(sitePath + copy)) ?? UNCOMPRESSED;
    if (ending !== '') response.setHeader('Content-Encoding', name);
    const address = encodeURI(inFolder(sitePath + ending).slice(folder.length)).replace(/[?#]/g, encodeURIComponent);
    send(request, address, { root: folder, dotfiles: 'allow', index: false, cacheControl: false })
      .on('error', ({ status, headers }: SendError) => {
        // A build has replaced the file while it was read: only a closed connection says that the answer is not whole.
        if (response.headersSent) return response.destroy();
        for (const name of OF_FILE) response.removeHeader(name);
        for (const [key, value] of Object.entries(headers ?? {})) response.setHeader(key, value);
        end(response, status);
      })
      .on('directory', () => end(response, 404))
      .pipe(response);
  };
  const setHeaders = (response: ServerResponse, headers: readonly (readonly [string, string])[]) =>
    headers.forEach(([name, value]) => response.setHeader(name, value));
  const notFound = (response: ServerResponse, page: string) => {
    const file = inFolder(page);
    setHeaders(response, headersOfFile(page, table));
    end(response, 404, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };
  const answerTo = (request: IncomingMessage, response: ServerResponse) => {
    const address = request.url ?? '';
    if (!isAllowedHost(ORIGIN.exec(address)?.[1] ?? request.headers.host, [...names, ...table.hosts])) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      return end(response, 403, 'This server answers only for this computer and the host of the site.\n');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405);
    }
    const answer = findAnswer(address.replace(ORIGIN, '') || '/', table, isFile);
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
    sendFile(request, response, file);
  };
  return createServer((request, response) => {
    try {
      answerTo(request, response);
    } catch (error) {
      // One request must not end the server for all others.
      console.error(error);
      end(response, 500);
    }
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
