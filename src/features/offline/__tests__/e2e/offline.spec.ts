import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';
import { FULL } from '../../../../../__tests__/support/testSites';
import { startOfflineSite, type OfflineSite } from './offlineSite';
import { PAGE_KINDS } from '../../../../../__tests__/e2e/support/pageKinds';
import { expect, hydrated, test as base, visit } from '../../../../../__tests__/e2e/support/test';

/** Pages that most of these tests do not visit, and their files. */
const NOT_VISITED = /\/(?:docs\/(?!etusivu|tukiportaali)|blog|(?:en|sv)\/)/;

const test = base.extend<{ site: OfflineSite; isKeptWhole: boolean }>({
  isKeptWhole: [false, { option: true }],
  site: async ({ page, isKeptWhole }, use) => {
    const site = await startOfflineSite(isKeptWhole ? undefined : NOT_VISITED);
    await use(site);
    // An open page continues to prefetch and would report failures.
    await page.close();
    await site.stop();
  },
});
/** Some tests keep the site three times and wait for the worker. */
test.describe.configure({ timeout: 90_000 });

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const leftBehind = async (page: Page) => [await registrations(page), await cacheNames(page)];
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

async function openDialog(page: Page, name = 'Lue ilman verkkoa'): Promise<void> {
  await page.locator('footer').getByRole('button', { name }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Time-out in milliseconds for fetching hundreds of files on a busy machine. */
const KEEPING_LIMIT = 60_000;

const isKept = (page: Page) =>
  expect(dialog(page)).toContainText('Sivusto on tallessa tällä laitteella.', { timeout: KEEPING_LIMIT });

/** Opens a guide from the search dialog, with the worker's files. */
async function openByDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maksumuistutus');
  const option = page.getByRole('option', { name: /Maksumuistutuksen lähetys/ });
  await option.first().click();
  await expect(page.locator('h1')).toHaveText(/Maksumuistutuksen lähetys/);
}

/** Keeps the site from a page and closes the dialog. */
async function keep(page: Page, site: OfflineSite, path = '/docs/etusivu'): Promise<void> {
  await visit(page, site.url + path);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => isControlled(page)).toBe(true);
}

test('registers a worker only to keep the site; shows progress and can be cancelled', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [PAGE_KINDS.search, '/en', '/docs/etusivu']) {
    await visit(page, site.url + path);
  }
  await openDialog(page);
  await expect(dialog(page)).toContainText(/Ladattavaa on noin \d+,\d Mt, ja laitteelta kuluu tilaa noin \d+,\d Mt\./);
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  expect(await leftBehind(page)).toEqual([0, []]);
  expect(site.requests).not.toContain('/offline-sw.js');

  let letFail = () => {};
  const mayFail = new Promise<void>((resolve) => (letFail = resolve));
  // One file is pending until the reader has cancelled.
  site.overrides.set('/docs/tukiportaali', (response) => void mayFail.then(() => response.writeHead(500).end()));
  await button(page, 'Tallenna sivusto').click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Sivustoa tallennetaan' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+,\d Mt \/ \d+,\d Mt$/);
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // Closing the dialog does not cancel.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('footer').getByRole('button', { name: 'Lue ilman verkkoa' })).toBeFocused();
  await openDialog(page);
  await expect(bar).toBeVisible();
  await button(page, 'Keskeytä').click();
  letFail();
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  await expect.poll(() => leftBehind(page)).toEqual([0, []]);
  complaints.length = 0;
});

test.describe('kept whole', () => {
  test.use({ isKeptWhole: true });

  test('offline the kept site can be read and searched, at the same addresses', async ({ page, site, complaints }) => {
    await keep(page, site);
    site.isDown = true;
    for (const path of [PAGE_KINDS.home, PAGE_KINDS.category, PAGE_KINDS.post, `/sv${PAGE_KINDS.quickGuide}`, '/en']) {
      await visit(page, site.url + path);
      await expect(page.locator('h1')).toBeVisible();
    }
    // By links, without loading documents.
    await visit(page, `${site.url}/docs/etusivu`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('article').getByRole('link', { name: 'Hyvityslaskun tekeminen' }).click();
    await expect(page.locator('h1')).toHaveText(/Hyvityslasku/);
    await page.getByRole('link', { name: 'Versiotiedotteet' }).first().click();
    await expect(page.locator('h1')).toHaveText('Versiotiedotteet');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await openByDialog(page);
    await page.goto(`${site.url}/search?q=hyvityslasku`);
    await expect(page.getByRole('link', { name: /Hyvityslasku/ }).first()).toBeVisible();
    // A reply's link shows the kept sections; others cannot be checked offline.
    await page.goto(`${site.url}/vastaus#docs/pikaohjeet/saldo:vaihe-2+docs/poissa`);
    await expect(page.locator('main ol.steps[start="2"]')).toBeVisible();
    await expect(page.getByText('Ohjetta ei voitu ladata. Tarkista verkkoyhteys.')).toBeVisible();
    // Browsers log each failed request.
    const others = complaints.splice(0).filter((text) => !/ERR_|Failed to fetch|no-response/.test(text));
    expect(others).toEqual([]);

    for (const [address, place] of [
      ['/docs/etusivu/index.html#x', '/docs/etusivu#x'],
      ['/docs', '/docs/etusivu'],
    ] as const) {
      await page.goto(site.url + address);
      await expect(page).toHaveURL(site.url + place);
      await hydrated(page);
    }
    const response = await page.goto(`${site.url}/en/docs/nothing`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    // A missing file is a network error offline, not a 404.
    await expect(page.goto(`${site.url}/blog/rss.xml`)).rejects.toThrow(/ERR_FAILED/);
    complaints.length = 0;
  });
});

test('removing deletes everything, as does a build without the feature; keeping works again', async ({
  page,
  site,
}) => {
  await keep(page, site);
  await openDialog(page);
  await expect(dialog(page)).toContainText(/Tallennettu \d+\. \w+ \d{4}\. Tilaa kuluu \d+,\d Mt\./);
  await button(page, 'Poista laitteelta').click();
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  expect(await leftBehind(page)).toEqual([0, []]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /offline/i.test(key)))).toEqual([]);
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  // The worker serves this page until it is left, without restoring files.
  await openByDialog(page);
  expect(await leftBehind(page)).toEqual([0, []]);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  expect(await registrations(page)).toBe(1);

  // A build without the feature unregisters the worker.
  await site.withdraw();
  await page.goto(`${site.url}/docs/etusivu`);
  await expect.poll(() => leftBehind(page)).toEqual([0, []]);
  await page.goto(`${site.url}/docs/tukiportaali`);
  expect(await isControlled(page)).toBe(false);
});

/** Changes one text of a page and nothing else. */
const withNewWords = (file: string, text: string) =>
  /^\/(?:page-data\/)?docs\/tukiportaali\//.test(file) ? text.replaceAll('Tukiportaali', 'Uusi portaali') : undefined;

test('a failed update keeps the old edition; later only changed files are fetched', async ({
  page,
  site,
  complaints,
}) => {
  await keep(page, site);
  await site.publish(withNewWords);
  const changed = ['/docs/tukiportaali', '/page-data/docs/tukiportaali/page-data.json'];
  for (const path of changed) site.overrides.set(path, (response) => response.writeHead(404).end());
  await openDialog(page);
  await expect(dialog(page)).toContainText('Sivustosta on uudempi versio.');
  await button(page, 'Päivitä nyt').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Sivustoa ei saatu tallennettua.');
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await expect(dialog(page)).toContainText('Sivusto on tallessa tällä laitteella.');
  await button(page, 'Sulje').click();
  // Makes the browser's own update check fail.
  site.overrides.set('/offline-sw.js', (response) => response.writeHead(503).end());
  site.isDown = true;
  await visit(page, `${site.url}/docs/tukiportaali`);
  await expect(page.locator('h1')).toHaveText(/^Tukiportaali/);

  site.isDown = false;
  site.overrides.clear();
  site.requests.length = 0;
  await visit(page, `${site.url}/docs/etusivu`);
  // Reads the caches without messages to the worker, because activity delays the browser's update check.
  const keptEditions = () =>
    page.evaluate(async () => (await (await caches.open('offline-days:/')).keys()).map(({ url }) => url));
  const { id } = (await (await page.request.get(`${site.url}/static/offline/edition.json`)).json()) as { id: string };
  await expect.poll(keptEditions).toEqual([`${site.url}/?edition=${id}`]);
  // Visible links prefetch page data too.
  const fetched = new Set(site.requests.filter((path) => path.includes('tukiportaali')));
  expect([...fetched].sort()).toEqual(changed);
  expect(site.requests.length).toBeLessThan(60);
  site.isDown = true;
  await page.goto(`${site.url}/docs/tukiportaali`);
  await expect(page.locator('h1')).toHaveText(/Uusi portaali/);
  await page.close();
  complaints.length = 0;
});

const NEW_BUILD = '0123456789abcdef0123';
const buildOf = (page: Page) =>
  page.evaluate(() => (window as Window & { ___webpackCompilationHash?: string }).___webpackCompilationHash ?? '');

/** Publishes a build with changed texts and scripts; returns the previous build's name. */
async function publishNewBuild(page: Page, site: OfflineSite): Promise<string> {
  const build = await buildOf(page);
  await site.publish((file, text) => {
    const words = withNewWords(file, text);
    return /\.html$|(?:app|page)-data\.json$/.test(file) ? (words ?? text).replaceAll(build, NEW_BUILD) : words;
  }, NEW_BUILD);
  return build;
}

test('a page of a newer build never gets files of the kept one', async ({ page, site, complaints }) => {
  await keep(page, site);
  const build = await publishNewBuild(page, site);
  // Only the page of the new build can be fetched, not its edition.
  site.overrides.set('/offline-sw.js', (response) => response.writeHead(503).end());
  await visit(page, `${site.url}/docs/etusivu`);
  site.isDown = true;
  const answers = await page.evaluate(async () => {
    const ask = (path: string) =>
      fetch(path)
        .then(({ status }) => status)
        .catch(() => 'none');
    return [await ask('/page-data/docs/tukiportaali/page-data.json'), await ask('/static/search/fi.json')];
  });
  expect(answers).toEqual(['none', 'none']);
  // Reloading serves the kept build with all of its files.
  await visit(page, `${site.url}/docs/etusivu`);
  expect(await buildOf(page)).toBe(build);
  expect(await page.evaluate(() => fetch('/page-data/docs/etusivu/page-data.json').then(({ status }) => status))).toBe(
    200,
  );
  await page.close();
  complaints.length = 0;
});

test('a new build waits until no page of the old one is open', async ({ page, site, context, complaints }) => {
  await keep(page, site);
  await publishNewBuild(page, site);
  await openDialog(page);
  await button(page, 'Päivitä nyt').click();
  await expect(dialog(page)).toContainText('Uudempi versio on ladattu. Se tulee käyttöön seuraavalla käynnillä.');
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  site.isDown = true;
  // The open page continues with its own build.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('footer').getByRole('link', { name: 'Näin saat tukea' }).click();
  await expect(page.locator('h1')).toHaveText(/^Tukiportaali/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.close();
  // The browser notices the closed page late.
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(`${site.url}/docs/tukiportaali`);
    const title = await next.locator('h1').textContent();
    await next.close();
    expect(title).toMatch(/^Uusi portaali/);
  }).toPass();
  complaints.length = 0;
});

test('reports a lack of space, changes nothing, and can be retried', async ({ page, site, context, complaints }) => {
  // The quota check passes, but storing fails.
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1e12, usage: 0 });
  });
  await visit(page, `${site.url}/docs/etusivu`);
  const devtools = await context.newCDPSession(page);
  const limit = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize });
  await limit(1_000_000);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Laitteella ei ole tarpeeksi tilaa sivustolle.');
  await expect.poll(() => leftBehind(page)).toEqual([0, []]);
  await limit();
  await button(page, 'Yritä uudelleen').click();
  await isKept(page);
  complaints.length = 0;
});

test('a site under a base path has a separate worker', async ({ page, context, complaints }) => {
  const { url } = FULL;
  await visit(page, `${url}/docs/alku`);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [scope, active?.scriptURL]),
  );
  expect(scopes).toEqual([[`${url}/`, `${url}/offline-sw.js`]]);
  await button(page, 'Sulje').click();
  await context.setOffline(true);
  await page.goto(`${url}/docs/media/kuvat.html`);
  await expect(page).toHaveURL(`${url}/docs/media/kuvat`);
  await hydrated(page);
  await page.close();
  await context.setOffline(false);
  complaints.length = 0;
});
