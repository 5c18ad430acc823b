import { expect, hydrated, test } from './support/test';

const HOSTILE = ['constructor', '__proto__', '<img src=x onerror=alert(1)>', '*~^:+', '😀', 'x'.repeat(5000)];

for (const query of HOSTILE) {
  test(`the search takes ${query.slice(0, 20)} as words`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: query }).toString()}`);
    await hydrated(page);
    await expect(page.getByText(/Tuloksia ei löytynyt|^\d+ tulos/)).toBeVisible();
    expect(await page.locator('main img').count()).toBe(0);
  });
}

test('nothing is fetched for the search before there is a query', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/search/')) asked.push(request.url());
  });
  await page.goto('/search');
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.locator('main').getByRole('searchbox').fill('lisays');
  await expect(page.getByText(/^\d+ tulos/)).toBeVisible();
  expect(asked).toHaveLength(2);
  await expect(page).toHaveURL('/search?q=lisays');
});

test('a failed index says so, and trying again finds', async ({ page, complaints }) => {
  await page.route('**/static/search/**', (route) => route.abort());
  await page.goto('/search?q=lasku');
  await expect(page.getByText('Tulosten haku ei onnistunut')).toBeVisible();
  await page.unroute('**/static/search/**');
  await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(page.getByText(/^\d+ tulos/)).toBeVisible();
  complaints.length = 0;
});
