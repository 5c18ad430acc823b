import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript the page is read, and its section and languages are reached', async ({ page }) => {
  await page.goto('/docs/pikaohjeet/hyvityslasku');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('aside').getByRole('link', { name: 'Pikaohjeet', exact: true }).click();
  await expect(page).toHaveURL('/docs/category/pikaohjeet');
  await page.locator('header summary', { hasText: 'Suomi' }).click();
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/docs/category/pikaohjeet');
});

test('without JavaScript a phone’s menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/docs/pikaohjeet/hyvityslasku');
  await page.locator('header summary[aria-label]').click();
  await page.locator('header').getByRole('link', { name: 'Versiotiedotteet' }).click();
  await expect(page).toHaveURL('/docs/category/versiotiedotteet');
});

test('without JavaScript the search page says what it needs and leads on', async ({ page }) => {
  await page.goto('/docs/etusivu');
  await page.locator('header').getByRole('button', { name: 'Hae ohjeista' }).first().click();
  await expect(page).toHaveURL(/\/search\??$/);
  await expect(page.locator('noscript p')).toHaveText(/^Haku tarvitsee JavaScriptin/);
  await page.locator('noscript').locator('a[href="/docs/category/pikaohjeet"]').click();
  await expect(page).toHaveURL('/docs/category/pikaohjeet');
});

test('without JavaScript a redirect still leads on', async ({ page }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL('/docs/etusivu');
});
