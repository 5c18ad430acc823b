import { FULL } from '../support/testSites';
import { ANNOUNCEMENT } from './support/chrome';
import { expect, hydrated, test, type Page } from './support/test';

test.use({ baseURL: FULL.origin });

const bar = (page: Page) => page.getByRole('region', { name: 'Tiedote' });
const close = (page: Page) => page.getByRole('button', { name: 'Sulje tiedote' });

test('the announcement is a region with bold text and links in the reader’s language', async ({ page }) => {
  await page.goto('/ohje/en/docs/alku');
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Announcement' });
  await expect(region).toContainText('Maintenance on Saturday. See the guide.');
  await expect(region.locator('strong')).toHaveText('Maintenance on Saturday.');
  await expect(region.getByRole('link')).toHaveAttribute('href', '/ohje/en/docs/alku');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await page.goto('/ohje/');
  await expect(bar(page).getByRole('link', { name: 'tilanne (avautuu uuteen välilehteen)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a closed announcement stays closed on the next page, in the next load and before React runs', async ({
  page,
  complaints,
}) => {
  let isDown = false;
  await page.route('**/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/ohje/');
  await hydrated(page);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.locator('main a[href^="/ohje/docs"]').first().click();
  await expect(page).toHaveURL(/\/ohje\/docs\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ohjeet');
  await expect(bar(page)).toBeHidden();
  isDown = true;
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeHidden();
  // The scripts that this test blocked are missed by the browser, as they should be.
  await page.waitForLoadState('load');
  complaints.length = 0;
});

test('a new announcement is shown to who closed an older one, in the very next load', async ({ page, complaints }) => {
  await page.addInitScript(({ key }) => localStorage.setItem(key, 'talvi-2024'), ANNOUNCEMENT);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/ohje/', { waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('load');
  complaints.length = 0;
});

test('closing it by keyboard leaves the focus where the page goes on', async ({ page }) => {
  await page.goto('/ohje/');
  await hydrated(page);
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('header').getByRole('link', { name: 'Pieni ohjesivusto' })).toBeFocused();
});

test('tabs stay in step, and so does a page out of the back/forward cache', async ({ page, context }) => {
  await page.goto('/ohje/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(`${FULL.url}/docs/alku`);
  await hydrated(other);
  await close(other).click();
  await expect(bar(page)).toBeHidden();
  await other.evaluate(() => localStorage.clear());
  await expect(bar(page)).toBeVisible();
  await expect(bar(other)).toBeHidden();
  await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bar(other)).toBeVisible();
});

test('it is not printed', async ({ page }) => {
  await page.goto('/ohje/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('section[aria-label="Tiedote"]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is read, and has no button that does nothing', async ({ page }) => {
    await page.goto('/ohje/');
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('section[aria-label="Tiedote"] button')).toBeHidden();
  });
});
