import { symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { guardServer, refusal } from '../../../../src/node/develop/guardRequests';
import { makeTemporaryFolder } from '../../../support/contentFolder';

/** Returns the status of a request: 200 if it reaches Gatsby's handlers. */
const statusOf = (url: string, headers: Record<string, string> = {}): number =>
  refusal(
    { url, headers: { host: 'localhost:8000', ...headers } },
    {
      content: path.resolve('__tests__/fixtures/good'),
      names: ['tuki.example'],
    },
  ) === undefined
    ? 200
    : 403;

const EVIL = 'https://evil.example';
const EDITOR = '/__open-stack-frame-in-editor?lineNumber=1&fileName=';

test.each<[url: string, headers: Record<string, string>, status: number]>([
  ['/___graphql', {}, 200],
  ['/___graphql', { origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' }, 200],
  ['/___graphql', { 'sec-fetch-site': 'none' }, 200],
  ['/___graphql', { origin: EVIL }, 403],
  ['/___graphql', { origin: 'null' }, 403],
  ['/___graphql', { origin: 'http://localhost:3000' }, 403],
  ['/_GraphQL', { origin: EVIL }, 403],
  ['http://localhost:8000/___graphql', { origin: EVIL }, 403],
  ['/___graphql?query={a}', { 'sec-fetch-site': 'cross-site' }, 403],
  ['/__writing/events?path=/', { 'sec-fetch-site': 'same-site' }, 403],
  ['/__writing/events?path=/', { 'sec-fetch-site': 'same-origin' }, 200],
  ['/docs/saldo', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
  ['/docs/saldo', {}, 200],
  // Its data, its bundles and its socket.
  ['/page-data/docs/saldo/page-data.json', { origin: EVIL }, 403],
  ['/commons.js', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, 403],
  ['/socket.io/?EIO=4&transport=polling', { origin: EVIL }, 403],
  ['/socket.io/?EIO=4', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  // A name of another site that leads here.
  ['/docs/saldo', { host: 'evil.example:8000' }, 403],
  ['/___graphql', { host: 'evil.example:8000', origin: 'http://evil.example:8000' }, 403],
  ['/docs/saldo', { host: 'localhost.evil.example' }, 403],
  ['/docs/saldo', { host: '127.0.0.1.evil.example:8000' }, 403],
  ['/docs/saldo', { host: '' }, 403],
  ['/docs/saldo', { host: '127.0.0.1:8000' }, 200],
  ['/docs/saldo', { host: '192.168.1.7:8000' }, 200],
  ['/docs/saldo', { host: '[::1]:8000' }, 200],
  ['/docs/saldo', { host: 'Ohje.LOCALHOST' }, 200],
  ['/docs/saldo', { host: 'tuki.example:8000' }, 200],
])('%s with %j has the status %d', (url, headers, status) => expect(statusOf(url, headers)).toBe(status));

test.each([
  ['content/site.yaml', 200],
  ['content/site.yaml:12:3', 200],
  [path.resolve('src/features.ts'), 200],
  ['/etc/passwd', 403],
  ['../../etc/passwd:1', 403],
  [`${process.cwd()}-other/a.ts`, 403],
  ['content/site.yaml&fileName=/etc/passwd', 403],
])('opening %s in the editor has the status %d', (file, status) => expect(statusOf(EDITOR + file)).toBe(status));

test('opens no file outside the project through a symbolic link', () => {
  const folder = makeTemporaryFolder({ 'own.txt': 'x' });
  const start = process.cwd();
  symlinkSync('/etc/passwd', path.join(folder, 'link.txt'));
  process.chdir(folder);
  expect([statusOf(`${EDITOR}own.txt`), statusOf(`${EDITOR}link.txt`)]).toEqual([200, 403]);
  process.chdir(start);
});

test('lets no other site open a file in the editor', () =>
  expect(statusOf(`${EDITOR}content/site.yaml`, { 'sec-fetch-site': 'cross-site' })).toBe(403));

test('refuses requests and sockets before any handler', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => response.end(String(seen.push(request.url ?? ''))));
  server.on('upgrade', (request, socket) => socket.end(String(seen.push(request.url ?? ''))));
  guardServer(server, { content: path.resolve('__tests__/fixtures/good'), names: [] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = (lines: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`${lines}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  const upgrade = 'GET /socket.io/ HTTP/1.1\r\nUpgrade: websocket\r\nHost: ';
  expect(await answer('GET /a HTTP/1.1\r\nHost: evil.example')).toMatch(
    /^HTTP\/1\.1 403 .*answers only for localhost/s,
  );
  expect(await answer(`${upgrade}evil.example`)).toMatch(/^HTTP\/1\.1 403 /);
  expect(await answer('GET /b HTTP/1.1\r\nHost: localhost')).toMatch(/^HTTP\/1\.1 200 /);
  expect(seen).toEqual(['/b']);
  server.close();
});
