import { expect, hydrated, test } from './support/test';

const SUFFIXED: [string, string][] = [
  ['/docs/etusivu.html', '/docs/etusivu'],
  ['/docs/etusivu/index.html', '/docs/etusivu'],
  ['/docs/etusivu/', '/docs/etusivu'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
];

test('an address with an ending or a slash leads to the page, and keeps query and hash', async ({ page, request }) => {
  for (const [asked, canonical] of SUFFIXED) {
    const response = await request.get(`${asked}?a=1`, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    await page.goto(`${asked}?a=1#main`);
    await hydrated(page);
    await expect(page).toHaveURL(`${canonical}?a=1#main`);
  }
});

test('a redirect takes the reader on, with query and hash', async ({ page }) => {
  await page.goto('/docs?a=1#main');
  await expect(page).toHaveURL('/docs/etusivu?a=1#main');
  await page.goto('/sv/docs/ohjeet/tilaustenhallinta/postituslista');
  await expect(page).toHaveURL('/sv/docs/ohjeet/tilaustenhallinta/postistuslista');
});

const MISSING = [
  { path: '/ei/ole', lang: 'fi', text: 'Emme löytäneet etsimääsi.' },
  { path: '/en/docs/nothing', lang: 'en', text: 'We could not find what you were looking for.' },
  { path: '/sv/ingenting', lang: 'sv', text: 'Vi hittade inte det du letade efter.' },
];

test('an address of no page is answered with the not-found page of its language, at its own address', async ({
  page,
}) => {
  for (const { path, lang, text } of MISSING) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a malformed hash is ignored and leaves the page whole', async ({ page }) => {
  await page.goto('/docs/etusivu#%E0%A4%A');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
