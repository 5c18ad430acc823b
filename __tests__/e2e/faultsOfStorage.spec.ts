import { followSidebar, isWhole } from './support/whole';
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
