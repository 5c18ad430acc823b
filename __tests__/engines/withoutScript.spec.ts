import { test } from './support/test';

test.use({ settings: { javaScript: false, storage: true } });

test('without JavaScript pages are read, and sections, languages and a phone’s menu are reached', async ({ page }) => {
  await page.load('/docs/pikaohjeet/hyvityslasku');
  await page.titled('Hyvityslaskun tekeminen');
  await page.until(() => document.documentElement.hasAttribute('data-scripted'), false);
  await page.click({ css: 'aside summary', text: 'Asiakkaat' });
  await page.click('aside a[href="/docs/pikaohjeet/osoitteenmuutos"]');
  await page.at('/docs/pikaohjeet/osoitteenmuutos');
  await page.click({ css: 'header summary', text: 'Suomi' });
  await page.click({ css: 'header a[hreflang="en"]', text: 'English' });
  await page.at('/en/docs/pikaohjeet/osoitteenmuutos');
  await page.resize(360, 780);
  await page.load('/docs/pikaohjeet/saldo');
  await page.miss('header button[aria-label="Valikko"]');
  await page.click('header summary[aria-label]');
  await page.click({ css: 'header a', text: 'Versiotiedotteet' });
  await page.at('/docs/category/versiotiedotteet');
});

test('without JavaScript the search says what it needs, and leads on', async ({ page }) => {
  await page.load('/search');
  await page.see({ css: 'noscript p', text: 'Haku tarvitsee JavaScriptin' });
  await page.click('noscript a[href="/docs/category/pikaohjeet"]');
  await page.at('/docs/category/pikaohjeet');
});
