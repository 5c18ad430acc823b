import { FULL } from '../support/testSites';
import { expect, test, visit } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/suuri/sivu-0';

test('a large sidebar contains the nearby pages; the rest is fetched once, when opened', async ({
  page,
  complaints,
}) => {
  const html = await (await page.request.get(PAGE)).text();
  const categories = [...html.matchAll(/href="https:\/\/viite\.example\.com\/(\d)\/\d+"/g)].map(([, part]) => part);
  expect(new Set(categories)).toEqual(new Set(['0']));
  // The page of the second category is the next one.
  expect(html).not.toContain('href="/ohje/docs/suuri/sivu-2"');

  const asked: string[] = [];
  let isDown = true;
  const [, whole = ''] = /"wholeUrl":"([^"]+)"/.exec(html) ?? [];
  await page.route(`**${whole}`, (route) => {
    asked.push(route.request().url());
    return isDown ? route.abort() : route.continue();
  });
  await visit(page, PAGE);
  const sidebar = page.locator('aside');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', PAGE);
  expect(asked).toEqual([]);
  await sidebar.getByText('Osa 1', { exact: true }).click();
  await expect(sidebar.getByText('Sivuja ei saatu haettua.')).toBeVisible();
  isDown = false;
  await sidebar.getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(sidebar.getByRole('link', { name: 'Suuri sivu 1', exact: true })).toBeVisible();
  await sidebar.getByText('Osa 2', { exact: true }).click();
  await sidebar.getByRole('link', { name: 'Suuri sivu 2', exact: true }).click();
  await expect(page).toHaveURL('/ohje/docs/suuri/sivu-2');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Suuri sivu 2');
  expect(asked).toHaveLength(2);
  // The browser logs the file that this test withheld.
  complaints.length = 0;
});
