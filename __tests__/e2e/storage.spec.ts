import { FULL } from '../support/testSites';
import { expect, hydrated, test, type Page } from './support/test';

const WARNING = /^warning: Browser storage is not available, so settings last only until this page is left\./;

const SHAPES: [name: string, block: () => void][] = [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    },
  ],
];

async function useEverything(page: Page): Promise<void> {
  const root = page.locator('html');
  await hydrated(page);
  await expect(root).toHaveAttribute('data-theme', 'light');
  const toggle = page.locator('header button[title]').first();
  await toggle.click();
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Sulje tiedote' }).click();
  await expect(page.getByRole('region', { name: 'Tiedote' })).toBeHidden();
  await page.locator('main a[href^="/ohje/docs"]').first().click();
  await expect(page).toHaveURL(/\/ohje\/docs\//);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', { name: 'Tiedote' })).toBeHidden();
}

for (const [name, block] of SHAPES) {
  test(`where storage is ${name}, all works while the page is open, and one warning says so`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(block);
    await page.goto(`${FULL.url}/`);
    await useEverything(page);
    expect(complaints).toEqual([expect.stringMatching(WARNING)]);
    complaints.length = 0;
  });
}
