import { expect, test } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
const OPENER = 'header button[aria-label="Valikko"]';
const PANEL = 'dialog[open]';

test('the phone panel traps the focus and closes by Escape, Back and a link; no page is too wide', async ({ page }) => {
  await page.resize({ width: 360, height: 780 });
  for (const path of ['/', '/docs/ohjeet/tilaustenhallinta/tilaukset', '/blog', '/search?q=lasku', PAGE]) {
    await page.visit(path);
    await page.until(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, 0);
  }
  await page.mark();
  await page.click(OPENER);
  await page.seeInView(`${PANEL} [aria-current="page"]`);
  await page.seeFocused('button[aria-label="Sulje valikko"]');
  for (let step = 0; step < 12; step += 1) {
    await page.press('Tab');
    expect(await page.read(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
  }
  await page.press('Escape');
  await page.miss(PANEL);
  await page.seeFocused(OPENER);
  await page.click(OPENER);
  await page.see(PANEL);
  await page.back();
  await page.miss(PANEL);
  await page.at(PAGE);
  await page.click(OPENER);
  await page.click({ css: `${PANEL} a`, text: 'Laskun lähetys' });
  await page.at('/docs/pikaohjeet/laskun-lahetys');
  await page.miss(PANEL);
  await page.until(() => document.body.style.overflow, '');
  await page.back();
  await page.titled('Hyvityslaskun');
  expect(await page.isMarked()).toBe(true);
});
