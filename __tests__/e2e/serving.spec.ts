import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx, startNginx, type RunningNginx } from '../../scripts/lib/nginx';
import { FULL, PLAIN } from '../support/testSites';
import { ask } from './support/ask';
import { expect, hydrated, test } from './support/test';

const nginx = findNginx();
const NO_NGINX = 'There is no nginx here. On Debian: apt install nginx';
test.skip(nginx === undefined && process.env.CI === undefined, NO_NGINX);

function start(project: string, base = ''): Promise<RunningNginx> {
  if (nginx === undefined) throw new Error(NO_NGINX);
  return startNginx({ nginx, project, base });
}

let server: RunningNginx;
test.beforeAll(async () => {
  server = await start(PLAIN.project);
});
// Where it did not start, that has been told.
test.afterAll(() => (server as RunningNginx | undefined)?.stop());

const SCRIPT = readdirSync(PLAIN.output).find((file) => /^app-.*\.js$/.test(file)) ?? '';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Addresses, and what they are answered with: a status, and where it leads or in which language it speaks. */
const ADDRESSES: [address: string, status: number, detail?: string][] = [
  ['/', 200, 'fi'],
  ['/en', 200, 'en'],
  ['/docs/etusivu?a=1', 200, 'fi'],
  ['/docs/etusivu/?a=1&b=%2F', 301, '/docs/etusivu?a=1&b=%2F'],
  ['/docs/etusivu.html', 301, '/docs/etusivu'],
  ['/docs/etusivu/index.html', 301, '/docs/etusivu'],
  ['/index.html?a', 301, '/?a'],
  ['/en/', 301, '/en'],
  ['/docs//etusivu', 301, '/docs/etusivu'],
  ['/docs?a=1', 301, '/docs/etusivu?a=1'],
  ['/sv/docs/ohjeet/tilaustenhallinta/postituslista', 301, '/sv/docs/ohjeet/tilaustenhallinta/postistuslista'],
  ['/ei/ole', 404, 'fi'],
  ['/en/docs/nothing', 404, 'en'],
  ['/sv', 200, 'sv'],
  ['/svx', 404, 'fi'],
  ['/sv/ingenting', 404, 'sv'],
  ['/404.html', 404, 'fi'],
  ['/en/404.html', 404, 'en'],
  ['/static', 404, 'fi'],
  ['/static/images', 404, 'fi'],
  ['/static/images/vanha-0123456789.svg', 404, 'fi'],
  ['/app-0123456789abcdef.js', 404, 'fi'],
  ['/.unfinished', 404, 'fi'],
  ['/%2egit/config', 404, 'fi'],
  ['/docs/.git/config', 404, 'fi'],
  ['/_gatsby/slices/_gatsby-scripts-1.html', 404, 'fi'],
  ['/webpack.stats.json', 404, 'fi'],
  ['/chunk-map.json', 404, 'fi'],
  ['/~partytown/partytown.js', 404, 'fi'],
  ['//evil.example/x', 301, '/evil.example/x'],
  ['///evil.example/x/', 301, '/evil.example/x/'],
  ['/en//evil.example', 301, '/en/evil.example'],
  ['/.//evil.example/', 301, '/./evil.example/'],
  ['/\\evil.example/', 404, 'fi'],
  ['/\\evil.example.html', 404, 'fi'],
  ['/%5Cevil.example/', 404, 'fi'],
  ['/%2F%2Fevil.example/', 404, 'fi'],
  ['/docs%2fetusivu', 404, 'fi'],
  ['/docs/x%0d%0aSet-Cookie:%20a=1/', 404, 'fi'],
  ['/docs/x%0D%0ASet-Cookie:%20a=1.html', 404, 'fi'],
  ['/docs/%E0%A4%A', 400],
];

const SERVERS = [
  ['nginx', () => server.port],
  ['npm run serve', () => PLAIN.port],
] as const;

for (const [name, port] of SERVERS) {
  test(`${name} answers every address with the right status, form and language`, async () => {
    for (const [address, status, detail] of ADDRESSES) {
      const answer = await ask(port(), address);
      const found = answer.headers.location ?? /<html[^>]*\slang="(\w+)"/.exec(answer.body.toString())?.[1];
      expect({ address, status: answer.status, found }).toEqual({ address, status, found: detail });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
  });

  test(`${name} says how long each file may be kept`, async () => {
    const index = readdirSync(path.join(PLAIN.output, 'static/search')).find((entry) => !entry.includes('.')) ?? '';
    const shard =
      readdirSync(path.join(PLAIN.output, 'static/search', index)).find((file) => file.endsWith('.json')) ?? '';
    const rows = [
      [`/${SCRIPT}`, 200, FOREVER],
      [`/static/search/${index}/${shard}`, 200, FOREVER],
      ['/static/search/fi.json', 200, REVALIDATE],
      ['/', 200, REVALIDATE],
      ['/favicon.svg', 200, REVALIDATE],
      ['/page-data/docs/etusivu/page-data.json', 200, REVALIDATE],
      ['/page-data/app-data.json', 200, REVALIDATE],
      ['/static/images/vanha-0123456789.svg', 404, REVALIDATE],
    ] as const;
    for (const [address, status, caching] of rows) {
      const answer = await ask(port(), address);
      expect([address, answer.status, answer.headers['cache-control']]).toEqual([address, status, caching]);
    }
  });

  test(`${name} asks again with a mark of the file, and sends nothing when it is the same`, async () => {
    const first = await ask(port(), '/docs/etusivu');
    const again = await ask(port(), '/docs/etusivu', { 'if-none-match': first.headers.etag ?? '' });
    expect([first.status, again.status, again.body.length]).toEqual([200, 304, 0]);
  });

  test(`${name} sends what the build has compressed`, async () => {
    const plain = await ask(port(), '/docs/etusivu');
    const zipped = await ask(port(), '/docs/etusivu', { 'accept-encoding': 'gzip' });
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/html; charset=utf-8' });
    expect(zipped.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'gzip' });
    expect(zipped.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(
      brotliDecompressSync(readFileSync(path.join(PLAIN.output, 'docs/etusivu/index.html.br'))).equals(plain.body),
    ).toBe(true);
  });
}

test('both servers send the same headers with each kind of file', async () => {
  const own = ['connection', 'date', 'etag', 'keep-alive', 'last-modified', 'server', 'accept-ranges', 'vary'];
  const kinds = ['/', '/ei/ole', `/${SCRIPT}`, '/favicon.svg', '/page-data/app-data.json', '/_headers'];
  for (const address of kinds) {
    const [one, other] = await Promise.all(
      SERVERS.map(async ([, port]) => {
        const { headers } = await ask(port(), address);
        return Object.entries(headers).filter(([header]) => !own.includes(header) && header !== 'transfer-encoding');
      }),
    );
    expect(Object.fromEntries(one ?? [])).toEqual(Object.fromEntries(other ?? []));
  }
});

test('a page has the headers that protect it, also where it is not found', async () => {
  for (const address of ['/', '/ei/ole']) {
    const { headers } = await ask(server.port, address);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    // Cloudflare cuts what is longer.
    expect(String(policy).length).toBeLessThan(2000);
    expect(headers.server).toBe('nginx');
  }
});

test('under a base path nginx answers as it does at the root', async () => {
  const under = await start(FULL.project, '/ohje');
  const rows: [string, number, string?][] = [
    ['/', 301, '/ohje/'],
    ['/ohje', 301, '/ohje/'],
    ['/ohje/', 200, 'fi'],
    ['/ohje/index.html', 301, '/ohje/'],
    ['/ohje/docs/alku', 200, 'fi'],
    ['/ohje/docs/alku/', 301, '/ohje/docs/alku'],
    ['/ohje//evil.example', 301, '/ohje/evil.example'],
    ['/ohje/sv/saknas', 404, 'sv'],
    ['/ohje/sv/404.html', 404, 'sv'],
    ['/muualla', 404, 'fi'],
    ['/ohje/.unfinished', 404, 'fi'],
  ];
  try {
    for (const [address, status, detail] of rows) {
      const answer = await ask(under.port, address);
      const found = answer.headers.location ?? /<html[^>]*\slang="(\w+)"/.exec(answer.body.toString())?.[1];
      expect({ address, status: answer.status, found }).toEqual({ address, status, found: detail });
    }
  } finally {
    await under.stop();
  }
});

test('a reader gets along under the policy, and every page keeps its styles', async ({ page }) => {
  const origin = `http://127.0.0.1:${server.port}`;
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The policy forbids ${violatedDirective}: ${blockedURI}`),
    ),
  );
  const isStyled = () => expect(page.locator('header').first()).toHaveCSS('position', 'sticky');
  await page.goto(`${origin}/`);
  await hydrated(page);
  await isStyled();
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await isStyled();
  await page.goto(`${origin}/search?q=lasku`);
  await expect(page.locator('main ol a').first()).toBeVisible();
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/(docs|blog)\//);
  await page.goto(`${origin}/en/docs/nothing`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await isStyled();
});

test('the policy lets nothing run that the build has not written', async ({ page, complaints }) => {
  await page.goto(`http://127.0.0.1:${server.port}/`);
  await hydrated(page);
  const done = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: rgb(1, 2, 3)">x</p>');
    const styled = document.getElementById('styled');
    return { title: document.title, color: styled && getComputedStyle(styled).color };
  });
  expect(done.title).not.toBe('taken over');
  expect(done.color).not.toBe('rgb(1, 2, 3)');
  expect(complaints.splice(0).filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
});

test('every file that a browser may keep is named in _headers, and no other', () => {
  const kept = readFileSync(path.join(PLAIN.output, '_headers'), 'utf8')
    .split('\n\n')
    .filter((text) => text.includes(FOREVER));
  const patterns = kept.map((text) => (text.trim().split('\n')[0] ?? '').replace('*', ''));
  const scripts = readdirSync(PLAIN.output).filter((file) => /-[0-9a-f]{8,}\.js$/.test(file));
  expect(scripts.filter((file) => !patterns.includes(`/${file}`))).toEqual([]);
  expect(patterns.filter((pattern) => '/static/search/fi.json'.startsWith(pattern))).toEqual([]);
  expect(path.posix.join('/', SCRIPT)).toBe(patterns.find((pattern) => pattern.startsWith('/app-')));
});
