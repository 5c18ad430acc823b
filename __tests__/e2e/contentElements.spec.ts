import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, hydrated, test, visit } from './support/test';

const PAGE = '/ohje/docs/osat/elementit';

test.use({ baseURL: FULL.origin });

const tab = (page: Page, name: string, nth = 0) => page.getByRole('tab', { name }).nth(nth);
const enhanced = (page: Page) => expect(page.locator('.tabs[data-ready]')).toHaveCount(2);
const figureOf = (page: Page, title: string) => page.locator('figure.code', { hasText: title });

async function open(page: Page, hash = ''): Promise<void> {
  await visit(page, PAGE + hash);
  await enhanced(page);
}

const isOverflowing = (page: Page) =>
  figureOf(page, 'komento.sh')
    .locator('pre')
    .evaluate((element) => element.scrollWidth > element.clientWidth);

test('tabs appear without layout shift, and change as a group without moving', async ({ page }) => {
  let letThrough = () => {};
  const mayPass = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/island-tabs*', async (route) => {
    await mayPass;
    await route.continue();
  });
  // On a slow processor the script is requested before the load event, which then waits for it.
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await expect(page.locator('.code-copy').first()).toBeAttached();
  const heading = page.getByRole('heading', { name: 'Koodi' });
  const place = await heading.boundingBox();
  await expect(page.locator('.tabs[data-ready]')).toHaveCount(0);
  letThrough();
  await enhanced(page);
  expect(await heading.boundingBox()).toEqual(place);

  const second = tab(page, 'Sähköposti', 1);
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  await expect(tab(page, 'Sähköposti')).toHaveAttribute('aria-selected', 'true');
  expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('code can be wrapped, and only a table that is too wide is a region', async ({ page }) => {
  await open(page);
  const figure = figureOf(page, 'asetukset.json');
  const heights = await figure
    .locator('.code-line')
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));
  expect(heights).toEqual(Array(5).fill(heights[0]));

  await expect(page.locator('.code-wrap:visible')).toHaveCount(1);
  expect(await isOverflowing(page)).toBe(true);
  await page.getByRole('button', { name: 'Rivitä pitkät rivit' }).click();
  expect(await isOverflowing(page)).toBe(false);

  await expect(page.getByRole('region', { name: 'Taulukko 2' })).toHaveAttribute('tabindex', '0');
  await expect(page.getByRole('region', { name: 'Hinnat vuodessa' })).toHaveCount(0);
});

/** Texts of hidden panels and closed details, with the titles of the tabs. */
async function expectAllShown(page: Page, isOpen: boolean): Promise<void> {
  await expect(page.getByText('Avaa selaimessa.')).toBeVisible();
  await expect(page.getByText('tunnussanalla kanervikko')).toBeVisible();
  await expect(page.locator('.tab-title', { hasText: 'Puhelin' })).toBeVisible();
  await expect(page.locator('.tab-list').first()).not.toBeVisible();
  await expect(page.getByText('Loppuun asti.')).toBeVisible({ visible: isOpen });
}

test('a hash reveals its target; print shows all panels, details and code, and the light figure', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '#kahdesti');
  await expect(page.locator('#kahdesti')).toBeInViewport();
  await expect(page.locator('.only-dark')).toBeVisible();
  await expect(page.locator('.only-light')).not.toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expectAllShown(page, true);
  expect(await isOverflowing(page)).toBe(false);
  await expect(page.locator('.code-tools:visible')).toHaveCount(0);
  await expect(page.locator('.only-dark')).not.toBeVisible();
  await expect(page.locator('.only-light')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown with their titles, and details open by click and by link', async ({ page }) => {
    await page.goto(PAGE);
    await expectAllShown(page, false);
    await page.getByText('Miten saldo lasketaan?').click();
    await expect(page.locator('#syvällä')).toBeVisible();
    await page.getByText('Miten saldo lasketaan?').click();
    await page.getByRole('link', { name: 'avattavaan osaan' }).click();
    await expect(page.locator('#syvällä')).toBeInViewport();
  });
});
