import { expect, test } from './support/test';
import { visit } from './support/visit';

test('a reader goes from the front page over guides to a hit of the search, and back, within one load', async ({
  page,
}) => {
  await visit(page, '/sv');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const main = page.locator('main');
  await main.locator('a[href$="/docs/category/pikaohjeet"]').click();
  await expect(page).toHaveURL('/sv/docs/category/pikaohjeet');
  await main.locator('h3 a[href$="/docs/pikaohjeet/asiakkaan-haku"]').click();
  await expect(page.locator('aside [aria-current="page"]')).toHaveAttribute(
    'href',
    '/sv/docs/pikaohjeet/asiakkaan-haku',
  );
  await main.getByRole('link', { name: /^Nästa/ }).click();
  await expect(page).toHaveURL('/sv/docs/pikaohjeet/osoitteenmuutos');

  await page.locator('header [aria-keyshortcuts]:visible').click();
  await page.keyboard.type('hyvityslasku');
  await page.locator('dialog a[href*="/search?q="]').click();
  await expect(page).toHaveURL('/sv/search?q=hyvityslasku');
  await expect(page.getByText(/^\d+ resultat/)).toBeVisible();
  await main.locator('a[href$="/docs/pikaohjeet/hyvityslasku"]').click();
  await expect(page).toHaveURL('/sv/docs/pikaohjeet/hyvityslasku');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.getByRole('note').filter({ hasText: 'Sidan är på finska' })).toBeVisible();

  const link = page.locator('.prose a[href^="/sv/docs/"]:visible').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(page).toHaveURL('/sv/docs/pikaohjeet/hyvityslasku');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
