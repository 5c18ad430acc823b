import { FULL } from '../support/testSites';
import { expect, hydrated, test } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/osat/laskeva';
/** Code of a page that React renders. */
const OWN_CODE = /content-file-path/;

test('components of the content work in their page, and links and elements are those of any other', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await expect(page.getByText('Vuosi on 2026.')).toBeVisible();
  await page.getByRole('button', { name: 'fi: 3' }).click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Vinkki tässä.' })).toBeVisible();
  await page.locator('article').getByRole('link', { name: 'alkuun' }).click();
  await expect(page).toHaveURL('/ohje/docs/alku');
});

test('marks of a search are in the finished blocks alone, and what React renders goes on', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate(() => {
    window.history.replaceState(
      { ...window.history.state, marks: ['laskur', 'vink', 'alku', 'vuosi'], lang: 'fi' },
      '',
    );
  });
  await page.reload();
  const marks = page.locator('main .prose mark');
  await expect(marks).toHaveText(['Laskuri', 'Vinkki', 'Vinkki']);
  await page.getByRole('button', { name: 'fi: 3' }).click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
});

test('only that page has code of its own, and no other code more than the rest', async ({ page }) => {
  const scriptsOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
  };
  const common = await scriptsOf('/ohje/docs/alku');
  expect(common.filter((file) => OWN_CODE.test(file))).toEqual([]);
  const more = (await scriptsOf(PAGE)).filter((file) => !common.includes(file));
  expect(more).toEqual([expect.stringMatching(OWN_CODE)]);
});

test('a component has its styles where its page is loaded, and where the router brings it', async ({ page }) => {
  const button = page.getByRole('button', { name: 'fi: 3' });
  const colorOf = () => button.evaluate((element) => getComputedStyle(element).color);
  await page.goto(PAGE);
  const color = await colorOf();
  expect(color).not.toBe(await page.locator('body').evaluate((element) => getComputedStyle(element).color));
  await page.goto('/ohje/docs/alku');
  await hydrated(page);
  await page
    .locator('article a[href^="/ohje/docs/"]')
    .first()
    .evaluate((link, address) => {
      link.setAttribute('href', address);
      (link as HTMLAnchorElement).click();
    }, PAGE);
  await expect(button).toBeVisible();
  expect(await colorOf()).toBe(color);
});

test('where a component crashes, a note stands in its place and the rest of the page works', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: 'Riko' }).click();
  await expect(page.getByText('Tämä osa ei toimi juuri nyt')).toBeVisible();
  await page.getByRole('button', { name: 'fi: 3' }).click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
  expect(complaints.join('\n')).toContain('<Fragile> (14:1) failed: broken');
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows what its components begin with', async ({ page }) => {
    await page.goto(`/ohje/en/docs/osat/laskeva`);
    await expect(page.getByRole('button', { name: 'fi: 3' })).toBeVisible();
    await page.locator('article').getByRole('link', { name: 'alkuun' }).click();
    await expect(page).toHaveURL('/ohje/en/docs/alku');
  });
});
