import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A plain web server: it knows files, adds a slash to the address of a folder, and shows the `index.html` in it. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const kindOf = (file: string) => {
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts?.isDirectory() === true ? 'folder' : facts?.isFile() === true ? 'file' : 'nothing';
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const place = path.join(folder, decodeURIComponent(pathname));
    if (kindOf(place) === 'folder' && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const file = kindOf(place) === 'folder' ? path.join(place, 'index.html') : place;
    if (kindOf(file) !== 'file') return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}
