import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as AnyServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { askAddress, type Outcome } from '../../src/outside/askAddress';
import { askAddresses } from '../../src/outside/askAddresses';
import { formatOutside } from '../../src/outside/formatOutside';
import { gatherAddresses, isUnchecked, readUnchecked } from '../../src/outside/gatherAddresses';
import { page } from '../../../../__tests__/support/changes';
import { makeContentFolder } from '../../../../__tests__/support/contentFolder';
import { contentOf } from '../../../../__tests__/support/writing';

type Answer = (request: IncomingMessage, response: ServerResponse, times: number) => unknown;

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end();

/** Responses of the server, by path. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/ok': status(200),
  '/moved': status(301, { location: '/ok' }),
  '/moved-twice': status(308, { location: '/moved' }),
  '/moved-then-found': status(301, { location: '/found' }),
  '/found': status(302, { location: '/ok' }),
  '/found-then-moved': status(307, { location: '/moved' }),
  '/moved-away': status(301, { location: '/missing' }),
  '/missing': status(404),
  '/closed': status(403),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/wrong-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end('a page'),
  '/busy': (_request, response, times) => response.writeHead(times === 1 ? 429 : 200, { 'retry-after': '7' }).end(),
  '/busy-until': (_request, response, times) =>
    response.writeHead(times <= 2 ? 503 : 200, { 'retry-after': new Date(NOW + 9000).toUTCString() }).end(),
  '/busy-for-long': status(429, { 'retry-after': '3600' }),
  '/broken': status(500),
  '/reset': (_request, response) => response.socket?.resetAndDestroy(),
  '/silent': () => undefined,
  '/loop': status(302, { location: '/loop-2' }),
  '/loop-2': status(302, { location: '/loop' }),
  '/chain': (_request, response, times) => response.writeHead(302, { location: `/chain?n=${times}` }).end(),
};

/** Starts a server, and returns its port. */
const portOf = async (started: AnyServer) => {
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
};
const NOW = Date.UTC(2026, 0, 1);
let server: Server;
let origin: string;
let requests: string[] = [];
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    requests.push(`${request.method ?? ''} ${path}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    const times = requests.filter((each) => each.endsWith(` ${path}`)).length;
    (ANSWERS[path] ?? status(404))(request, response, times);
  });
  origin = `http://127.0.0.1:${await portOf(server)}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  requests = [];
  mostOpen = 0;
});

/** Checks addresses with recorded waits that take no time. */
async function ask(address: string, timeout = 5000): Promise<{ outcome: Outcome; waits: number[] }> {
  const waits: number[] = [];
  const wait = (time: number) => {
    waits.push(time);
    return Promise.resolve();
  };
  return { outcome: await askAddress(address, { timeout, wait, now: () => NOW }), waits };
}

const dead = (reason: string) => ({ kind: 'dead', reason });
const ok = { kind: 'ok', status: 200 };

const rows: [path: string, outcome: (at: string) => unknown, waits: number[], asked?: string[]][] = [
  ['/ok', () => ok, [], ['HEAD /ok']],
  ['/moved', (at) => ({ kind: 'moved', status: 301, target: `${at}/ok` }), []],
  ['/moved-twice', (at) => ({ kind: 'moved', status: 308, target: `${at}/ok` }), []],
  ['/moved-then-found', (at) => ({ kind: 'moved', status: 301, target: `${at}/found` }), []],
  ['/found-then-moved', () => ok, []],
  ['/moved-away', () => dead('it answers 404'), []],
  ['/missing', () => dead('it answers 404'), [], ['HEAD /missing', 'GET /missing']],
  ['/closed', () => ({ kind: 'unclear', reason: 'it answers 403, perhaps only to programs' }), []],
  ['/no-head', () => ok, [], ['HEAD /no-head', 'GET /no-head']],
  ['/wrong-head', () => ok, []],
  ['/busy', () => ok, [7000], ['HEAD /busy', 'HEAD /busy']],
  ['/busy-until', () => ok, [9000]],
  ['/busy-for-long', () => ({ kind: 'unclear', reason: 'it answers 429' }), []],
  ['/broken', () => ({ kind: 'unclear', reason: 'it answers 500' }), [1000, 4000, 15000]],
  ['/reset', () => dead('the connection breaks (ECONNRESET)'), [1000, 4000, 15000]],
  ['/loop', () => dead('it leads back to itself'), []],
  ['/chain', () => dead('it leads on more than 10 times'), []],
];

// Jest would pass a missing argument of a row as its own callback.
test.each(rows.map(([path, outcome, waits, asked]) => ({ path, outcome, waits, asked })))(
  '$path',
  async ({ path, outcome, waits, asked }) => {
    expect(await ask(origin + path)).toEqual({ outcome: outcome(origin), waits });
    if (asked !== undefined) expect(requests).toEqual(asked);
  },
);

test('gives up on a server that does not respond', async () => {
  const { outcome } = await ask(`${origin}/silent`, 50);
  expect(outcome).toEqual({ kind: 'unclear', reason: 'it does not answer in time' });
});

test('a host that does not exist or refuses connections is dead', async () => {
  expect((await ask('http://no-such-host.invalid/')).outcome.kind).not.toBe('ok');
  const closed = createServer();
  const port = await portOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  expect((await ask(`http://127.0.0.1:${port}/`)).outcome).toEqual(dead('the host refuses connections'));
});

test('a connection with an invalid certificate is dead', async () => {
  const tls = createTlsServer({});
  const port = await portOf(tls);
  expect((await ask(`https://127.0.0.1:${port}/`)).outcome.kind).toBe('dead');
  await new Promise((resolve) => tls.close(resolve));
});

test('requests each address once, one at a time per host, and no fresh results', async () => {
  const asking = { timeout: 5000, wait: () => Promise.resolve(), now: () => NOW, maxAge: 7 };
  const addresses = ['/ok', '/missing', '/moved', '/ok'].map((path) => origin + path);
  const first = await askAddresses(addresses, { ...asking, kept: {} });
  expect([...first.outcomes.keys()]).toEqual(['/ok', '/missing', '/moved'].map((path) => origin + path));
  expect([mostOpen, Object.keys(first.kept)]).toEqual([1, [`${origin}/ok`, `${origin}/moved`]]);
  requests = [];
  const again = await askAddresses(addresses, { ...asking, kept: first.kept });
  expect([requests, again]).toEqual([['HEAD /missing', 'GET /missing'], first]);
  requests = [];
  await askAddresses([`${origin}/ok`], { ...asking, now: () => NOW + 8 * 24 * 3600 * 1000, kept: first.kept });
  expect(requests).toEqual(['HEAD /ok']);
});

test('collects addresses of other sites with their positions', async () => {
  const folder = makeContentFolder({
    ...page(
      '[a](https://a.example/x#y) [b](https://a.example/x) ![k](https://kuva.example/k.png) `https://koodi.example`\n\n[oma](https://pieni.example.com/docs/alku) https://b.example [posti](mailto:a@b.example)',
      'title: Uusi\ndescription: Katso https://c.example/.',
    ),
    'templates/ohje.mdx': '---\ntitle: $title\n---\n\n[x](https://runko.example)\n',
    'synonyms.fi.yaml': '# https://kommentti.example\n[]\n',
  });
  const found = gatherAddresses(await contentOf(folder));
  const at = ({ file, line, column }: (typeof found)[0]['places'][0]) => `${file}:${line}:${column}`;
  expect(found.map(({ address, places }) => [address, ...places.map(at)].join(' '))).toEqual([
    'https://a.example/x content/docs/uusi.mdx:6:5 content/docs/uusi.mdx:6:32',
    'https://b.example/ content/docs/uusi.mdx:8:44',
    'https://c.example/ content/docs/uusi.mdx:3:20',
    'https://kuva.example/k.png content/docs/uusi.mdx:6:58',
    'https://tuki.example.com/ content/sidebars.yaml:17:27 content/site.yaml:15:27 content/site.yaml:27:19',
  ]);
});

test.each([
  ['https://example.com/a', ['example.com'], true],
  ['https://tuki.example.com/a', ['example.com'], true],
  ['https://notexample.com/a', ['example.com'], false],
  ['https://example.com/a/b', ['https://example.com/a'], true],
  ['https://example.com/c', ['https://example.com/a'], false],
])('%s against %j', (address, unchecked, expected) => expect(isUnchecked(address, unchecked)).toBe(expected));

test('the list of skipped addresses has comments and empty lines', () => {
  const folder = makeContentFolder({ 'unchecked-links.txt': '# Muu\nexample.com # tuki\n\nhttps://a.example/x#y\n' });
  expect(readUnchecked(folder)).toEqual(['example.com', 'https://a.example/x#y']);
  expect(readUnchecked(makeContentFolder())).toEqual([]);
});

test('reports dead and moved addresses with their positions', () => {
  const at = (line: number) => ({ file: 'content/docs/uusi.mdx', line, column: 1 });
  const moved: Outcome = { kind: 'moved', status: 301, target: 'https://d.example/' };
  const asked: { address: string; places: ReturnType<typeof at>[]; outcome: Outcome }[] = [
    { address: 'https://a.example/', places: [at(1)], outcome: { kind: 'ok', status: 200 } },
    { address: 'https://b.example/', places: [at(2), at(4)], outcome: { kind: 'dead', reason: 'it answers 404' } },
    { address: 'https://c.example/', places: [at(3)], outcome: moved },
  ];
  const dead = '  https://b.example/ is dead: it answers 404.\n  Link to where it is now, or remove the link.';
  expect(formatOutside(asked, 2)).toBe(`The content has 1 link that has moved in 1 file.

content/docs/uusi.mdx:3:1
  https://c.example/ has moved for good (301).
  Write https://d.example/

The content has 2 dead links in 1 file.

content/docs/uusi.mdx:2:1
${dead}

content/docs/uusi.mdx:4:1
${dead}

3 addresses: 1 well, 1 moved, 1 dead, 0 unclear. 2 not asked.`);
});
