import { FULL } from '../support/testSites';
import { PAGE_KINDS } from './support/pageKinds';
import { expect, test, visit } from './support/test';

test('the whole card of a category is a link', async ({ page }) => {
  await visit(page, '/docs/category/pikaohjeet');
  await page.locator('main nav').getByRole('link', { name: 'Maksut ja perintä' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Maksut ja perintä' })).toBeInViewport();
  const entryOf = (name: string) => page.locator('main li').filter({ has: page.getByRole('link', { name }) });
  // The link covers the text, so the text itself receives no click.
  await entryOf('Kassatiliöinti').getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL('/docs/pikaohjeet/kassa-tiliointi');
});

test('external links have an icon, files open directly, and a malformed hash is escaped', async ({ page }) => {
  await visit(page, `${FULL.url}/en/docs/ohjeet/linkit#%E0%A4%A`);
  expect(new URL(page.url()).hash).toBe('#%25E0%25A4%25A');
  const icons = await page
    .locator('.prose p a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content !== 'none'));
  // The last one is a picture.
  expect(icons).toEqual([true, false, false, false, false, false, false]);
  // The text of an untranslated page is Finnish, and so are the labels in it.
  await expect(page.locator('.prose p a').last()).toHaveAccessibleName('Kaavio (avautuu uuteen välilehteen)');
  await page.locator('footer a[href="/ohje/hinnasto.txt"]').click();
  await expect(page).toHaveURL(`${FULL.url}/hinnasto.txt`);
  await expect(page.locator('body')).toHaveText('Hinnasto');
});

test('a link in a text says that its page is in another language', async ({ page }) => {
  await visit(page, '/sv/docs/tukiportaali');
  const noteOf = (name: string) =>
    page
      .locator('.prose')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await noteOf('Grunderna i systemet')).toBe('" (fi)"');
  expect(await noteOf('Dataskydd i Ohjekeskus')).toBe('none');
});

test('the footer has columns over its width, or a row with separators and the mode’s logo', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  const columns = footer.locator('[data-count="3"]');
  const whole = await columns.boundingBox();
  const last = await columns.locator('> div').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);

  await page.goto(`${FULL.url}/docs/alku`);
  await expect(footer.locator('img:visible')).toHaveAttribute('src', '/ohje/tunnus.svg');
  const dots = footer.locator('li > [aria-hidden="true"]').filter({ hasText: '·' });
  await expect(dots.first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(dots.first()).toBeHidden();
  // Scripts in the frame choose the logo before React runs, and without it.
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(footer.locator('img:visible')).toHaveAttribute('src', '/ohje/tunnus-tumma.svg');
  await expect(footer.getByRole('link', { name: 'Pieni (avautuu uuteen välilehteen)' })).toHaveCount(1);
});

test('on a phone the first step of a quick guide is on the first screen, below one breadcrumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PAGE_KINDS.quickGuide);
  const crumbs = page.getByRole('navigation', { name: 'Murupolku' }).getByRole('link');
  await expect(crumbs.filter({ visible: true })).toHaveText(['Pikaohjeet']);
  await expect(page.locator('ol.steps > li').first()).toBeInViewport({ ratio: 1 });
});

test('all pages beside a sidebar have the same left edge', async ({ page }) => {
  for (const width of [1440, 1100, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = new Set<number>();
    for (const path of [PAGE_KINDS.quickGuide, PAGE_KINDS.mainDoc, PAGE_KINDS.category, PAGE_KINDS.groupedCategory]) {
      await visit(page, path);
      lefts.add(await page.locator('h1').evaluate((title) => Math.round(title.getBoundingClientRect().left)));
    }
    expect([...lefts], `${width} px`).toHaveLength(1);
  }
});

test('the home page has two cards per row on a tablet, and no news in another language', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Uusin versiotiedote' })).toBeVisible();
  const cards = page.locator('main ul[data-count="4"]').first().locator('> li');
  const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  await visit(page, '/en');
  await expect(page.getByRole('heading', { name: 'Did you not find an answer?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Newest release note|New in the blog/ })).toHaveCount(0);
});
