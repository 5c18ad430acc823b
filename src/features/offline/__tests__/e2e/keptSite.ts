import type { Page } from '@playwright/test';
import { startOfflineSite, type OfflineSite } from './offlineSite';
import { expect, test as base, visit } from '../../../../../__tests__/e2e/support/test';

/** Pages that most of these tests do not visit, and their files. */
const NOT_VISITED = /\/(?:docs\/(?!etusivu|tukiportaali)|blog|(?:en|sv)\/)/;

export const test = base.extend<{ site: OfflineSite; isKeptWhole: boolean }>({
  isKeptWhole: [false, { option: true }],
  site: async ({ page, isKeptWhole }, use) => {
    const site = await startOfflineSite(isKeptWhole ? undefined : NOT_VISITED);
    await use(site);
    // An open page continues to prefetch and would report failures.
    await page.close();
    await site.stop();
  },
});

/** Time-out in milliseconds: some tests keep the site three times and wait for the worker. */
export const TEST_LIMIT = 90_000;

export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
export const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
export const leftBehind = async (page: Page) => [await registrations(page), await cacheNames(page)];
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

export async function openDialog(page: Page, name = 'Lue ilman verkkoa'): Promise<void> {
  await page.locator('footer').getByRole('button', { name }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Time-out in milliseconds for fetching hundreds of files on a busy machine. */
const KEEPING_LIMIT = 60_000;

export const isKept = (page: Page) =>
  expect(dialog(page)).toContainText('Sivusto on tallessa tällä laitteella.', { timeout: KEEPING_LIMIT });

/** Opens a guide from the search dialog, with the worker's files. */
export async function openByDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maksumuistutus');
  const option = page.getByRole('option', { name: /Maksumuistutuksen lähetys/ });
  await option.first().click();
  await expect(page.locator('h1')).toHaveText(/Maksumuistutuksen lähetys/);
}

/** Keeps the site from a page and closes the dialog. */
export async function keep(page: Page, site: OfflineSite, path = '/docs/etusivu'): Promise<void> {
  await visit(page, site.url + path);
  await openDialog(page);
  await button(page, 'Tallenna sivusto').click();
  await isKept(page);
  await button(page, 'Sulje').click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => isControlled(page)).toBe(true);
}
