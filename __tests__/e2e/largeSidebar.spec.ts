import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/suuri/sivu-0';

test('a large sidebar stands in the page only around the page itself', async ({ request }) => {
  const html = await (await request.get(PAGE)).text();
  const categories = [...html.matchAll(/href="https:\/\/viite\.example\.com\/(\d)\/\d+"/g)].map(
    ([, category]) => category,
  );
  expect(new Set(categories)).toEqual(new Set(['0']));
  // The page of the second category is the next one.
  expect(html).not.toContain('href="/ohje/docs/suuri/sivu-2"');
});

test('the rest of a large sidebar is fetched once, when a category of it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/sidebars/')) asked.push(request.url());
  });
  await page.goto(PAGE);
  await hydrated(page);
  const sidebar = page.locator('aside');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', PAGE);
  expect(asked).toEqual([]);

  await sidebar.getByText('Osa 1', { exact: true }).click();
  await expect(sidebar.getByRole('link', { name: 'Suuri sivu 1', exact: true })).toBeVisible();
  await sidebar.getByText('Osa 2', { exact: true }).click();
  await sidebar.getByRole('link', { name: 'Suuri sivu 2', exact: true }).click();
  await expect(page).toHaveURL('/ohje/docs/suuri/sivu-2');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Suuri sivu 2');
  expect(asked).toHaveLength(1);
});

test('when the rest cannot be fetched the sidebar says so, and trying again brings it', async ({
  page,
  complaints,
}) => {
  await page.route('**/static/sidebars/**', (route) => route.abort());
  await page.goto(PAGE);
  await hydrated(page);
  const sidebar = page.locator('aside');
  await sidebar.getByText('Osa 1', { exact: true }).click();
  await expect(sidebar.getByText('Sivuja ei saatu haettua.')).toBeVisible();
  await page.unroute('**/static/sidebars/**');
  await sidebar.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(sidebar.getByRole('link', { name: 'Suuri sivu 1', exact: true })).toBeVisible();
  // The browser misses the file that this test held back.
  complaints.length = 0;
});
