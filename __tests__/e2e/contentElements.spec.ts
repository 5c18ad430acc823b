import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

const PAGE = '/ohje/docs/osat/elementit';

test.use({ baseURL: FULL.origin });

const tab = (page: Page, name: string, nth = 0) => page.getByRole('tab', { name }).nth(nth);
const enhanced = (page: Page) => expect(page.locator('.tabs[data-ready]')).toHaveCount(2);

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PAGE + hash);
  await hydrated(page);
  await enhanced(page);
}

test.describe('tabs', () => {
  test('the keyboard moves around the ends and chooses; panels are named by their tabs', async ({ page }) => {
    await open(page);
    await tab(page, 'Selain').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Puhelin')).toBeFocused();
    await expect(tab(page, 'Puhelin')).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Selain')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(tab(page, 'Puhelin')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Puhelin' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'Selain' }).first()).toContainText('Avaa selaimessa');
    await expect(page.getByText('Soita.')).not.toBeVisible();
  });

  test('a group changes together, keeps the clicked tab in its place, and is remembered', async ({ page, context }) => {
    await open(page);
    const second = tab(page, 'Sähköposti', 1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(tab(page, 'Sähköposti')).toHaveAttribute('aria-selected', 'true');
    expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    const other = await context.newPage();
    await open(other);
    await expect(tab(other, 'Sähköposti')).toHaveAttribute('aria-selected', 'true');
    await tab(other, 'Selain').click();
    await expect(tab(page, 'Selain')).toHaveAttribute('aria-selected', 'true');
    // The second tabs have no telephone and stay as they are.
    await tab(other, 'Puhelin').click();
    await expect(tab(page, 'Puhelin')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Selain', 1)).toHaveAttribute('aria-selected', 'true');
  });

  test('nothing moves when the script of the tabs comes', async ({ page }) => {
    let letThrough = () => {};
    const mayPass = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/island-tabs*', async (route) => {
      await mayPass;
      await route.continue();
    });
    // On a slow processor the script is asked for before the page is loaded, which then waits for it.
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await expect(page.locator('.code-copy').first()).toBeAttached();
    const heading = page.getByRole('heading', { name: 'Koodi' });
    const before = await heading.boundingBox();
    await expect(page.locator('.tabs[data-ready]')).toHaveCount(0);
    letThrough();
    await enhanced(page);
    expect(await heading.boundingBox()).toEqual(before);
  });

  for (const [what, name, target] of [
    ['a heading in a hidden panel', 'piilossa olevaan otsikkoon', '#piilossa'],
    ['a heading in closed details', 'avattavaan osaan', '#syvällä'],
  ] as const) {
    test(`a link to ${what} reveals it`, async ({ page }) => {
      await open(page);
      await page.getByRole('link', { name }).click();
      await expect(page.locator(target)).toBeInViewport();
    });
  }

  test('arriving with a hash reveals what stands in details in a hidden panel', async ({ page }) => {
    await open(page, '#kahdesti');
    await expect(page.locator('#kahdesti')).toBeInViewport();
    await page.evaluate(() => (location.hash = '#sisempi'));
    await expect(page.locator('#sisempi > summary')).toBeInViewport();
  });
});

test.describe('code blocks', () => {
  test('the button copies the code, says so, and takes its label back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page);
    const figure = page.locator('figure.code', { hasText: 'asetukset.json' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await figure.locator('.code-copy').click();
    await expect(figure.getByRole('status')).toHaveText('Kopioitu');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('{\n  "nimi": "Arvo",\n\n  "toinen": true\n}');
    await page.clock.runFor(1000);
    await expect(figure.locator('.code-copy')).toHaveText('Kopioi');
  });

  test('only a block with long lines has a switch that wraps them', async ({ page }) => {
    await open(page);
    await expect(page.locator('.code-wrap:visible')).toHaveCount(1);
    const figure = page.locator('figure.code', { hasText: 'komento.sh' });
    const block = figure.locator('pre');
    const isOverflowing = () => block.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isOverflowing()).toBe(true);
    await expect(block).toHaveAttribute('tabindex', '0');
    await figure.getByRole('button', { name: 'Rivitä pitkät rivit' }).click();
    await expect(figure.locator('.code-wrap')).toHaveAttribute('aria-pressed', 'true');
    expect(await isOverflowing()).toBe(false);
  });

  test('a line is as high as it was, highlighted or empty', async ({ page }) => {
    await open(page);
    const lines = page.locator('figure.code', { hasText: 'asetukset.json' }).locator('.code-line');
    const heights = await lines.evaluateAll((all) =>
      all.map((line) => Math.round(line.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size).toBe(1);
    expect(heights).toHaveLength(5);
  });
});

test('a step links to itself', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Linkki vaiheeseen 3' }).click();
  await expect(page).toHaveURL(/#vaihe-3$/);
  await expect(page.locator('#vaihe-3')).toHaveText('Valitse Saldo.');
  await expect(page.locator('#vaihe-2-1')).toHaveText('Toisen luettelon vaihe.');
});

test('only a table that is too wide is a region of the page', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('region', { name: 'Taulukko 2' })).toHaveAttribute('tabindex', '0');
  await expect(page.getByRole('region', { name: 'Hinnat vuodessa' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a figure follows the colour mode, and paper has the light one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page);
  await expect(page.locator('.only-dark')).toBeVisible();
  await expect(page.locator('.only-light')).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.only-dark')).not.toBeVisible();
  await expect(page.locator('.only-light')).toBeVisible();
});

/** What stands in hidden panels and closed details, with the titles of the tabs. */
async function expectAllShown(page: Page, isOpen: boolean): Promise<void> {
  await expect(page.getByText('Avaa selaimessa.')).toBeVisible();
  await expect(page.getByText('tunnussanalla kanervikko')).toBeVisible();
  await expect(page.locator('.tab-title', { hasText: 'Puhelin' })).toBeVisible();
  await expect(page.locator('.tab-list').first()).not.toBeVisible();
  await expect(page.getByText('Loppuun asti.')).toBeVisible({ visible: isOpen });
}

test('paper shows all panels with their titles, all details and the whole of the code', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expectAllShown(page, true);
  const block = page.locator('figure.code', { hasText: 'komento.sh' }).locator('pre');
  expect(await block.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  await expect(page.locator('.code-tools:visible')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown with their titles, and details open', async ({ page }) => {
    await page.goto(PAGE);
    await expectAllShown(page, false);
    await page.getByText('Miten saldo lasketaan?').click();
    await expect(page.locator('#syvällä')).toBeVisible();
  });

  test('a link into closed details opens them', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'avattavaan osaan' }).click();
    await expect(page.locator('#syvällä')).toBeInViewport();
  });
});
