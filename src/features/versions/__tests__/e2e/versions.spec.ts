import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { expect, hydrated, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

test.use({ baseURL: FULL.origin });

const KEY = 'docs-preferred-version-default';
const OLD = '/ohje/docs/1.0';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const banner = (page: Page) => page.getByRole('region', { name: 'Tietoa versiosta' });

async function pick(page: Page, version: string): Promise<void> {
  await page.locator('header summary', { hasText: /^Versio: / }).click();
  await page.getByRole('navigation', { name: 'Ohjeiden versiot' }).getByRole('link', { name: version }).click();
}

test('the switch leads to the same page of a version and stores it; the banner leads back', async ({ page }) => {
  await visit(page, '/ohje/docs/ohjeet/saldo?x=1#tila');
  expect(await stored(page)).toBeNull();
  await pick(page, '1.0');
  await expect(page).toHaveURL(`${OLD}/ohjeet/saldo?x=1#tila`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo 1.0');
  expect(await stored(page)).toBe('1.0');
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
  expect(await stored(page)).toBe('current');
});

test('pages of versions have no accessibility errors and no horizontal scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, mode, width] of [
    [`${OLD}/alku`, 'light', 1280],
    [`${OLD}/category/ohjeet`, 'dark', 1280],
    ['/ohje/docs/3.0/alku', 'dark', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.evaluate((value) => localStorage.setItem('theme', value), mode);
    await page.reload();
    await hydrated(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
    const isWide = width > 996;
    await page
      .locator(isWide ? 'header summary:visible' : 'header button[aria-haspopup="dialog"]:not([aria-keyshortcuts])')
      .first()
      .click();
    await expect(page.locator(isWide ? 'header details[open]' : 'dialog[open]')).toBeVisible();
    expect(await accessibilityFindings(page, isWide ? 'header' : 'dialog')).toEqual([]);
  }
});
