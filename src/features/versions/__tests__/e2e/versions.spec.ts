import { FULL } from '../../../../../__tests__/support/testSites';
import { expect, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

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
