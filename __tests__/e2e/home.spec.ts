import { expect, hydrated, test } from './support/test';

test('the home page begins with the search, which takes a task in one’s own words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Hae ohjeista' }).click();
  await page.keyboard.type('hyvityslasku');
  await expect(page.getByRole('option').first()).toContainText('Hyvityslaskun');
});

test('the home page leads to the four parts of the site, with a picture that is not read out', async ({ page }) => {
  await page.goto('/en');
  const ways = page.getByRole('region', { name: 'Topics' });
  await expect(ways.getByRole('link')).toHaveText(['Guides', 'Quick guides', 'Ohjevideot', 'Release notes']);
  await expect(ways.locator('svg:not([aria-hidden="true"])')).toHaveCount(0);
  await expect(ways.getByRole('listitem').filter({ hasText: 'Ohjevideot' })).toHaveAttribute('lang', 'fi');
});

test('the home page shows the newest release note and the guides that it changes', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const release = page.getByRole('region', { name: 'Uusin versiotiedote' });
  const title = await release.getByRole('heading', { level: 3 }).first().innerText();
  await page.goto('/docs/category/versiotiedotteet');
  await expect(page.locator('main :is(h2, h3) a').first()).toHaveText(title);
  await page.goto('/');
  await hydrated(page);
  await expect(release.getByRole('listitem')).toHaveCount(3);
  await release.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\//);
});

test('the home page leads to the parts of the support page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const support = page.getByRole('region', { name: 'Etkö löytänyt vastausta?' });
  const first = support.getByRole('listitem').first();
  const heading = await first.innerText();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/tukiportaali#/);
  await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
});

test('a way can be clicked anywhere', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const way = page.getByRole('region', { name: 'Aiheet' }).getByRole('listitem').first();
  // The link lies over the text, so the text itself is not what takes the click.
  await way.getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL('/docs/category/ohjeet');
});
