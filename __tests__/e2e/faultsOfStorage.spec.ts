import { followSidebar, forbidInjection, isWhole } from './support/whole';
import { expect, hydrated, test } from './support/test';

const WARNING = /^warning: Browser storage is not available/;

test('where storage is denied, pages, colours and the search work', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
  });
  await page.goto('/docs/pikaohjeet/saldo');
  await hydrated(page);
  await page.locator('header button[title]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await followSidebar(page, '/docs/pikaohjeet/osoitteenmuutos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pysyvä osoitteenmuutos');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('omapalvelu');
  // Until the whole word has been asked for, another page may be first, whose text may have the word as well.
  await page.locator('[role="option"][href*="omapalvelu"]').first().click();
  await expect(page).toHaveURL(/omapalvelu/);
  await page.goBack();
  await isWhole(page);
  const reported = complaints.splice(0);
  expect(reported.filter((text) => !WARNING.test(text))).toEqual([]);
  expect(reported.length).toBeLessThanOrEqual(1);
});

/** The site's keys, and some that a plain object would take for its own. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'site.announcement',
  'site.changesSeen',
  'site.tab.tapa',
  'site.reply',
  'site.replyWords',
  'site.customerLanguage',
  'site.lastQueries',
  'site.reloaded',
  'site.scroll',
  '__proto__',
  'constructor',
];
const VALUES = ['__proto__', '<script>alert(1)</script>', '{"__proto__":{"x":1}}', '[', 'null', '-1e999'];

test('with a hostile value under every key of storage the page and the search work', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  await page.goto('/');
  for (const value of VALUES) {
    await page.evaluate(
      ([keys, text]) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of [...keys, ...Object.keys(storage)]) storage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    await page.goto('/docs/category/versiotiedotteet');
    await hydrated(page);
    await isWhole(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await hasNothingInjected();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('omapalvelu');
  await expect(page.getByRole('option').first()).toBeVisible();
});
