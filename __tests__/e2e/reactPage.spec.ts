import { FULL } from '../support/testSites';
import { expect, test, visit } from './support/test';
import { followLink } from './support/whole';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/osat/laskeva';
/** Code of a React page. */
const OWN_CODE = /content-file-path/;

test('components work, search marks appear in static blocks only, and a crash keeps the rest', async ({
  page,
  complaints,
}) => {
  await visit(page, PAGE);
  await expect(page.getByText('Vuosi on 2026.')).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Vinkki tässä.' })).toBeVisible();
  await page.evaluate(() => {
    const stems = ['laskur', 'vink', 'alku', 'vuosi'];
    window.history.replaceState({ ...window.history.state, stems, lang: 'fi' }, '');
  });
  await page.reload();
  await expect(page.locator('main .prose mark')).toHaveText(['Laskuri', 'Vinkki', 'Vinkki']);
  await page.getByRole('button', { name: 'Riko' }).click();
  await expect(page.getByText('Tämä osa ei toimi juuri nyt')).toBeVisible();
  expect(complaints.splice(0).join('\n')).toContain('<Fragile> (14:1) failed: broken');
  await page.getByRole('button', { name: 'fi: 3' }).click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'alkuun' }).click();
  await expect(page).toHaveURL('/ohje/docs/alku');
});

test('a page and a slot of the content work, and a crash of the slot leaves the page', async ({ page, complaints }) => {
  await visit(page, '/ohje/sv/oma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Egen sida');
  await page.getByRole('button', { name: 'sv: 3' }).click();
  await expect(page.getByRole('button', { name: 'sv: 4' })).toBeVisible();
  await visit(page, '/ohje/404');
  await page.getByRole('button', { name: 'Riko' }).click();
  await expect(page.getByRole('button', { name: 'Riko' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints.splice(0).join('\n')).toContain('broken');
});

test('only that page loads its code and styles, also through the router', async ({ page }) => {
  const scriptsOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
  };
  const common = await scriptsOf('/ohje/docs/alku');
  expect(common.filter((file) => OWN_CODE.test(file))).toEqual([]);
  const more = (await scriptsOf(PAGE)).filter((file) => !common.includes(file));
  expect(more).toEqual([expect.stringMatching(OWN_CODE)]);

  const button = page.getByRole('button', { name: 'fi: 3' });
  const colorOf = () => button.evaluate((element) => getComputedStyle(element).color);
  await page.goto(PAGE);
  const color = await colorOf();
  expect(color).not.toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).color));
  await visit(page, '/ohje/docs/alku');
  await followLink(page, PAGE);
  await expect(button).toBeVisible();
  expect(await colorOf()).toBe(color);
});
