import { FULL } from '../support/testSites';
import { expect, hydrated, LOCALES, test } from './support/test';

test.use({ baseURL: FULL.origin });

test('under a base path every address carries it, and links lead on', async ({ page }) => {
  await page.goto('/ohje/');
  await hydrated(page);
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => address.startsWith('/') && !address.startsWith('/ohje')),
  );
  expect(foreign).toEqual([]);
  await page.locator('main a[href^="/ohje/docs"]').first().click();
  await expect(page).toHaveURL(/\/ohje\/docs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('under a base path the search finds and leads on, in every language', async ({ page }) => {
  for (const { base } of LOCALES) {
    await page.goto(`/ohje${base}/search?q=lasku`);
    await hydrated(page);
    await page.locator('main ol a').first().click();
    await expect(page).toHaveURL(new RegExp(`/ohje${base}/(docs|blog)/`));
  }
});

test('under a base path a missing page is answered in its language', async ({ page }) => {
  const response = await page.goto('/ohje/sv/saknas');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(new URL(page.url()).pathname).toBe('/ohje/sv/saknas');
});
