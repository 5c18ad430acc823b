import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, test, visit } from './support/test';

const LONG_LABEL = 'Sivu, jonka nimi on niin pitkä, ettei se mitenkään mahdu sivuvalikon kahdelle riville';
const ORDERS = '/docs/ohjeet/tilaustenhallinta/tilaukset';

const linkIn = (page: Page, name: string) => page.locator('aside').getByRole('link', { name, exact: true });
const caretOf = (page: Page, label: string) => page.locator(`aside summary[aria-label="Näytä sivut: ${label}"]`);
/** The `<details>` of a category with a page. */
const categoryOf = (page: Page, label: string) => caretOf(page, label).locator('..');

const scrollTop = (page: Page) => page.locator('aside').evaluate((aside) => aside.scrollTop);

/** Whether the row of the page is fully visible in the sidebar. */
const isRowSeen = (page: Page) =>
  page.locator('aside').evaluate((aside) => {
    const row = aside.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    const area = aside.getBoundingClientRect();
    return row !== undefined && row.top >= area.top && row.bottom <= Math.min(area.bottom, innerHeight);
  });

test('the trail of the page is open, and categories stay as the reader left them', async ({ page }) => {
  await visit(page, ORDERS);
  await expect(page.locator('aside [aria-current]')).toHaveCount(1);
  await expect(page.locator('aside [aria-current="page"]')).toHaveText('Tilaukset ja tilauskortti');
  await expect(categoryOf(page, 'Ohjeet')).toHaveAttribute('open');
  await expect(categoryOf(page, 'Tilausten hallinta')).toHaveAttribute('open');
  await expect(categoryOf(page, 'Integraatiot')).not.toHaveAttribute('open');

  // After quick clicks the last one counts.
  const click = (times: number) =>
    caretOf(page, 'Integraatiot').evaluate((summary: HTMLElement, count) => {
      for (let done = 0; done < count; done += 1) summary.click();
    }, times);
  await click(2);
  await expect(categoryOf(page, 'Integraatiot')).not.toHaveAttribute('open');
  await click(3);
  await expect(categoryOf(page, 'Integraatiot')).toHaveAttribute('open');
  await caretOf(page, 'Tilausten hallinta').click();
  await linkIn(page, 'Omapalvelu').click();
  await expect(page).toHaveURL('/docs/ohjeet/omapalvelu');
  await expect(linkIn(page, 'Omapalvelu')).toHaveAttribute('aria-current', 'page');
  await expect(categoryOf(page, 'Integraatiot')).toHaveAttribute('open');
  await expect(categoryOf(page, 'Tilausten hallinta')).not.toHaveAttribute('open');
});

test('on a category’s page its link toggles it; a narrow window has only the menu', async ({ page }) => {
  await visit(page, '/docs/category/ohjeet');
  await linkIn(page, 'Ohjeet').click();
  await expect(categoryOf(page, 'Ohjeet')).not.toHaveAttribute('open');
  await linkIn(page, 'Ohjeet').click();
  await expect(categoryOf(page, 'Ohjeet')).toHaveAttribute('open');
  await linkIn(page, 'Integraatiot').click();
  await expect(page).toHaveURL('/docs/category/integraatiot');
  await expect(categoryOf(page, 'Integraatiot')).toHaveAttribute('open');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(page.locator('aside')).toBeHidden();
  await expect(page.locator('a[href="#pageSidebar"]')).toBeHidden();
});

test('the row of the page scrolls into view once, and stays while the window does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await visit(page, '/docs/tietosuoja');
  await expect.poll(() => isRowSeen(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await page.locator('aside').evaluate((aside) => aside.scrollTo(0, 0));
  await caretOf(page, 'Ohjeet').click();
  await expect(categoryOf(page, 'Ohjeet')).toHaveAttribute('open');
  expect(await scrollTop(page)).toBe(0);

  await page.locator('aside').evaluate((aside) => aside.scrollTo(0, aside.scrollHeight));
  await page.locator('header').getByRole('link', { name: 'Ohjeet', exact: true }).first().click();
  await expect(page.locator('aside [aria-current="page"]')).toHaveText('Ohjeet');
  await expect.poll(() => isRowSeen(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // A visible row does not move when it becomes the current page.
  await visit(page, ORDERS);
  await page.locator('aside').evaluate((aside) => aside.scrollTo(0, 160));
  const link = linkIn(page, 'Postituslista');
  const before = await link.boundingBox();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await link.boundingBox()).toEqual(before);
});

test('a long label is cut to two lines, with a tooltip', async ({ page }) => {
  await visit(page, `${FULL.url}/docs/kulku/pitka`);
  const label = page.locator('aside').getByText(LONG_LABEL);
  await expect(label).toHaveAttribute('title', LONG_LABEL);
  await expect(page.locator('aside').getByText('Ensin', { exact: true })).not.toHaveAttribute('title');
  const lines = await label.evaluate((span) => span.clientHeight / parseFloat(getComputedStyle(span).lineHeight));
  expect(Math.round(lines)).toBe(2);
});

test('a mark stands behind the label, is read with it, and fits beside a long one', async ({ page }) => {
  await visit(page, `${FULL.url}/docs/kulku/pitka`);
  const link = linkIn(page, `${LONG_LABEL} Tulossa keväällä 27`);
  await expect(link).toHaveAttribute('aria-current', 'page');
  const [row, mark] = [await link.boundingBox(), await link.locator('small').boundingBox()];
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a narrow window has the sidebar below the text, and a link to it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(ORDERS);
    await page.locator('a[href="#pageSidebar"]').click();
    await expect(page.locator('aside')).toBeInViewport();
    await caretOf(page, 'Integraatiot').click();
    await linkIn(page, 'Stripe').click();
    await expect(page).toHaveURL('/docs/ohjeet/integraatiot/stripe');
  });
});
