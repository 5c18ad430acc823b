import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';
import { expect, visit } from '../../../../../__tests__/e2e/support/test';
import type { OfflineSite } from './offlineSite';
import { button, dialog, keep, openDialog, test, TEST_LIMIT } from './keptSite';

test.describe.configure({ timeout: TEST_LIMIT });

/** Changes one text of a page and nothing else. */
const withNewWords = (file: string, text: string) =>
  /^\/(?:page-data\/)?docs\/tukiportaali\//.test(file) ? text.replaceAll('Tukiportaali', 'Uusi portaali') : undefined;

test('a failed update keeps the old edition; later only changes are fetched', async ({ page, site, complaints }) => {
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
