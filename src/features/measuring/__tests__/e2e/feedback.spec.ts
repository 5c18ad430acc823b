import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';
import { fakeServices } from '../../../../../__tests__/e2e/support/fakeServices';
import { expect, test, type Page, visit } from '../../../../../__tests__/e2e/support/test';

const PAGE = `${FULL.url}/docs/ohjeet/lasku`;
const group = (page: Page) => page.getByRole('group', { name: 'Oliko tästä apua?' });

test('an answer and a comment reach the endpoint, with code loaded on demand', async ({ page, complaints }) => {
  const seen = await fakeServices(page);
  const scripts: string[] = [];
  let isDown = true;
  await page.route(/\/feedback-[^/]+\.js$/, (route) => {
    scripts.push(route.request().url());
    return isDown ? route.abort() : route.continue();
  });
  await visit(page, PAGE);
  expect(scripts).toEqual([]);
  await group(page).getByRole('button', { name: 'Ei' }).press('Enter');
  await expect(group(page).getByRole('alert')).toContainText('Vastaus ei lähtenyt.');
  isDown = false;
  await group(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(group(page).getByText('Kiitos, vastauksesi on lähetetty.')).toBeVisible();
  expect(complaints.splice(0).filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);

  await group(page).getByRole('textbox').fill('a'.repeat(995));
  await expect(group(page).getByText('Tilaa on 5 merkille.')).toBeVisible();
  expect(await accessibilityFindings(page, 'fieldset')).toEqual([]);
  await group(page).getByRole('radio', { name: 'Ohjetta oli vaikea ymmärtää' }).check();
  await group(page).getByRole('textbox').fill('Kuva puuttuu.');
  await group(page).getByRole('button', { name: 'Lähetä kommentti' }).click();
  await expect
    .poll(() => seen.answers)
    .toMatchObject([{ comment: '' }, { comment: 'Kuva puuttuu.', reason: 'Unclear' }]);
  await expect(group(page).getByRole('link', { name: '020 123 4567' })).toBeVisible();
  expect(seen.requests).toHaveLength(2);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['site.consent']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the question links to support, with the page’s address, but not in print', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Avaa tukipyyntö' });
    await page.goto(PAGE);
    await expect(group(page).getByRole('button')).toHaveCount(0);
    await expect(group(page).getByRole('link').first()).toHaveAttribute('href', '/ohje/docs/alku');
    await page.goto('/docs/pikaohjeet/hyvityslasku');
    await expect(link).toHaveAttribute(
      'href',
      'https://tuki.example.com/?haku=&sivu=https%3A%2F%2Fohje.example.com%2Fdocs%2Fpikaohjeet%2Fhyvityslasku',
    );
    await page.emulateMedia({ media: 'print' });
    await expect(link).toBeHidden();
  });
});
