import { expect, test } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
const OPENER = 'header button[aria-label="Valikko"]';
const PANEL = 'dialog[open]';

test('on a phone the panel opens, keeps the focus, and closes by Escape, a link and Back', async ({ page }) => {
  await page.resize(360, 780);
  await page.visit('/docs/etusivu');
  await page.visit(PAGE);
  const isSameDocument = await page.markDocument();
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
  expect(await isSameDocument()).toBe(true);
});

test('the sidebar shows the way to the page, and its categories open and close', async ({ page }) => {
  await page.visit('/docs/pikaohjeet/saldo');
  await page.until(
    () => [...document.querySelectorAll('aside [aria-current]')].map((row) => row.textContent),
    ['Saldo'],
  );
  await page.miss('aside a[href="/docs/pikaohjeet/hyvityslasku"]');
  await page.click({ css: 'aside summary', text: 'Laskutus' });
  await page.click('aside a[href="/docs/pikaohjeet/hyvityslasku"]');
  await page.titled('Hyvityslaskun');
  await page.until(
    () => [...document.querySelectorAll('aside [aria-current]')].map((row) => row.textContent),
    ['Hyvityslaskun tekeminen'],
  );
  await page.click({ css: 'aside summary', text: 'Laskutus' });
  await page.miss('aside a[href="/docs/pikaohjeet/hyvityslasku"]');
});
