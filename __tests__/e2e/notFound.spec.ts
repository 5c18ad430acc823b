import { FULL } from '../support/testSites';
import { expect, hydrated, test, visit } from './support/test';

test('an unknown address offers similar pages in its language, and the first hits for its words', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/pages/')) fetched.push(request.url());
  });
  await visit(page, '/en/docs/etusivu');
  const main = page.locator('.prose');
  await main.evaluate((text) => text.insertAdjacentHTML('beforeend', '<a href="/en/docs/pikaohjeet/saldoo">gone</a>'));
  await main.getByRole('link', { name: 'gone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveURL('/en/docs/pikaohjeet/saldoo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('saldoo');
  const nearest = page.getByRole('region', { name: 'Did you mean one of these?' });
  const link = nearest.getByRole('link').first();
  await expect(link).toHaveAttribute('href', '/en/docs/pikaohjeet/saldo');
  // No other page has loaded the list of pages.
  expect(fetched).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldon tarkistus, siirto ja palautus');

  const list = page.waitForResponse(/\/static\/pages\/fi-/);
  await page.goto('/zzz/qqqqq');
  await (await list).finished();
  await hydrated(page);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('qqqqq');
  await expect(page.getByRole('region', { name: 'Tarkoititko jotakin näistä?' })).toHaveCount(0);

  await visit(page, '/jotain/osoitemuutos');
  const hits = page.getByRole('region', { name: 'Tarkoititko jotakin näistä?' });
  await expect(hits.getByRole('link', { name: 'Pysyvä osoitteenmuutos' })).toBeVisible();
});

test('under a base path links, search and similar pages of the not-found page work', async ({ page }) => {
  await visit(page, `${FULL.url}/sv/search?q=lasku`);
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/ohje\/sv\/(docs|blog)\//);
  await visit(page, `${FULL.url}/docs/ohjeet/laskuu`);
  await page.locator('main').getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL(`${FULL.url}/docs/ohjeet/lasku`);
});
