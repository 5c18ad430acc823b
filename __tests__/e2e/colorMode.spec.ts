import { themeColor } from '../../src/theme/themeColor';
import { expect, test, type Page, visit } from './support/test';

const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const icon = [...document.querySelectorAll('header button[title] > span')].filter(
      (each) => getComputedStyle(each).display !== 'none',
    );
    return {
      choice: root.getAttribute('data-theme-choice'),
      mode: root.getAttribute('data-theme'),
      scheme: getComputedStyle(root).colorScheme,
      frame: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      stored: localStorage.getItem('theme'),
      icons: icon.length,
    };
  });

const state = (choice: string, mode: 'light' | 'dark', stored: string | null) => ({
  choice,
  mode,
  scheme: mode,
  frame: themeColor(mode),
  stored,
  icons: 1,
});

const toggle = (page: Page) => page.locator('header button[title]').first();

test('ignores the device’s dark mode; a choice applies to the next page and to other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  expect(await shown(page)).toEqual(state('light', 'light', null));
  await expect(toggle(page)).toHaveAccessibleName('Vaihda väritilaa (nyt vaalea)');
  await expect(toggle(page)).toHaveAttribute('title', 'Väritila: vaalea');
  await expect(toggle(page)).not.toHaveAttribute('aria-pressed');
  await toggle(page).click();
  expect(await shown(page)).toEqual(state('dark', 'dark', 'dark'));
  await expect(toggle(page)).toHaveAccessibleName('Vaihda väritilaa (nyt tumma)');
  await page.locator('main a[href="/docs/category/pikaohjeet"]').first().click();
  await expect(page).toHaveURL('/docs/category/pikaohjeet');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pikaohjeet');
  expect(await shown(page)).toEqual(state('dark', 'dark', 'dark'));

  const other = await context.newPage();
  await visit(other, '/docs/etusivu');
  await toggle(other).click();
  await expect.poll(() => shown(page)).toEqual(state('light', 'light', 'light'));
  await expect(toggle(page)).toHaveAccessibleName('Vaihda väritilaa (nyt vaalea)');
  await toggle(page).click();
  await expect.poll(() => shown(other)).toEqual(state('dark', 'dark', 'dark'));
  await page.evaluate(() => localStorage.clear());
  await expect.poll(() => shown(other)).toEqual(state('light', 'light', null));
});
