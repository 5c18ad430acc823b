import { expect, hydrated, test } from './support/test';

const PAGE = '/docs/sanasto';

test('the index of the glossary is fetched when its field is used, and the terms are filtered letter by letter', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:index\.txt|store\.json)$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'Sanasto' }).click();
  await expect(page).toHaveURL(PAGE);
  const field = page.getByRole('searchbox', { name: 'Etsi sanastosta' });
  await expect(field).toBeVisible();
  expect(fetched).toEqual([]);
  await field.fill('määräai');
  await expect(page.getByRole('term')).toHaveText(['määräaikainen tilaus']);
  expect(fetched).toHaveLength(2);
  await page.getByRole('link', { name: /^Lue lisää/ }).click();
  await expect(page).toHaveURL('/docs/ohjeet/tilaustenhallinta/tilaukset');
});

test('in English the terms stand by their English names, and Finnish ones are found', async ({ page }) => {
  await page.goto(`/en${PAGE}`);
  await hydrated(page);
  await page.getByRole('searchbox').fill('kestot');
  await expect(page.getByRole('term')).toHaveText(['continuous subscription']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the glossary is whole, its field is not shown, and letters lead to their terms', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('link', { name: 'Y', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Y', exact: true })).toBeInViewport();
    await expect(page.getByText('Yrityksen tai yhteisön tunnus')).toBeInViewport();
  });
});
