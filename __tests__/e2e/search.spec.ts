import { FULL } from '../support/testSites';
import { expect, test, visit } from './support/test';

test('results load fifteen at a time, by button and by scrolling; Back restores the list', async ({ page }) => {
  await visit(page, '/search?q=lasku');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(15);
  const count = Number(/^\d+/.exec(await page.getByText(/^\d+ tulosta/).innerText())?.[0]);
  expect(count).toBeGreaterThan(30);
  const third = Math.min(count, 45);
  const more = page.getByRole('button', { name: 'Näytä lisää tuloksia' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(30);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(600, 400);
  await more.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(items).toHaveCount(third);
  await items.nth(30).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(docs|blog)\//);
  await page.goBack();
  await expect(items).toHaveCount(third);
});

test('English words find Finnish pages, and the reader chooses the searched version', async ({ page }) => {
  await visit(page, '/en/search?q=credit+note');
  await expect(page.getByText('Not translated yet: pages in Finnish')).toBeVisible();
  const hit = page.locator('ol > li').filter({ has: page.locator('h2 a[href^="/en/docs/pikaohjeet/hyvityslasku"]') });
  await expect(hit.locator('> [lang="fi"]').first()).toBeVisible();

  await visit(page, `${FULL.url}/search?q=alku`);
  const version = page.getByRole('combobox', { name: 'Versio' });
  await expect(page.locator('main ol h2 a').first()).toHaveAttribute('href', /^\/ohje\/docs\/(?!1\.0|2\.0)/);
  const other = (await version.locator('option').last().getAttribute('value')) ?? '';
  await version.selectOption(other);
  const name = other.replace('docs-default-', '');
  await expect(page.locator('main ol h2 a').first()).toHaveAttribute('href', new RegExp(`/ohje/docs/${name}/`));
});
