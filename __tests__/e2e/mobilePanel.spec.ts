import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, test, visit } from './support/test';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const PAGE = '/docs/pikaohjeet/hyvityslasku';

const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Valikko', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Valikko' });
const backButton = (page: Page) => panel(page).getByRole('button', { name: 'Päävalikko' });
const bodyOverflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

async function openPanel(page: Page, path = PAGE): Promise<void> {
  await visit(page, path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(panel(page)).toHaveCount(0);
  expect(await bodyOverflow(page)).toBe('');
}

test('the panel shows the section first, the main menu one step back, and traps the focus', async ({ page }) => {
  await openPanel(page);
  await expect(panel(page).locator('[aria-current="page"]')).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Sulje valikko' })).toBeFocused();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
  }
  await panel(page).getByRole('button').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await backButton(page).click();
  const onward = panel(page).getByRole('button', { name: 'Tämän osan sivut: Pikaohjeet' });
  await expect(onward).toBeFocused();
  await expect(panel(page).getByRole('link', { name: 'Versiotiedotteet' })).toBeInViewport();
  await onward.click();
  await expect(backButton(page)).toBeFocused();
  await backButton(page).click();
  await panel(page).getByRole('link', { name: 'Svenska' }).click();
  await expect(page).toHaveURL(`/sv${PAGE}`);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
});

test('a wide window closes the panel; a page without a section has only the main menu', async ({ page }) => {
  await openPanel(page, '/');
  await expect(backButton(page)).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Pikaohjeet' })).toBeInViewport();
  await page.setViewportSize({ width: 997, height: 780 });
  await expectClosed(page);
  await expect(opener(page)).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 780 });
  await expect(opener(page)).toBeVisible();
  await expectClosed(page);
});

test('the panel is fetched on first use; if that fails, the plain menu replaces it', async ({ page, complaints }) => {
  await page.route('**/mobile-panel-*.js', (route) => route.abort());
  await visit(page, PAGE);
  expect(complaints).toEqual([]);
  await opener(page).click();
  const menu = page.locator('header details', { has: page.locator('> summary[aria-label]') });
  await menu.getByRole('link', { name: 'Versiotiedotteet' }).click();
  await expect(page).toHaveURL('/docs/category/versiotiedotteet');
  await expect(menu).toHaveCount(0);
  await expect(opener(page)).toBeVisible();
  // The browser logs the file that this test blocked.
  complaints.length = 0;
});

test.describe('with a dropdown', () => {
  test.use({ baseURL: FULL.origin });

  test('is an expandable group of the panel', async ({ page }) => {
    await openPanel(page, '/ohje/');
    const link = panel(page).getByRole('link', { name: 'Blogi' });
    await expect(link).toBeHidden();
    await panel(page).getByText('Lisää', { exact: true }).click();
    await link.click();
    await expect(page).toHaveURL('/ohje/blog');
    await expectClosed(page);
    await opener(page).click();
    await expect(panel(page).locator('[aria-current="page"]')).toHaveText('Blogi');
  });
});
