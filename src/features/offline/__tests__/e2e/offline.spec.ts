import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';
import { FULL } from '../../../../../__tests__/support/testSites';
import { PAGE_KINDS } from '../../../../../__tests__/e2e/support/pageKinds';
import { expect, hydrated, visit } from '../../../../../__tests__/e2e/support/test';
import {
  button,
  dialog,
  isControlled,
  isKept,
  keep,
  leftBehind,
  openByDialog,
  openDialog,
  registrations,
  test,
  TEST_LIMIT,
} from './keptSite';

test.describe.configure({ timeout: TEST_LIMIT });

test('registers a worker only to keep the site; shows progress, and leaves nothing if a file fails', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [PAGE_KINDS.search, '/en', '/docs/etusivu']) await visit(page, site.url + path);
  await openDialog(page);
  await expect(dialog(page)).toContainText(/Ladattavaa on noin \d+,\d Mt, ja laitteelta kuluu tilaa noin \d+,\d Mt\./);
  expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
  await expect(button(page, 'Tallenna sivusto')).toBeVisible();
  expect(await leftBehind(page)).toEqual([0, []]);
  expect(site.requests).not.toContain('/offline-sw.js');

  let letFail = () => {};
  const mayFail = new Promise<void>((resolve) => (letFail = resolve));
  // One file is pending until the progress has been seen.
  site.overrides.set('/docs/tukiportaali', (response) => void mayFail.then(() => response.writeHead(500).end()));
  await button(page, 'Tallenna sivusto').click();
  const bar = dialog(page).getByRole('progressbar', { name: 'Sivustoa tallennetaan' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+,\d Mt \/ \d+,\d Mt$/);
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // Closing the dialog does not stop the download.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('footer').getByRole('button', { name: 'Lue ilman verkkoa' })).toBeFocused();
  await openDialog(page);
  await expect(bar).toBeVisible();
  letFail();
  await expect(dialog(page).getByRole('alert')).toContainText('Sivustoa ei saatu tallennettua.');
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
