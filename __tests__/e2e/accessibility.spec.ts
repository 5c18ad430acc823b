import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, test } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGES = [
  '/',
  '/search?q=lasku',
  '/docs/etusivu',
  '/docs/ohjeet/tilaustenhallinta/tilaukset',
  '/docs/category/ohjeet',
  '/en/docs/pikaohjeet/hyvityslasku',
  '/sv/blog',
  '/blog/2024/05/17/webinaari',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags/webinaari',
  '/en/nothing-here',
];
const SHAPES = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 1280 },
  { mode: 'light', width: 320 },
  { mode: 'dark', width: 320 },
];

for (const { mode, width } of SHAPES) {
  test(`no accessibility faults and no sideways scrolling, ${mode}, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    for (const path of PAGES) {
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(found).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}

test('the keyboard reaches the content by the first link', async ({ page }) => {
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
