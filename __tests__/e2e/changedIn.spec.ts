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

test('a guide that four releases changed names the newest three, the newest first', async ({ page }) => {
  await page.goto('/docs/ohjeet/yleiset_ominaisuudet/lasku');
  await expect(page.getByRole('link', { name: /^Versiotiedote \d/ })).toHaveText([/10\/2025$/, /9\/2025$/, /8\/2025$/]);
});

test('in another language the link leads to the note in that language', async ({ page }) => {
  await page.goto(`/sv${GUIDE}`);
  await expect(page.getByRole('link', { name: 'Versionsmeddelande 10/2025' })).toHaveAttribute('href', `/sv${NOTE}`);
});

test('a page that no release changed names none', async ({ page }) => {
  await page.goto('/docs/tietosuoja');
  await expect(page.getByText('Muuttunut')).toHaveCount(0);
});
