import { test } from './support/test';

test.use({ settings: { javaScript: false, storage: true } });

test('without JavaScript pages, sections, languages and the phone menu are reachable', async ({ page }) => {
  await page.load('/docs/pikaohjeet/hyvityslasku');
  await page.titled('Hyvityslaskun tekeminen');
  await page.until(() => document.documentElement.hasAttribute('data-scripted'), false);
  await page.click({ css: 'aside summary', text: 'Asiakkaat' });
  await page.click('aside a[href="/docs/pikaohjeet/osoitteenmuutos"]');
  await page.at('/docs/pikaohjeet/osoitteenmuutos');
  await page.click({ css: 'header summary', text: 'Suomi' });
  await page.click({ css: 'header a[hreflang="en"]', text: 'English' });
  await page.at('/en/docs/pikaohjeet/osoitteenmuutos');
  await page.load('/search');
  await page.see({ css: 'noscript p', text: 'Haku tarvitsee JavaScriptin' });
  await page.resize({ width: 360, height: 780 });
  await page.load('/docs/pikaohjeet/saldo');
  await page.miss('header button[aria-label="Valikko"]');
  await page.click('header summary[aria-label]');
  await page.click({ css: 'header a', text: 'Versiotiedotteet' });
  await page.at('/docs/category/versiotiedotteet');
});
