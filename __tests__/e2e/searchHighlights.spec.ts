import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/docs/pikaohjeet/maksumuistutus';
const marks = (page: Page) => page.locator('main .prose mark');
const bar = (page: Page) => page.getByRole('region', { name: /osumaa? tällä sivulla/ });

async function openHit(page: Page): Promise<void> {
  await visit(page, '/docs/etusivu');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maksumuistutus');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === PAGE);
  await expect(bar(page)).toBeVisible();
}

test('highlights the query on the page from which it was searched', async ({ page }) => {
  await visit(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('maksumuistutus');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', PAGE);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await expect(marks(page).first()).toBeVisible();
});

test('highlights survive a reload; Escape and the next page remove them', async ({ page }) => {
  await openHit(page);
  const words = new Set((await marks(page).allInnerTexts()).map((word) => word.toLowerCase()));
  expect(words.size).toBeGreaterThan(1);
  const count = await marks(page).count();
  await page.getByRole('button', { name: 'Seuraava osuma' }).click();
  await expect(bar(page).getByRole('status')).toHaveText(`Osuma 1/${count}`);
  await expect(page.locator('mark[data-current]')).toBeInViewport();
  await page.getByRole('button', { name: 'Edellinen osuma' }).click();
  await expect(bar(page).getByRole('status')).toHaveText(`Osuma ${count}/${count}`);
  await expect(page.locator('mark[data-current]')).toHaveCount(1);

  await page.reload();
  await expect(marks(page).first()).toBeVisible();
  await page.locator('aside a[href="/docs/pikaohjeet/saldo"]').click();
  await expect(page).toHaveURL('/docs/pikaohjeet/saldo');
  await expect(marks(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);

  await page.goBack();
  await expect(marks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
