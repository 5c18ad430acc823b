import { FULL } from '../support/testSites';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { fakeServices } from './support/fakeServices';
import { passTime } from './support/passTime';
import { watchShifts } from './support/shifts';
import { expect, hydrated, test, type Page } from './support/test';

test.use({ isAsked: true });

const KEY = 'ohjekeskus.consent';
const SITE = 'Pieni ohjesivusto';

const region = (page: Page) => page.getByRole('region', { name: 'Saako käyntiäsi mitata?' });
const settings = (page: Page) => page.getByRole('button', { name: 'Seuranta-asetukset' });

async function open(page: Page, path = '/') {
  await page.goto(FULL.url + path);
  await hydrated(page);
}

/** Goes to a page by its link, as a reader does. */
async function follow(page: Page, path: string) {
  await page.locator(`a[href="/ohje${path}"]:visible`).first().click();
  await expect(page).toHaveURL(FULL.url + path);
}

const titled = (path: string, title = '') => `/ohje${path} | ${title === '' ? '' : `${title} | `}${SITE}`;

test('before an answer, and after a refusal, other sites are asked for nothing', async ({ page }) => {
  const seen = await fakeServices(page);
  await page.clock.install();
  await open(page);
  await expect(region(page)).toBeVisible();
  await follow(page, '/docs/alku');
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  expect(seen.requests).toEqual([]);
  await region(page).getByRole('button', { name: 'Älä salli' }).click();
  await expect(region(page)).toBeHidden();
  await open(page);
  await follow(page, '/docs/alku');
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  await expect(region(page)).toBeHidden();
  expect(seen.requests).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('after a grant each page counts once, with its new title; a withdrawal ends it', async ({ page }) => {
  test.slow();
  const seen = await fakeServices(page);
  await open(page);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => seen.views).toEqual([titled('/')]);
  // What the tag and the tag manager find: first that nothing is agreed to.
  const layer = await page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) => Array.from(each)),
  );
  expect(layer.slice(0, 2)).toEqual([
    [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(seen.requests.filter((each) => each.endsWith('/gtag/js'))).toHaveLength(1);
  await follow(page, '/docs/alku');
  // A page that is left before it has come was not seen, and does not count.
  await expect.poll(() => seen.views).toHaveLength(2);
  await page.locator('a[href="/ohje/docs/alku"]:visible').first().click();
  await follow(page, '/docs/ohjeet/saldo');
  await expect.poll(() => seen.views).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => seen.views).toHaveLength(4);
  await open(page, '/search');
  await expect.poll(() => seen.views).toHaveLength(5);
  await page.locator('main input').fill('lasku');
  const expected = [
    titled('/'),
    titled('/docs/alku', 'Aloita tästä'),
    titled('/docs/ohjeet/saldo', 'Saldo'),
    titled('/docs/alku', 'Aloita tästä'),
    titled('/search', 'Haku'),
    titled('/search?q=lasku', 'Haku'),
  ];
  await expect.poll(() => seen.views.length).toBe(expected.length);
  expect(seen.views).toEqual(expected);
  await expect
    .poll(() => seen.beacons.flatMap(({ type, path }) => (type === 'view' ? [path] : [])))
    .toEqual(expected.map((view) => view.split(' | ')[0]));
  await expect.poll(() => seen.vitals).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  expect(await page.context().cookies()).toMatchObject([{ name: '_ga' }]);

  await settings(page).click();
  await expect(region(page)).toBeFocused();
  await expect(region(page)).toContainText('Sallit mittauksen');
  // Not before: web-vitals cannot measure by a clock of ours.
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

test('a grant holds on the next visit, and a fault of the services is nobody’s business', async ({
  page,
  complaints,
}) => {
  const tag = 'www.googletagmanager.com/gtag/js';
  const seen = await fakeServices(page);
  seen.block();
  await page.clock.install();
  await open(page);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => seen.requests).toContain(tag);
  await follow(page, '/docs/alku');
  seen.requests.length = 0;
  await open(page);
  await expect(region(page)).toBeHidden();
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  await expect.poll(() => seen.requests).toContain(tag);
  expect(seen.views).toEqual([]);
  // Nothing is blocked, and told, any more.
  await page.close();
  // The browser itself names what was blocked; the page says nothing.
  expect(complaints.filter((line) => !line.includes('net::ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  complaints.length = 0;
});

test('the tag manager and what replays visits begin with a grant, and end with its withdrawal', async ({ page }) => {
  const seen = await fakeServices(page);
  await page.clock.install();
  await open(page);
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  expect([seen.heard, seen.replays]).toEqual([[], 0]);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => [seen.heard, seen.replays]).toEqual([['/ohje/'], 1]);
  await follow(page, '/docs/alku');
  await expect.poll(() => seen.heard).toEqual(['/ohje/', '/ohje/docs/alku']);
  expect(seen.requests).toEqual(expect.arrayContaining(['www.googletagmanager.com/gtm.js']));

  await settings(page).click();
  const reloaded = page.waitForEvent('load');
  await region(page).getByRole('button', { name: 'Älä salli' }).click();
  await reloaded;
  await hydrated(page);
  await follow(page, '/docs/ohjeet/saldo');
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  expect([seen.heard.length, seen.replays]).toEqual([2, 1]);
});

test('services that never answer hold up neither a page nor the way to the next', async ({ page }) => {
  const seen = await fakeServices(page);
  seen.hang();
  await open(page);
  await region(page).getByRole('button', { name: 'Salli', exact: true }).click();
  await expect.poll(() => seen.requests.length).toBeGreaterThan(2);
  await follow(page, '/docs/alku');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aloita tästä');
  // The next visit, whose document counts as loaded without them.
  await open(page, '/docs/ohjeet/saldo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo');
  await follow(page, '/docs/alku');
  await expect(page).toHaveTitle(titled('', 'Aloita tästä').slice('/ohje | '.length));
});

test('in a browser that asks not to be tracked nobody asks, and the footer tells why', async ({ page }) => {
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem(key, JSON.stringify({ choice: 'granted', date: new Date().toISOString().slice(0, 10) }));
  }, KEY);
  const seen = await fakeServices(page);
  await page.clock.install();
  await open(page);
  await passTime(page, `${FULL.base}/hinnasto.txt`);
  await expect(region(page)).toBeHidden();
  await settings(page).click();
  await expect(region(page)).toContainText('Selaimesi pyytää, ettei sinua seurata.');
  await expect(region(page).getByRole('button')).toHaveText(['Sulje']);
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeFocused();
  expect(seen.requests).toEqual([]);
});

test('where storage is blocked the answer holds while the page is open', async ({ page, complaints }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    }),
  );
  const seen = await fakeServices(page);
  await open(page);
  await region(page).getByRole('button', { name: 'Älä salli' }).click();
  await follow(page, '/docs/alku');
  await expect(region(page)).toBeHidden();
  expect(seen.requests).toEqual([]);
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
});

test('the keyboard meets the question after the first link, answers it, and goes on at the content', async ({
  page,
}) => {
  await open(page);
  await expect(region(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region(page).getByRole('button', { name: 'Älä salli' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const width of [320, 1280]) {
  test(`the question hides neither what has the focus nor the end of the page, and moves nothing, ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    const shifts = await watchShifts(page);
    await open(page, '/docs/ohjeet/lasku');
    await expect(region(page)).toBeVisible();
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    expect(await shifts()).toEqual([]);
    for (let stop = 0; stop < 60; stop += 1) {
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
  });
}

for (const [mode, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`the question has no accessibility faults, ${mode}, ${width} px`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(region(page)).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

test('paper has no question', async ({ page }) => {
  await open(page);
  await expect(region(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(region(page)).toBeHidden();
});

test('a site that measures nothing has no trace of the question', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(settings(page)).toHaveCount(0);
  // Beside the list of its texts, which is empty.
  expect((await page.content()).replace('"consentTexts":[]', '')).not.toContain('consent');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody asks, and nothing is offered that does not work', async ({ page }) => {
    await page.goto(`${FULL.url}/`);
    await expect(region(page)).toHaveCount(0);
    await expect(settings(page)).toBeHidden();
  });
});
