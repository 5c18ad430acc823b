import { FILE_POLICY, SHOWN_FILE_POLICY } from '../../src/node/output/serving/contentPolicy';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx, startNginx } from '../support/nginx';
import { ask } from '../e2e/support/ask';
import { ABSENT, UPSTREAMS, type ServedProject } from '../e2e/support/upstreams';
import { builtFile } from '../support/builtSite';
import { FULL, PLAIN } from '../support/testSites';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
const DATA = '/page-data/docs/etusivu/page-data.json';
const SCRIPT = readdirSync(PLAIN.output).find((file) => /^app-.*\.js$/.test(file)) ?? '';

const servers = new Map<string, ServedProject>();
const portOf = (server: string) => servers.get(server)?.port ?? 0;

beforeAll(async () => {
  for (const [name, start] of UPSTREAMS) {
    servers.set(name, await start());
    servers.set(`${name} under a base path`, await start(FULL.project, FULL.base));
  }
});
afterAll(() => Promise.all([...servers.values()].map(({ stop }) => stop())));

/** An address, the status of its response, and its redirect target or the language of its page. */
type Row = [address: string, status: number, detail?: string];

const ADDRESSES: Row[] = [
  ['/', 200, 'fi'],
  ['/en', 200, 'en'],
  ['/docs/etusivu?a=1', 200, 'fi'],
  ['/docs/etusivu/?a=1&b=%2F', 301, '/docs/etusivu?a=1&b=%2F'],
  ['/docs/etusivu/?next=https://evil.example', 301, '/docs/etusivu?next=https://evil.example'],
  ['/docs/etusivu.html', 301, '/docs/etusivu'],
  ['/docs/etusivu/index.html', 301, '/docs/etusivu'],
  ['/en/', 301, '/en'],
  ['/docs//etusivu', 301, '/docs/etusivu'],
  ['/docs?a=1', 301, '/docs/etusivu?a=1'],
  ['/docs/ohjeet', 301, '/docs/category/ohjeet'],
  ['/en/hc/fi/articles/12-saldo/osa?a=1', 301, '/en/docs/etusivu?a=1'],
  ['/hc/fi/articles/1', 404, 'fi'],
  ['/en/docs/ohjeet/', 301, '/en/docs/ohjeet'],
  ['/en/docs/ohjeet', 301, '/en/docs/category/ohjeet'],
  ['/sv/docs/ohjeet/tilaustenhallinta/postituslista', 301, '/sv/docs/ohjeet/tilaustenhallinta/postistuslista'],
  ['/ei/ole', 404, 'fi'],
  ['/en/docs/nothing', 404, 'en'],
  ['/sv', 200, 'sv'],
  ['/sv/ingenting', 404, 'sv'],
  ['/404.html', 404, 'fi'],
  ['/static/images/vanha-0123456789.svg', 404, 'fi'],
  ['/app-0123456789abcdef.js', 404, 'fi'],
  ['/.unfinished', 404, 'fi'],
  ['/%2egit/config', 404, 'fi'],
  ['/docs/.git/config', 404, 'fi'],
  ['/_gatsby/slices/_gatsby-scripts-1.html', 404, 'fi'],
  ['/~partytown/partytown.js', 404, 'fi'],
  ['//evil.example/x', 301, '/evil.example/x'],
  ['/en//evil.example', 301, '/en/evil.example'],
  ['/.//evil.example/', 301, '/./evil.example/'],
  ['/\\evil.example/', 404, 'fi'],
  ['/%2F%2Fevil.example/', 404, 'fi'],
  ['/docs%2fetusivu', 404, 'fi'],
  ['/docs/x%0d%0aSet-Cookie:%20a=1/', 404, 'fi'],
  ['/docs/%E0%A4%A', 400],
];

const ADDRESSES_UNDER_BASE: Row[] = [
  ['/', 301, '/ohje/'],
  ['/ohje', 301, '/ohje/'],
  ['/ohje/', 200, 'fi'],
  ['/ohje/docs/alku', 200, 'fi'],
  ['/ohje/docs/alku/', 301, '/ohje/docs/alku'],
  ['/ohje//evil.example', 301, '/ohje/evil.example'],
  ['/ohje/sv/saknas', 404, 'sv'],
  ['/ohje/sv/404.html', 404, 'sv'],
  ['/muualla', 404, 'fi'],
  ['/ohje/.unfinished', 404, 'fi'],
  // Pages without fallback, and their aliases, exist only in the languages that they are written in.
  ['/ohje/docs/rajattu/vain-suomeksi', 200, 'fi'],
  ['/ohje/sv/docs/rajattu/vain-suomeksi', 404, 'sv'],
  ['/ohje/sv/docs/rajattu/kahdella', 200, 'sv'],
  ['/ohje/docs/rajattu/entinen', 301, '/ohje/docs/rajattu/vain-suomeksi'],
  ['/ohje/en/docs/rajattu/entinen', 404, 'en'],
];

/** Rows about `/`, which tests behind another server at `/` skip. */
const ROWS_OF_SHARED = ADDRESSES_UNDER_BASE.filter(([address]) => /^\/ohje(?:\/|$)/.test(address));

/** Returns the rows as the server responds to them. */
async function answersTo(server: string, rows: readonly Row[]): Promise<(string | number | undefined)[][]> {
  const found: (string | number | undefined)[][] = [];
  for (const [address] of rows) {
    const { status, headers, body } = await ask(portOf(server), address);
    expect(headers).not.toHaveProperty('set-cookie');
    // Apache redirects to whole addresses.
    const location = headers.location?.replace(`http://127.0.0.1:${portOf(server)}`, '');
    const detail = location ?? /<html[^>]*\slang="(\w+)"/.exec(body.toString())?.[1];
    found.push([address, status, ...(detail === undefined ? [] : [detail])]);
  }
  return found;
}

describe.each(UPSTREAMS)('%s', (server) => {
  test('responds to every address with the right status, form and language', async () => {
    expect(await answersTo(server, ADDRESSES)).toEqual(ADDRESSES);
    // The file of Apache is in the folder of the site.
    const rows = server === 'Apache' ? ROWS_OF_SHARED : ADDRESSES_UNDER_BASE;
    expect(await answersTo(`${server} under a base path`, rows)).toEqual(rows);
  });

  test('sends the cache lifetime of each file', async () => {
    const names = readdirSync(path.join(PLAIN.output, 'static/search'));
    const index = names.find((name) => !name.includes('.')) ?? '';
    const shards = readdirSync(path.join(PLAIN.output, 'static/search', index));
    const rows = [
      [`/${SCRIPT}`, 200, FOREVER],
      [`/static/search/${index}/${shards.find((file) => file.endsWith('.json'))}`, 200, FOREVER],
      ['/static/search/fi.json', 200, REVALIDATE],
      ['/', 200, REVALIDATE],
      ['/favicon.svg', 200, REVALIDATE],
      [DATA, 200, REVALIDATE],
      ['/page-data/app-data.json', 200, REVALIDATE],
      ['/static/images/vanha-0123456789.svg', 404, REVALIDATE],
    ] as const;
    for (const [address, status, caching] of rows) {
      const answer = await ask(portOf(server), address);
      expect([address, answer.status, answer.headers['cache-control']]).toEqual([address, status, caching]);
    }
  });

  test('sends no body if the browser has the current file', async () => {
    const { status, headers } = await ask(portOf(server), '/docs/etusivu');
    const again = await ask(portOf(server), '/docs/etusivu', { 'if-none-match': headers.etag ?? '' });
    expect([status, again.status, again.body.length]).toEqual([200, 304, 0]);
  });

  test('compresses pages, their data and other texts', async () => {
    // The preview server sends the copies of the build only, nginx without its module all but these, Apache none.
    const pages = ['/docs/etusivu', `/${SCRIPT}`];
    const [encoding, addresses, unpack] =
      server === 'nginx'
        ? (['gzip', [...pages, DATA, '/docs/etusivu.md'], gunzipSync] as const)
        : (['br', server === 'Apache' ? [...pages, DATA, '/docs/etusivu.md'] : pages, brotliDecompressSync] as const);
    for (const address of addresses) {
      const plain = await ask(portOf(server), address);
      const packed = await ask(portOf(server), address, { 'accept-encoding': encoding });
      const shared = { vary: 'Accept-Encoding', 'content-type': plain.headers['content-type'] };
      expect(plain.headers).toMatchObject(shared);
      expect(packed.headers).toMatchObject({ ...shared, 'content-encoding': encoding });
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test.each([
    ['/vanha/tiedot.xml', FILE_POLICY],
    ['/favicon.svg', SHOWN_FILE_POLICY],
    [DATA, FILE_POLICY],
    ['/offline-sw.js', "default-src 'self'"],
  ])('lets nothing run in %s', async (address, policy) => {
    const { status, headers } = await ask(portOf(server), address);
    expect([status, headers['content-security-policy']]).toEqual([200, policy]);
  });

  test('answers requests for parts of a file, and sends no encoding that the browser refuses', async () => {
    const { body } = await ask(portOf(server), `/${SCRIPT}`);
    const asked = async (headers: Record<string, string>) => {
      const answer = await ask(portOf(server), `/${SCRIPT}`, headers);
      return [answer.status, answer.status === 416 ? '' : answer.body.toString()];
    };
    const text = body.toString();
    expect(await asked({ range: 'bytes=2-5' })).toEqual([206, text.slice(2, 6)]);
    expect(await asked({ range: 'bytes=-5' })).toEqual([206, text.slice(-5)]);
    expect(await asked({ range: 'items=0-1' })).toEqual([200, text]);
    expect(await asked({ range: `bytes=${body.length}-` })).toEqual([416, '']);
    // Apache ignores a range whose end comes before its start, as the RFC allows.
    expect(await asked({ range: 'bytes=9-5' })).toEqual(server === 'Apache' ? [200, text] : [416, '']);
    expect(await asked({ 'accept-encoding': 'br;q=0, gzip;q=0' })).toEqual([200, text]);
  });

  // The checks of Mozilla's HTTP Observatory, and more.
  test.each([
    ['a page', '/', 200],
    ['a page in another language', '/en/docs/etusivu', 200],
    ['a missing page', '/ei/ole', 404],
    ['a redirect', '/docs/etusivu/', 301],
    ['a script', `/${SCRIPT}`, 200],
    ['the data of a page', DATA, 200],
    ['a picture', '/favicon.svg', 200],
  ])('protects %s by headers', async (kind, address, status) => {
    const { headers, status: found } = await ask(portOf(server), address);
    expect(found).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': kind === 'a picture' ? 'cross-origin' : 'same-origin',
    });
    for (const name of ['set-cookie', 'access-control-allow-origin', 'x-powered-by'])
      expect(headers).not.toHaveProperty(name);
    // The server's version is not sent.
    expect(headers.server ?? '').not.toMatch(/\d/);
    if (headers['content-type']?.startsWith('text/html') !== true) return;
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-\S+')+; style-src 'self'( 'sha256-\S+')+; /,
    );
    expect(policy).toMatch(/; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/object-src|unsafe|\*|https?:|data:|blob:/);
    // Cloudflare truncates longer lines.
    expect(policy.length).toBeLessThan(2000);
  });
});

for (const name of ABSENT) test.skip(`${name} is not here. On Debian: apt install ${name}`, () => undefined);

const nginx = findNginx();
const withNginx = nginx === undefined && process.env.CI === undefined ? test.skip : test;

withNginx('nginx includes the site in a server that has another site', async () => {
  const { project, base } = FULL;
  const shared = await startNginx({ nginx: nginx ?? 'nginx', project, base, isShared: true });
  servers.set('shared', shared);
  expect(await answersTo('shared', ROWS_OF_SHARED)).toEqual(ROWS_OF_SHARED);
  const other = await ask(shared.port, '/');
  expect([other.body.toString(), other.headers['x-other-site']]).toEqual(['another site', 'yes']);
  expect(other.headers).not.toHaveProperty('content-security-policy');
  const headersOf = async (server: string, address: string) => {
    const { headers } = await ask(portOf(server), address);
    return { ...headers, etag: '', date: '' };
  };
  for (const page of ['/', '/docs/alku', '/docs/alku.html', '/ei/ole', '/static/search/fi.json'])
    expect(await headersOf('shared', `/ohje${page}`)).toEqual(
      await headersOf('nginx under a base path', `/ohje${page}`),
    );
});

test('all servers send the same headers with each kind of file', async () => {
  const own = ['connection', 'date', 'etag', 'keep-alive', 'last-modified', 'server', 'accept-ranges', 'vary'];
  const headersOf = async (server: string, address: string) => {
    const { headers } = await ask(portOf(server), address);
    // A response without a type is one of unknown bytes.
    const all = Object.entries({ 'content-type': 'application/octet-stream', ...headers });
    return all.filter(([name]) => ![...own, 'transfer-encoding'].includes(name));
  };
  for (const address of ['/', '/ei/ole', `/${SCRIPT}`, '/favicon.svg', '/docs/etusivu.md', '/_headers']) {
    const answers = await Promise.all(UPSTREAMS.map(([name]) => headersOf(name, address)));
    for (const answer of answers) expect(Object.fromEntries(answer)).toEqual(Object.fromEntries(answers[0] ?? []));
  }
});

test.each(UPSTREAMS)('%s keeps Markdown files out of search engines', async (server) => {
  const robots = async (address: string) => (await ask(portOf(server), address)).headers['x-robots-tag'];
  expect([await robots('/docs/etusivu.md'), await robots('/docs/etusivu')]).toEqual(['noindex', undefined]);
});

test.each(UPSTREAMS)('%s answers who prefers Markdown with the Markdown of a page', async (server) => {
  const [html, markdown] = ['text/html; charset=utf-8', 'text/markdown; charset=utf-8'];
  const rows = [
    ['/ohje/docs/alku', 'text/markdown, */*', markdown],
    ['/ohje/docs/alku', 'Text/Markdown;q=0.9,text/html;q=0.8', markdown],
    ['/ohje/docs/alku', 'text/html,text/markdown;q=0.9', html],
    ['/ohje/docs/alku', 'text/markdown;q=0, */*', html],
    // It is not translated, so it has no Markdown.
    ['/ohje/sv/docs/ohjeet/saldo', 'text/markdown', html],
  ] as const;
  for (const [address, accept, type] of rows) {
    const { status, headers } = await ask(portOf(`${server} under a base path`), address, { accept });
    expect([address, accept, status, headers['content-type']]).toEqual([address, accept, 200, type]);
    expect(headers.vary?.split(/, ?/)).toContain('Accept');
  }
  const zipped = { accept: 'text/markdown', 'accept-encoding': 'gzip' };
  const { headers, body } = await ask(portOf(`${server} under a base path`), '/ohje/docs/osat/elementit', zipped);
  expect(headers.vary?.split(/, ?/)).toContain('Accept');
  // Markdown has no compressed copy; nginx compresses it while it sends it.
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  expect(text.toString()).toBe(builtFile(FULL, 'docs/osat/elementit.md'));
});

test('_headers lists every immutable file, and no other', () => {
  const kept = builtFile(PLAIN, '_headers')
    .split('\n\n')
    .filter((text) => text.includes(FOREVER));
  const patterns = kept.map((text) => (text.trim().split('\n')[0] ?? '').replace('*', ''));
  const scripts = readdirSync(PLAIN.output).filter((file) => /-[0-9a-f]{8,}\.js$/.test(file));
  expect(scripts).toContain(SCRIPT);
  expect(scripts.filter((file) => !patterns.includes(`/${file}`))).toEqual([]);
  expect(patterns.filter((pattern) => '/static/search/fi.json'.startsWith(pattern))).toEqual([]);
});
