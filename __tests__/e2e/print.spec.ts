import { expect, hydrated, test } from './support/test';

const GUIDE = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const WITH_STEPS = '/sv/docs/tukiportaali';
const CHROME = 'header:has(nav), nav, aside, footer, form, button:not(.term-button), .heading-link, a[href="#main"]';

for (const mode of ['light', 'dark']) {
  test(`on paper the text stands alone, black on white, and says where it comes from, ${mode} mode`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.goto(GUIDE);
    await hydrated(page);
    await expect(page.locator('[data-print-source]')).toBeHidden();
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
    const colors = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor };
    });
    expect(colors).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    await expect(page.locator('[data-print-source]')).toHaveText(`Ohjekeskus · https://ohje.example.com${GUIDE}`);
    await expect(page.locator('[data-print-source]')).toBeVisible();
  });
}

test('on paper links say where they lead, but for those within the page and those that say it already', async ({
  page,
}) => {
  await page.goto(WITH_STEPS);
  await hydrated(page);
  await page.locator('.prose').evaluate((content) => content.insertAdjacentHTML('beforeend', '<a href="#main">up</a>'));
  await page.emulateMedia({ media: 'print' });
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => {
        const { content, display } = getComputedStyle(link, '::after');
        return display === 'none' ? 'none' : content;
      });
  expect(await after('.prose a[href="/sv/docs/category/pikaohjeet"]')).toContain('https://ohje.example.com');
  expect(await after('.prose a[href="/sv/docs/category/pikaohjeet"]')).toContain('/sv/docs/category/pikaohjeet');
  expect(await after('.prose li a[href="https://tuki.example.com"]')).toContain('https://tuki.example.com');
  expect(await after('.prose p a.address')).toBe('none');
  expect(await after('.prose a[href="#main"]')).toBe('none');
});

test('a guide goes onto pages without one part printed over another', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const grids = await page
    .locator('main > div, main > div > div, .prose ul, .prose ol')
    .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).display === 'grid').length);
  expect(grids).toBe(0);
});
