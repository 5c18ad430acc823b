import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { fakeServices } from '../../../../../__tests__/e2e/support/fakeServices';
import { passTime } from '../../../../../__tests__/e2e/support/passTime';
import { watchShifts } from '../../../../../__tests__/e2e/support/shifts';
import { expect, hydrated, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

test.use({ isAsked: true });

const SITE = 'Pieni ohjesivusto';

const region = (page: Page) => page.getByRole('region', { name: 'Saako käyntiäsi mitata?' });
const settings = (page: Page) => page.getByRole('button', { name: 'Seuranta-asetukset' });

async function open(page: Page, path = '/') {
  await visit(page, FULL.url + path);
}

/** Goes to a page by its link. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="/ohje${path}"]:visible`).first().click();
  await expect(page).toHaveURL(FULL.url + path);
}

const titled = (path: string, title = '') => `/ohje${path} | ${title === '' ? '' : `${title} | `}${SITE}`;

test('after consent counts each page once, with its new title; a withdrawal stops it', async ({ page }) => {
  const seen = await fakeServices(page);
  await open(page);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => [seen.views, seen.heard, seen.replays]).toEqual([[titled('/')], ['/ohje/'], 1]);
  expect(seen.requests.filter((each) => each.endsWith('/gtag/js'))).toHaveLength(1);
  await follow(page, '/docs/alku');
  await expect.poll(() => seen.views).toHaveLength(2);
  // A page left before it was shown does not count.
  await page.locator('a[href="/ohje/docs/alku"]:visible').first().click();
  await follow(page, '/docs/ohjeet/saldo');
  await expect.poll(() => seen.views).toHaveLength(3);
  await open(page, '/search');
  await expect.poll(() => seen.views).toHaveLength(4);
  await page.locator('main input').fill('lasku');
  const saldo = titled('/docs/ohjeet/saldo', 'Saldo');
  const search = [titled('/search', 'Haku'), titled('/search?q=lasku', 'Haku')];
  const expected = [titled('/'), titled('/docs/alku', 'Aloita tästä'), saldo, ...search];
  const paths = expected.map((view) => view.split(' | ')[0]);
  await expect.poll(() => seen.views).toEqual(expected);
  await expect.poll(() => seen.beacons.flatMap(({ type, path }) => (type === 'view' ? [path] : []))).toEqual(paths);
  await expect.poll(() => seen.heard).toEqual(paths);
  await expect.poll(() => seen.vitals).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  expect(await page.context().cookies()).toMatchObject([{ name: '_ga' }]);

  await settings(page).click();
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toContainText('Sallit mittauksen');
  // Not earlier: web-vitals does not work with a fake clock.
  await page.clock.install();
  const reloaded = page.waitForEvent('load');
  await region(page).getByRole('button', { name: 'Älä salli' }).click();
  await reloaded;
  const asked = seen.requests.length;
  await hydrated(page);
  await follow(page, '/docs/alku');
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  expect(seen.requests).toHaveLength(asked);
  expect(await page.context().cookies()).toEqual([]);
});

test('consent lasts for the next visit; blocked and hanging services block nothing', async ({ page, complaints }) => {
  const tag = 'www.googletagmanager.com/gtag/js';
  const seen = await fakeServices(page);
  seen.block();
  await page.clock.install();
  await open(page);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => seen.requests).toContain(tag);
  await follow(page, '/docs/alku');
  seen.requests.length = 0;
  seen.hang();
  await open(page, '/docs/ohjeet/saldo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo');
  await expect(region(page)).toBeHidden();
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  await expect.poll(() => seen.requests).toContain(tag);
  await follow(page, '/docs/alku');
  await expect(page).toHaveTitle(`Aloita tästä | ${SITE}`);
  expect(seen.views).toEqual([]);
  // The browser itself logs blocked requests; the page logs nothing.
  expect(complaints.filter((line) => !line.includes('net::ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  complaints.length = 0;
});

for (const [mode, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test(`the question covers and shifts nothing, and works by keyboard, ${mode}, ${width} px`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.setViewportSize({ width, height: 700 });
    const shifts = await watchShifts(page);
    await open(page, '/docs/ohjeet/lasku');
    await expect(region(page)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    expect(await shifts()).toEqual([]);
    const stops = [
      page.getByRole('link', { name: 'Siirry sisältöön' }),
      ...(width > 1000 ? [page.getByRole('link', { name: 'Siirry tämän osan sivuihin' })] : []),
      region(page).getByRole('link'),
      region(page).getByRole('button', { name: 'Älä salli' }),
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    for (let stop = 0; stop < 57; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('section[aria-labelledby="consent-title"]');
        if (element === null || element === document.body || bar === null || bar.contains(element)) return '';
        const { top } = element.getBoundingClientRect();
        return top >= bar.getBoundingClientRect().top ? element.outerHTML.slice(0, 100) : '';
      });
      expect(covered).toBe('');
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [bar, footer] = await Promise.all([region(page).boundingBox(), page.locator('footer').boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await page.emulateMedia({ media: 'print' });
    await expect(region(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await region(page).getByRole('button', { name: 'Älä salli' }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('does not ask, and a site without analytics contains nothing of the question', async ({ page }) => {
    await page.goto(`${FULL.url}/`);
    await expect(region(page)).toHaveCount(0);
    await expect(settings(page)).toBeHidden();
    await page.goto('/');
    // Except for its empty list of texts.
    expect((await page.content()).replace('"consentTexts":[]', '')).not.toMatch(/consent|Seuranta-asetukset/);
  });
});
