import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test';

const GUIDE = '/docs/ohjeet/tilaustenhallinta/tilaukset';

const filterOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image) => getComputedStyle(image).filter);

async function openIn(mode: 'light' | 'dark', page: Page): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  await page.goto(GUIDE);
  await hydrated(page);
}

test('in the light mode an illustration is shown as it is drawn', async ({ page }) => {
  await openIn('light', page);
  expect(await filterOf(page, '.prose img.drawing')).toBe('none');
});

test('in the dark mode an illustration is dark, also when it is enlarged, and on paper light', async ({ page }) => {
  await openIn('dark', page);
  expect(await filterOf(page, '.prose img.drawing')).toMatch(/^invert\(0\.92\)/);
  await page.locator('.zoom-button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await filterOf(page, '.zoom-image.drawing')).toMatch(/^invert\(0\.92\)/);
  await page.emulateMedia({ media: 'print' });
  expect(await filterOf(page, '.prose img.drawing')).toBe('none');
});
