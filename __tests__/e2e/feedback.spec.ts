import { FULL } from '../support/testSites';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { fakeServices } from './support/fakeServices';
import { expect, hydrated, test, type Page } from './support/test';

const PAGE = `${FULL.url}/docs/ohjeet/lasku`;
const group = (page: Page) => page.getByRole('group', { name: 'Oliko tästä apua?' });

async function open(page: Page, address = PAGE) {
  await page.goto(address);
  await hydrated(page);
}

test('an answer and a comment reach the endpoint, and the form is not loaded before', async ({ page }) => {
  const seen = await fakeServices(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/feedback-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page);
  expect(scripts).toEqual([]);
  await group(page).getByRole('button', { name: 'Ei' }).click();
  await expect(group(page).getByText('Kiitos, vastauksesi on lähetetty.')).toBeVisible();
  expect(scripts).toHaveLength(1);
  await group(page).getByRole('textbox').fill('Kuva puuttuu.');
  await group(page).getByRole('button', { name: 'Lähetä kommentti' }).click();
  await expect(group(page).getByText('Kiitos, kommenttisi on lähetetty.')).toBeFocused();
  const answer = { path: '/docs/ohjeet/lasku', locale: 'fi', helpful: false };
  expect(seen.answers).toEqual([
    { ...answer, comment: '' },
    { ...answer, comment: 'Kuva puuttuu.' },
  ]);
  expect(seen.requests).toHaveLength(2);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['ohjekeskus.consent']);
});

test('an answer that is refused is not thanked for, and the text of a comment stays', async ({ page, complaints }) => {
  const seen = await fakeServices(page);
  seen.status = 500;
  await open(page);
  await group(page).getByRole('button', { name: 'Kyllä' }).click();
  await expect(group(page).getByText('Vastaus ei lähtenyt.')).toBeVisible();
  await expect(group(page).getByText('Kiitos')).toHaveCount(0);
  seen.status = 204;
  await group(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(group(page).getByText('Kiitos, vastauksesi on lähetetty.')).toBeVisible();
  seen.status = 503;
  await group(page).getByRole('textbox').fill('Hyvä ohje.');
  await group(page).getByRole('button', { name: 'Lähetä kommentti' }).click();
  await expect(group(page).getByText('Kommentti ei lähtenyt.')).toBeVisible();
  await expect(group(page).getByRole('textbox')).toHaveValue('Hyvä ohje.');
  // The browser itself names what was refused; the page says nothing.
  expect(complaints.filter((line) => !/status of 50[03]/.test(line))).toEqual([]);
  complaints.length = 0;
});

test('where the form’s code cannot be had, the reader is told and can try again', async ({ page, complaints }) => {
  const seen = await fakeServices(page);
  let isDown = true;
  await page.route(/\/feedback-[^/]+\.js$/, (route) => (isDown ? route.abort() : route.continue()));
  await open(page);
  await group(page).getByRole('button', { name: 'Kyllä' }).click();
  await expect(group(page).getByRole('alert')).toContainText('Vastaus ei lähtenyt.');
  isDown = false;
  await group(page).getByRole('button', { name: 'Yritä uudelleen' }).click();
  await expect(group(page).getByText('Kiitos, vastauksesi on lähetetty.')).toBeVisible();
  expect(seen.answers).toHaveLength(1);
  expect(complaints.filter((line) => !line.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

for (const [mode, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`the question and its form have no accessibility faults, ${mode}, ${width} px`, async ({ page }) => {
    await fakeServices(page);
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await group(page).getByRole('button', { name: 'Ei' }).press('Enter');
    await expect(group(page).getByRole('button', { name: 'Ei' })).toBeFocused();
    await group(page).getByRole('textbox').fill('a'.repeat(995));
    await expect(group(page).getByText('Tilaa on 5 merkille.')).toBeVisible();
    expect(await accessibilityFindings(page, 'fieldset')).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
  });
}

test('without an endpoint the question leads to support, with the page’s address', async ({ page }) => {
  await open(page, '/docs/pikaohjeet/hyvityslasku');
  const link = page.getByRole('link', { name: 'Ellei ollut, kysy tuesta' });
  await expect(link).toHaveAttribute(
    'href',
    'https://tuki.example.com/?sivu=https%3A%2F%2Fohje.example.com%2Fdocs%2Fpikaohjeet%2Fhyvityslasku',
  );
  await expect(page.getByText('Oliko tästä apua?')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the question leads to support', async ({ page }) => {
    await page.goto(PAGE);
    await expect(group(page).getByRole('button')).toHaveCount(0);
    await expect(group(page).getByRole('link', { name: 'Ellei ollut, kysy tuesta' })).toHaveAttribute(
      'href',
      '/ohje/docs/alku',
    );
  });
});
