import { FULL } from '../support/testSites';
import { expect, hydrated, test, type Page } from './support/test';

async function choose(page: Page, current: string, language: string): Promise<void> {
  await page.locator('header summary', { hasText: current }).click();
  await page.locator('header').getByRole('link', { name: language, exact: true }).click();
}

const CASES: Readonly<Record<string, readonly { from: string; current: string; to: string; url: string }[]>> = {
  'at the root of a host': [
    { from: '/', current: 'Suomi', to: 'Svenska', url: '/sv' },
    { from: '/en', current: 'English', to: 'Suomi', url: '/' },
    { from: '/docs/etusivu?a=1#b', current: 'Suomi', to: 'Svenska', url: '/sv/docs/etusivu?a=1#b' },
    { from: '/sv/docs/etusivu', current: 'Svenska', to: 'English', url: '/en/docs/etusivu' },
    { from: '/en/search?q=lasku%20%C3%A4', current: 'English', to: 'Suomi', url: '/search?q=lasku%20%C3%A4' },
    { from: '/nothing-here?a=1#b', current: 'Suomi', to: 'English', url: '/en' },
    { from: '/en/nothing-here', current: 'English', to: 'Suomi', url: '/' },
    { from: '/sv/docs/saknas', current: 'Svenska', to: 'English', url: '/en' },
  ],
  'under a base path': [
    { from: `${FULL.url}/`, current: 'Suomi', to: 'Svenska', url: `${FULL.url}/sv` },
    { from: `${FULL.url}/sv/docs/alku?a=1#b`, current: 'Svenska', to: 'Suomi', url: `${FULL.url}/docs/alku?a=1#b` },
    { from: `${FULL.url}/en/nothing-here`, current: 'English', to: 'Svenska', url: `${FULL.url}/sv` },
  ],
};

for (const [where, cases] of Object.entries(CASES)) {
  test(`the switch leads to the same page in the other language, ${where}`, async ({ page }) => {
    for (const { from, current, to, url } of cases) {
      await page.goto(from);
      await hydrated(page);
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await choose(page, current, to);
      expect((await answer).status(), from).toBe(200);
      await expect(page).toHaveURL(url);
    }
  });
}

test('the query that a search wrote after the page came is kept', async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
  await page.locator('main').getByRole('searchbox').fill('lasku');
  await expect(page).toHaveURL(/q=lasku/);
  await choose(page, 'Suomi', 'English');
  await expect(page).toHaveURL('/en/search?q=lasku');
});

test('each language has its own name and says what it is; the page’s own is marked', async ({ page }) => {
  await page.goto('/en/docs/etusivu');
  await hydrated(page);
  const summary = page.locator('header summary', { hasText: 'English' });
  await expect(summary).toHaveText('Language:English');
  await summary.focus();
  await page.keyboard.press('Enter');
  const links = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  const facts = await links.evaluateAll((all) =>
    all.map((link) => [
      link.textContent,
      link.getAttribute('lang'),
      link.getAttribute('hreflang'),
      link.getAttribute('aria-current'),
    ]),
  );
  expect(facts).toEqual([
    ['Suomi', 'fi', 'fi', null],
    ['English', 'en', 'en', 'true'],
    ['Svenska', 'sv', 'sv', null],
  ]);
});

test('the list closes by Escape, by a press elsewhere, and when the focus leaves it', async ({ page }) => {
  await page.goto('/docs/etusivu');
  await hydrated(page);
  const summary = page.locator('header summary', { hasText: 'Suomi' });
  const link = page.locator('header').getByRole('link', { name: 'Svenska', exact: true });
  await summary.click();
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
