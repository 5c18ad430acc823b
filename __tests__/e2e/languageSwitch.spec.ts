import { expect, test, type Page, visit } from './support/test';

async function choose(page: Page, current: string, language: string): Promise<void> {
  await page.locator('header summary', { hasText: current }).click();
  await page.locator('header').getByRole('link', { name: language, exact: true }).click();
}

test('the switch leads to the same page in the other language, with query and hash', async ({ page }) => {
  for (const { from, current, to, url } of [
    { from: '/docs/etusivu?a=1#b', current: 'Suomi', to: 'Svenska', url: '/sv/docs/etusivu?a=1#b' },
    { from: '/en/search?q=lasku%20%C3%A4', current: 'English', to: 'Suomi', url: '/search?q=lasku%20%C3%A4' },
    { from: '/nothing-here?a=1#b', current: 'Suomi', to: 'English', url: '/en' },
  ]) {
    await visit(page, from);
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await choose(page, current, to);
    expect((await answer).status(), from).toBe(200);
    await expect(page).toHaveURL(url);
  }
  // Includes a query that a search wrote after the load.
  await visit(page, '/search');
  await page.locator('main').getByRole('searchbox').fill('lasku');
  await expect(page).toHaveURL(/q=lasku/);
  await choose(page, 'Suomi', 'English');
  await expect(page).toHaveURL('/en/search?q=lasku');
});

test('the list opens by Enter, and closes by Escape, a press outside and loss of focus', async ({ page }) => {
  await visit(page, '/docs/etusivu');
  const summary = page.locator('header summary', { hasText: 'Suomi' });
  const link = page.locator('header').getByRole('link', { name: 'Svenska', exact: true });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(link).toBeVisible();
  await page.locator('h1').click();
  await expect(link).toBeHidden();
  await summary.click();
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
});
