import { FULL, test } from './support/test';

test.use({ site: FULL, settings: { javaScript: true, storage: false } });

test('without storage everything works while the page is open', async ({ page, due }) => {
  due.push(/^warn: Browser storage is not available/);
  await page.visit('/ohje/');
  await page.click({ css: 'section[aria-labelledby="consent-title"] button', text: 'Älä salli' });
  await page.miss('section[aria-labelledby="consent-title"]');
  await page.click('button[aria-label="Sulje tiedote"]');
  await page.miss('section[aria-label="Tiedote"]');
  await page.click('header button[title]');
  await page.click('header button[title]');
  await page.until(() => document.documentElement.dataset.theme, 'dark');
  await page.press('Control+k');
  await page.seeFocused('[role="combobox"]');
  await page.type('saldo');
  await page.see('[role="option"]');
  await page.press('Enter');
  await page.titled('Saldo');
  await page.until(() => document.documentElement.dataset.theme, 'dark');
  await page.miss('section[aria-label="Tiedote"]');
});
