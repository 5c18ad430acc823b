import { expect, hydrated, test } from './support/test';

const GUIDE = '/docs/pikaohjeet/eri-maksaja';
const NOTE = '/docs/versiotiedotteet/lokakuu-2025';

test('a release note leads to the guides that it changes, and they lead back', async ({ page }) => {
  await page.goto(NOTE);
  await hydrated(page);
  await page.getByRole('article').getByRole('link', { name: 'eri maksaja' }).click();
  await expect(page).toHaveURL(GUIDE);
  await page.getByRole('link', { name: 'Versiotiedote 10/2025' }).click();
  await expect(page).toHaveURL(NOTE);
});

test('a guide names the newest release first, and no more than three', async ({ page }) => {
  await page.goto('/docs/ohjeet/yleiset_ominaisuudet/lasku');
  const months = await page.getByRole('link', { name: /^Versiotiedote \d/ }).allTextContents();
  const inOrder = [...months].sort((a, b) => monthNumber(b) - monthNumber(a));
  expect(months.length).toBeGreaterThan(0);
  expect(months.length).toBeLessThanOrEqual(3);
  expect(months).toEqual(inOrder);
});

test('in another language the link leads to the note in that language', async ({ page }) => {
  await page.goto(`/sv${GUIDE}`);
  await expect(page.getByRole('link', { name: 'Versionsmeddelande 10/2025' })).toHaveAttribute('href', `/sv${NOTE}`);
});

test('a page that no release changed names none', async ({ page }) => {
  await page.goto('/docs/tietosuoja');
  await expect(page.getByText('Muuttunut')).toHaveCount(0);
});

function monthNumber(text: string): number {
  const [month = '0', year = '0'] = text.split('/');
  return Number(year) * 12 + Number(month);
}
