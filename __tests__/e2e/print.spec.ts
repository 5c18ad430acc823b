import { expect, test, type Page, visit } from './support/test';

const GUIDE = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const WITH_STEPS = '/sv/docs/tukiportaali';
const CHROME = 'header:has(nav), nav, aside, footer, form, button:not(.term-button), .heading-link, a[href$="Main"]';

async function openIn(mode: 'light' | 'dark', page: Page, address = GUIDE): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
  await visit(page, address);
}

const filterOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image) => getComputedStyle(image).filter);

test('prints only the text, black on white in dark mode, with its address', async ({ page }) => {
  await openIn('dark', page);
  const source = page.locator('[data-print-source]');
  await expect(source).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const visible = await page
    .locator(CHROME)
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 80)),
    );
  expect(visible).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.prose table').first()).toBeVisible();
  await expect(page.locator('.prose .term-button').first()).toBeVisible();
  await expect(page.locator('.prose .term-note').first()).toBeHidden();
  await expect(page.locator('.prose figure img').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(source).toBeVisible();
  // A grid that breaks over pages prints parts over each other.
  const grids = await page
    .locator('main > div, main > div > div, .prose ul, .prose ol')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).display === 'grid').length);
  expect(grids).toBe(0);
});

test('prints the addresses of links, except links within the page and addresses as text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, WITH_STEPS);
  await page.locator('.prose').evaluate((prose) => prose.insertAdjacentHTML('beforeend', '<a href="#pageMain">up</a>'));
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => {
        const { content, display } = getComputedStyle(link, '::after');
        return display === 'none' ? 'none' : content;
      });
  const category = await after('.prose a[href="/sv/docs/category/pikaohjeet"]');
  expect(category).toContain('https://ohje.example.com');
  expect(category).toContain('/sv/docs/category/pikaohjeet');
  expect(await after('.prose li a[href="https://tuki.example.com"]')).toContain('https://tuki.example.com');
  expect(await after('.prose p a.address')).toBe('none');
  expect(await after('.prose a[href="#pageMain"]')).toBe('none');
});

test('an illustration is dark in dark mode, also when enlarged, and unchanged otherwise and in print', async ({
  page,
}) => {
  await openIn('light', page);
  expect(await filterOf(page, '.prose img.drawing')).toBe('none');
  await openIn('dark', page);
  expect(await filterOf(page, '.prose img.drawing')).toMatch(/^invert\(0\.92\)/);
  await page.locator('.zoom-button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await filterOf(page, '.zoom-image.drawing')).toMatch(/^invert\(0\.92\)/);
  await page.emulateMedia({ media: 'print' });
  expect(await filterOf(page, '.prose img.drawing')).toBe('none');
});
