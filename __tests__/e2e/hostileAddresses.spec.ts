import { readFileSync } from 'node:fs';
import { PLAIN } from '../support/testSites';
import { passTime } from './support/passTime';
import { documentLoads, followLink, forbidInjection, isWhole } from './support/whole';
import { expect, hydrated, test, type Page } from './support/test';

const PAGE = '/docs/pikaohjeet/saldo';
const MARKUP = '<img src=x onerror=alert(1)>';

/** Addresses that are read as they are, and the path at which the reader ends up. */
const LOADED: Readonly<Record<string, readonly [address: string, path: string][]>> = {
  'with a hostile hash or query': [
    [`${PAGE}#%E0%A4%A`, PAGE],
    [`${PAGE}#%`, PAGE],
    [`${PAGE}#${'a'.repeat(5000)}`, PAGE],
    [`${PAGE}#javascript:alert(1)`, PAGE],
    [`${PAGE}#//evil.example`, PAGE],
    [`${PAGE}#${encodeURIComponent(MARKUP)}`, PAGE],
    [`${PAGE}#__proto__`, PAGE],
    [`${PAGE}?__proto__[x]=1&constructor[prototype][x]=1`, PAGE],
    [`${PAGE}?%E0%A4%A`, PAGE],
  ],
  'with a hostile path': [
    ['//evil.example/x', '/evil.example/x'],
    ['/en//evil.example/x', '/en/evil.example/x'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    [`/docs/${encodeURIComponent(MARKUP)}`, `/docs/${encodeURIComponent(MARKUP)}`],
    ['/__proto__', '/__proto__'],
    ['/constructor', '/constructor'],
    ['/sv/__proto__', '/sv/__proto__'],
    ['/docs/%5C%5Cevil.example', '/docs/%5C%5Cevil.example'],
    ['/..%2f..%2fetc%2fpasswd', '/..%2f..%2fetc%2fpasswd'],
    [`/docs/${'a'.repeat(8000)}`, `/docs/${'a'.repeat(8000)}`],
  ],
};

for (const [what, addresses] of Object.entries(LOADED)) {
  test(`loaded ${what} a page is whole and runs nothing of it`, async ({ page, baseURL }) => {
    const hasNothingInjected = await forbidInjection(page);
    const loads = documentLoads(page);
    for (const [address, path] of addresses) {
      // An address that differs in its hash alone would not be loaded.
      await page.goto('about:blank');
      const before = loads();
      await page.goto((baseURL ?? '') + address);
      await hydrated(page);
      await isWhole(page);
      const { origin, pathname } = new URL(page.url());
      expect([origin, pathname]).toEqual([baseURL, path]);
      expect(loads() - before, address).toBe(address.includes('//evil') && !address.includes('#') ? 2 : 1);
      await hasNothingInjected();
    }
  });
}

test('a malformed path is refused by the host', async ({ request }) => {
  for (const path of ['/docs/%E0%A4%A', '/%', '/%00']) {
    const status = (await request.get(path)).status();
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});

test('a host that shows its not-found page at a hostile path shows it whole, with links of this site', async ({
  page,
  complaints,
}) => {
  const origin = `http://127.0.0.1:${PLAIN.port}`;
  await page.clock.install();
  const loads = documentLoads(page);
  for (const path of ['/docs/%E0%A4%A', '//evil.example/x', '/en//evil.example/x']) {
    const body = readFileSync(`${PLAIN.output}${path.startsWith('/en') ? '/en' : ''}/404.html`, 'utf8');
    await page.route(
      (url) => url.href === origin + path,
      (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    );
    const before = loads();
    await page.goto(origin + path);
    await isWhole(page);
    await passTime(page);
    await isWhole(page);
    const origins = await page
      .locator('header nav a[hreflang]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect([...new Set(origins)]).toEqual([origin]);
    expect(loads() - before).toBeLessThanOrEqual(2);
  }
  complaints.length = 0;
});

/** Links in content, and the path to which they lead. */
const CLICKED: [href: string, path: string][] = [
  ['#%E0%A4%A', PAGE],
  ['#%', PAGE],
  ['#javascript:alert(1)', PAGE],
  ['/docs/etusivu#%E0%A4%A', '/docs/etusivu'],
  ['/docs/etusivu?__proto__[x]=1#__proto__', '/docs/etusivu'],
  ['/docs/etusivu?a=%E0%A4%A', '/docs/etusivu'],
  [`/docs/${encodeURIComponent(MARKUP)}`, `/docs/${encodeURIComponent(MARKUP)}`],
  ['/__proto__', '/__proto__'],
  ['/constructor', '/constructor'],
];

test('hostile links leave the page whole', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  for (const [href, path] of CLICKED) {
    await page.goto('about:blank');
    await page.goto(PAGE);
    await hydrated(page);
    await followLink(page, href);
    await expect.poll(() => new URL(page.url()).pathname, href).toBe(path);
    await hydrated(page);
    await isWhole(page);
    await hasNothingInjected();
  }
});

test('a link to javascript: runs nothing', async ({ page, complaints }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await followLink(page, 'javascript:document.title="taken over"');
  await isWhole(page);
  await expect(page).not.toHaveTitle('taken over');
  const others = complaints.splice(0).filter((text) => !/Content Security Policy/.test(text));
  expect(others).toEqual([]);
});

test('a link to a malformed path ends at the not-found page, not in a loop', async ({ page, complaints }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await hydrated(page);
  const loads = documentLoads(page);
  await followLink(page, '/docs/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sivua ei löytynyt');
  await passTime(page);
  expect(loads()).toBeLessThanOrEqual(2);
  await isWhole(page);
  await page.goto(PAGE);
  await isWhole(page);
  const others = complaints.splice(0).filter((text) => !/status of 400|Failed to load|malformed/i.test(text));
  expect(others).toEqual([]);
});

/** The search has found something, or nothing, or was asked for nothing that could be found. */
async function isAnswered(page: Page): Promise<void> {
  const main = page.locator('main');
  await expect(main).toContainText(/Ei tuloksia|\d+ tulos|Kirjoita/);
  await expect(main).not.toContainText('Haetaan…');
}

/** What a reader may type, or a link may bring, as a search. */
const QUERIES = [
  MARKUP,
  '"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000\u0007\u001b[31m\u202e\u2028',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '*~^:+(((',
  '.*+?^$()[]{}|\\',
  '!!!',
  'ja',
  '\ud800',
  'a\udc00b',
  '👩‍👩‍👧‍👦',
  'a\u0308\u0308\u0308',
  'la\u0308hetys',
  'x'.repeat(100_000),
];

test('the search page takes whatever is typed as words', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  await page.goto('/search');
  await hydrated(page);
  const askedFor = () => new URL(page.url()).searchParams.get('q');
  for (const query of QUERIES) {
    const before = askedFor();
    await page.locator('main').getByRole('searchbox').fill(query);
    await expect.poll(askedFor, query.slice(0, 30)).not.toBe(before);
    await isAnswered(page);
  }
  await isWhole(page);
  await hasNothingInjected();
});

test('the search page opens with whatever an address asks for', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  // What each of them finds is the same as when it is typed; what can differ is how an address is read.
  const written = [MARKUP, '"><script>alert(1)</script>', '\u0000\u001b[31m\u202e\u2028', '__proto__', '\ud800'];
  for (const query of [...written.map(encodeWhole), '%E0%A4%A', '%00', '%']) {
    await page.goto(`/search?q=${query}`);
    await hydrated(page);
    await isAnswered(page);
    await isWhole(page);
    await hasNothingInjected();
  }
});

test('the dialog takes whatever is typed as words', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  await page.goto(PAGE);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  for (const query of QUERIES) {
    await dialog.getByRole('combobox').fill(query);
    await expect(dialog.getByRole('status')).toHaveText(/Tuloksia ei löytynyt|\d+ tulos/);
    await dialog.getByRole('combobox').fill('');
    await expect(dialog.getByRole('status')).toHaveText('');
  }
  await hasNothingInjected();
});

/** As a browser writes it into an address: half a character becomes the sign for what cannot be shown. */
function encodeWhole(text: string): string {
  return new URLSearchParams({ q: text }).toString().slice('q='.length);
}

test('on a missing page the language switch keeps to the site, whatever query and hash say', async ({ page }) => {
  await page.goto('/en/nothing-here?next=//evil.example#//evil.example');
  await hydrated(page);
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.locator('header').getByRole('link', { name: 'Suomi', exact: true }).click();
  await hydrated(page);
  expect(new URL(page.url()).host).toBe(`localhost:${PLAIN.port}`);
  await isWhole(page);
});
