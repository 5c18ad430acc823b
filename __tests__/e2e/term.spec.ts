import { FULL } from '../support/testSites';
import { accessibilityFindings } from '../../scripts/lib/siteCheck/axe';
import { expect, hydrated, test } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/media/termit';
const EXPLANATION = 'Se, mitä asiakkaalla on maksettavana.';

test('a key opens the explanation of a term, and Escape closes it', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  for (const key of ['Enter', 'Space']) {
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    const term = page.getByRole('button', { name: 'saldon' });
    await term.focus();
    await page.keyboard.press(key);
    await expect(page.getByText(EXPLANATION)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lue lisää: saldo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    await expect(term).toBeFocused();
  }
});

test('the explanation stands below its word and leads to the guide', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const term = page.getByRole('button', { name: 'saldon' });
  await term.click();
  const note = page.getByRole('note').filter({ hasText: EXPLANATION });
  await expect(note).toHaveClass(/is-placed/);
  const word = await term.boundingBox();
  const box = await note.boundingBox();
  expect(box?.y).toBeCloseTo((word?.y ?? 0) + (word?.height ?? 0) + 8, 0);
  expect(box?.x).toBeCloseTo(word?.x ?? 0, 0);
  await page.getByRole('link', { name: 'Lue lisää: saldo' }).click();
  await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
});

test('one explanation closes another, and a click beside it closes it', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.getByRole('button', { name: 'saldon' }).click();
  await page.getByRole('button', { name: 'tilausjakso' }).click();
  await expect(page.getByText(EXPLANATION)).toBeHidden();
  await expect(page.getByText('Tilauksen osa, joka laskutetaan kerralla.')).toBeVisible();
  await page.locator('h1').click();
  await expect(page.getByText('Tilauksen osa, joka laskutetaan kerralla.')).toBeHidden();
});

test('on a phone the explanation fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PAGE);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('button', { name: 'tilausjakso' }).click();
  const box = await page.getByRole('note').filter({ hasText: 'Tilauksen osa' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term opens its explanation', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    await page.getByRole('button', { name: 'saldon' }).click();
    await expect(page.getByText(EXPLANATION)).toBeVisible();
    await page.getByRole('link', { name: 'Lue lisää: saldo' }).click();
    await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
  });
});
