import { symlinkSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { guardRequests } from '../../../../src/node/develop/guardRequests';
import { makeTemporaryFolder } from '../../../support/contentFolder';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Returns the status of a request: 200 if it reaches Gatsby's handlers. */
function statusOf(url: string, headers: Record<string, string> = {}): number {
  const stack: unknown[] = ['handlers of Gatsby'];
  guardRequests({ use: (handler) => stack.push(handler), _router: { stack } });
  expect(stack[1]).toBe('handlers of Gatsby');
  let status = 0;
  const response = { writeHead: (code: number) => (status = code), end: () => undefined } as unknown as ServerResponse;
  const request = { url, headers: { host: 'localhost:8000', ...headers } } as unknown as IncomingMessage;
  (stack[0] as Handler)(request, response, () => (status = 200));
  return status;
}

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
  ['/docs/saldo', { 'sec-fetch-site': 'cross-site' }, 200],
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
