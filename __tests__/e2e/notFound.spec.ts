import { FULL } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, hydrated, test } from './support/test';

test('a wrong address is answered with the pages that it may have meant, and with its words to search for', async ({
  page,
}) => {
  await page.goto('/docs/pikaohjeet/hyvityslaksu');
  await hydrated(page);
  const nearest = page.getByRole('region', { name: 'Tarkoititko jotakin näistä?' });
  await expect(nearest.getByRole('link').first()).toHaveAttribute('href', '/docs/pikaohjeet/hyvityslasku');
  expect(await nearest.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('hyvityslaksu');
  await nearest.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hyvityslaskun tekeminen');
});

test('where nothing is near, nothing is offered', async ({ page }) => {
  const list = page.waitForResponse(/\/static\/pages\/fi-/);
  await page.goto('/zzz/qqqqq');
  await list;
  await hydrated(page);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('qqqqq');
  await expect(page.getByRole('region', { name: 'Tarkoititko jotakin näistä?' })).toHaveCount(0);
});

test('the pages near a wrong address are in its language, and say when their titles are not', async ({ page }) => {
  await page.goto('/en/docs/pikaohjeet/saldoo');
  await hydrated(page);
  const link = page.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/en/docs/pikaohjeet/saldo');
  await expect(link).toHaveAttribute('lang', 'fi');
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
});

test('no page but the not-found one fetches the list of pages', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.clock.install();
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await passTime(page);
  expect(fetched.filter((url) => url.includes('/static/pages/'))).toEqual([]);
});

test('a link to no page within a language is answered in that language, at its own address', async ({ page }) => {
  await page.goto('/en/docs/etusivu');
  await hydrated(page);
  const main = page.locator('.prose');
  await main.evaluate((content) => content.insertAdjacentHTML('beforeend', '<a href="/en/docs/nothing">gone</a>'));
  await main.getByRole('link', { name: 'gone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/docs/nothing');
});

test('under a base path the pages near are found too', async ({ page }) => {
  await page.goto(`${FULL.url}/docs/ohjeet/laskuu`);
  const link = page.getByRole('status').getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/ohje/docs/ohjeet/lasku');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong address leads to the search and to the parts of the site', async ({ page }) => {
    const response = await page.goto('/sv/docs/ingenting');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Vi hittade inte det du letade efter.')).toBeVisible();
    const ways = page.getByRole('region', { name: 'Eller börja här' });
    await expect(ways.getByRole('link')).toHaveCount(4);
    await page.locator('main').getByRole('searchbox').fill('lasku');
    await page.locator('main').getByRole('button', { name: 'Sök' }).click();
    await expect(page).toHaveURL('/sv/search?q=lasku');
  });
});
