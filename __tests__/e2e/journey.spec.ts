import { expect, hydrated, LOCALES, test } from './support/test';

for (const { code, base, next, results } of LOCALES) {
  test(`a reader goes from the front page to a hit of the search, in ${code}`, async ({ page }) => {
    await page.goto(base === '' ? '/' : base);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const main = page.locator('main');
    await main.locator('a[href$="/docs/category/pikaohjeet"]').click();
    await expect(page).toHaveURL(`${base}/docs/category/pikaohjeet`);
    await main.locator('h3 a[href$="/docs/pikaohjeet/asiakkaan-haku"]').click();
    await expect(page.locator('aside [aria-current="page"]')).toHaveAttribute(
      'href',
      `${base}/docs/pikaohjeet/asiakkaan-haku`,
    );

    await main.getByRole('link', { name: new RegExp(`^${next}`) }).click();
    await expect(page).toHaveURL(`${base}/docs/pikaohjeet/osoitteenmuutos`);

    await page.locator('header [aria-keyshortcuts]:visible').click();
    await page.keyboard.type('hyvityslasku');
    await page.locator('dialog a[href*="/search?q="]').click();
    await expect(page).toHaveURL(`${base}/search?q=hyvityslasku`);
    await expect(page.getByText(results)).toBeVisible();
    await main.locator('a[href$="/docs/pikaohjeet/hyvityslasku"]').click();
    await expect(page).toHaveURL(`${base}/docs/pikaohjeet/hyvityslasku`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);

    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('links in content navigate without loading the page again, and the browser goes back', async ({ page }) => {
  await page.goto('/docs/pikaohjeet/hyvityslasku');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const link = page.locator('.prose a[href^="/docs/"]:visible').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(page).toHaveURL('/docs/pikaohjeet/hyvityslasku');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('an untranslated page says so, in the reader’s language', async ({ page }) => {
  await page.goto('/sv/docs/pikaohjeet/hyvityslasku');
  await hydrated(page);
  await expect(page.getByRole('note').filter({ hasText: 'Sidan är på finska' })).toBeVisible();
});
