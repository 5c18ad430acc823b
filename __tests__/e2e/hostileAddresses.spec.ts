import { readFileSync } from 'node:fs';
import { PLAIN } from '../support/testSites';
import { passTime } from './support/passTime';
import { documentLoads, forbidInjection, isWhole } from './support/whole';
import { expect, test, visit } from './support/test';

const PAGE = '/docs/pikaohjeet/saldo';
const MARKUP = '<img src=x onerror=alert(1)>';

/** The search page, which treats any address as a query. */
const searchFor = (query: string): [address: string, path: string] => [`/search?q=${query}`, '/search'];

/** Addresses to load, and the resulting path. */
const LOADED: [address: string, path: string][] = [
  [`${PAGE}#%E0%A4%A`, PAGE],
  [`${PAGE}#${'a'.repeat(5000)}`, PAGE],
  [`${PAGE}#${encodeURIComponent(MARKUP)}`, PAGE],
  [`${PAGE}?__proto__[x]=1&constructor[prototype][x]=1&%E0%A4%A#__proto__`, PAGE],
  ...[MARKUP, '\u0000\u001b[31m\u202e\u2028', '__proto__'].map((text) => searchFor(encodeURIComponent(text))),
  ...['%E0%A4%A', '%00'].map(searchFor),
  ['//evil.example/x', '/evil.example/x'],
  [`/docs/${encodeURIComponent(MARKUP)}`, `/docs/${encodeURIComponent(MARKUP)}`],
  [`/docs/${'a'.repeat(8000)}`, `/docs/${'a'.repeat(8000)}`],
];

test('a hostile address opens a complete page of this site and runs nothing', async ({ page, baseURL, request }) => {
  const hasNothingInjected = await forbidInjection(page);
  const loads = documentLoads(page);
  for (const [address, path] of LOADED) {
    // Addresses that differ only in the hash cause no load.
    await page.goto('about:blank');
    const before = loads();
    await visit(page, (baseURL ?? '') + address);
    await isWhole(page);
    if (path === '/search') await expect(page.locator('main')).toContainText(/Ei tuloksia|\d+ tulos/);
    const { origin, pathname } = new URL(page.url());
    expect([origin, pathname]).toEqual([baseURL, path]);
    expect(loads() - before, address).toBe(address.includes('//evil') ? 2 : 1);
    await hasNothingInjected();
  }
  for (const path of ['/docs/%E0%A4%A', '/%', '/%00']) {
    const status = (await request.get(path)).status();
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});

test('the not-found page at a hostile path is complete, with links of this site', async ({ page, complaints }) => {
  const origin = `http://127.0.0.1:${PLAIN.port}`;
  await page.clock.install();
  const loads = documentLoads(page);
  for (const path of ['/docs/%E0%A4%A', '/en//evil.example/x']) {
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
