import { FULL } from '../support/testSites';
import { expect, hydrated, test, type Page } from './support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

test('columns are headings with lists, in a navigation of their own', async ({ page }) => {
  await page.goto('/en');
  const nav = footer(page).getByRole('navigation', { name: 'Site links' });
  await expect(nav.getByRole('heading', { level: 2 })).toHaveText(['Help', 'News', 'Support']);
  await expect(nav.getByRole('list')).toHaveCount(3);
  await expect(nav.getByRole('link', { name: 'Support portal (opens in new tab)' })).toHaveAttribute(
    'href',
    'https://tuki.example.com',
  );
  await expect(footer(page)).toContainText('© 2025 Ohjekeskus');
});

test('few columns share the width', async ({ page }) => {
  await page.goto('/');
  const columns = footer(page).locator('[data-count="3"]');
  const whole = await columns.boundingBox();
  const last = await columns.locator('> div').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
});

test('a row has dots between its links that are not read out, and is stacked on a phone', async ({ page }) => {
  await page.goto(`${FULL.url}/docs/alku`);
  const dots = footer(page).locator('li [aria-hidden="true"]:not(:has(svg))').filter({ hasText: '·' });
  await expect(dots).toHaveCount(5);
  await expect(dots.first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(dots.first()).toBeHidden();
  const tops = await footer(page)
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(6);
});

test('links, then the logo in the middle, then the copyright', async ({ page }) => {
  await page.goto(`${FULL.url}/docs/alku`);
  const boxes = await footer(page)
    .locator('nav, img:visible, p')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ top, x, width }) => ({ top, middle: x + width / 2 })),
    );
  expect(boxes).toHaveLength(3);
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect(Math.abs((boxes[1]?.middle ?? 0) - middle)).toBeLessThan(10);
});

for (const mode of ['light', 'dark']) {
  test(`in ${mode} mode one logo is shown and named, before React runs and after`, async ({ page, complaints }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    const src = mode === 'dark' ? '/ohje/tunnus-tumma.svg' : '/ohje/tunnus.svg';
    const check = async () => {
      await expect(footer(page).locator('img:visible')).toHaveCount(1);
      await expect(footer(page).locator('img:visible')).toHaveAttribute('src', src);
      await expect(footer(page).getByRole('link', { name: 'Pieni (avautuu uuteen välilehteen)' })).toHaveCount(1);
      await expect(footer(page).getByRole('img', { name: 'Pieni' })).toHaveCount(1);
    };
    let isDown = false;
    await page.route('**/*.js', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${FULL.url}/`);
    await hydrated(page);
    await check();
    isDown = true;
    await page.reload({ waitUntil: 'domcontentloaded' });
    await check();
    // The scripts that this test blocked are missed by the browser, as they should be.
    await page.waitForLoadState('load');
    complaints.length = 0;
  });
}

test('it is not printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toBeHidden();
});
