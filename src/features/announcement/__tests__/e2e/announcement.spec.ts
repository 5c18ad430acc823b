import { FULL } from '../../../../../__tests__/support/testSites';
import { ANNOUNCEMENT } from '../../../../../__tests__/e2e/support/chrome';
import { expect, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

test.use({ baseURL: FULL.origin });

const bar = (page: Page) => page.getByRole('region', { name: 'Tiedote' });
const close = (page: Page) => page.getByRole('button', { name: 'Sulje tiedote' });

test('an announcement closed by keyboard stays closed everywhere until there is a new one', async ({
  page,
  context,
  complaints,
}) => {
  let isDown = false;
  await page.route('**/*.js', (route) => (isDown ? route.abort() : route.continue()));
  await visit(page, '/ohje/');
  await expect(bar(page).getByRole('link', { name: 'tilanne (avautuu uuteen välilehteen)' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('header').getByRole('link', { name: 'Pieni ohjesivusto' })).toBeFocused();
  await page.locator('main a[href^="/ohje/docs"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo');
  await expect(bar(page)).toBeHidden();

  const other = await context.newPage();
  await visit(other, `${FULL.url}/docs/alku`);
  await other.evaluate(() => localStorage.clear());
  await expect(bar(page)).toBeVisible();
  await expect(bar(other)).toBeHidden();
  await other.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bar(other)).toBeVisible();
  await close(other).click();
  await expect(bar(page)).toBeHidden();

  // Before React runs; from here on its scripts are blocked.
  isDown = true;
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeHidden();
  await page.evaluate(({ key }) => localStorage.setItem(key, 'talvi-2024'), ANNOUNCEMENT);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(bar(page)).toBeVisible();
  // The browser logs the scripts that this test blocked.
  await page.waitForLoadState('load');
  complaints.length = 0;
});
