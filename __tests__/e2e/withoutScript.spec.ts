import { FULL } from '../support/testSites';
import { expect, takeDue, test, type Page } from './support/test';

const GUIDE = '/docs/pikaohjeet/hyvityslasku';
const PHONE = { width: 360, height: 780 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections, languages, versions and the phone menu are reachable', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The colour mode switch needs JavaScript and is hidden.
    await expect(page.locator('header button[title]').first()).toBeHidden();
    await page.locator('aside').getByRole('link', { name: 'Pikaohjeet', exact: true }).click();
    await expect(page).toHaveURL('/docs/category/pikaohjeet');
    await page.locator('header summary', { hasText: 'Suomi' }).click();
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/docs/category/pikaohjeet');
    const versions = page.getByRole('navigation', { name: 'Ohjeiden versiot' });
    await page.goto(`${FULL.url}/docs/ohjeet/saldo`);
    await page.locator('header summary', { hasText: /^Versio: / }).click();
    await versions.getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${FULL.url}/docs/1.0/ohjeet/saldo`);
    await page.setViewportSize(PHONE);
    await page.locator('header summary:visible').click();
    await versions.getByRole('link', { name: '2.0' }).click();
    await expect(page).toHaveURL(`${FULL.url}/docs/ohjeet/saldo`);
  });

  test('the search explains that it needs JavaScript, and the glossary is complete', async ({ page }) => {
    await page.goto('/docs/etusivu');
    await page.locator('header').getByRole('button', { name: 'Hae ohjeista' }).first().click();
    await expect(page).toHaveURL(/\/search\??$/);
    await page.goto('/sv/docs/ingenting');
    await page.locator('main').getByRole('searchbox').fill('lasku');
    await page.locator('main').getByRole('button', { name: 'Sök' }).click();
    await expect(page).toHaveURL('/sv/search?q=lasku');
    await page.goto('/docs/sanasto');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Y', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Y', exact: true })).toBeInViewport();
  });
});

const banner = (page: Page) => page.locator('#base-url-banner');

/** Chromium's messages about each script that does not load, and later its preload. */
const DUE = /Failed to load resource|Refused to execute script|Unexpected token '<'|preloaded using link preload/;

test('if its scripts do not load, the home page shows a banner, and other pages still work', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort());
  await page.goto('/en');
  await expect(banner(page)).toContainText('Some features of this site did not start.');
  await expect(banner(page)).toContainText("the browser did not get the site's scripts");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto(GUIDE);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  await expect(banner(page)).toHaveCount(0);
  await page.locator('header summary[aria-label]').click();
  await page.locator('header').getByRole('link', { name: 'Versiotiedotteet' }).click();
  await expect(page).toHaveURL('/docs/category/versiotiedotteet');
  // The browser has reported the scripts of this page by then.
  await page.waitForLoadState('load');
  takeDue(complaints, DUE);
});
