import { FULL } from '../support/testSites';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/media/termit';
const EXPLANATION = 'Se, mitä asiakkaalla on maksettavana.';
const OTHER = 'Tilauksen osa, joka laskutetaan kerralla.';

test('a term is explained below its word, by key and click, one at a time and within the window', async ({ page }) => {
  await visit(page, PAGE);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const term = page.getByRole('button', { name: 'saldon' });
  const other = page.getByRole('button', { name: 'tilausjakso' });
  for (const key of ['Enter', 'Space']) {
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    await term.focus();
    await page.keyboard.press(key);
    await expect(page.getByText(EXPLANATION)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Lue lisää: saldo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    await expect(term).toBeFocused();
  }

  await term.click();
  const note = page.getByRole('note').filter({ hasText: EXPLANATION });
  await expect(note).toHaveClass(/is-placed/);
  const word = await term.boundingBox();
  const box = await note.boundingBox();
  expect(box?.y).toBeCloseTo((word?.y ?? 0) + (word?.height ?? 0) + 8, 0);
  expect(box?.x).toBeCloseTo(word?.x ?? 0, 0);

  await other.click();
  await expect(page.getByText(EXPLANATION)).toBeHidden();
  await expect(page.getByText(OTHER)).toBeVisible();
  await page.locator('h1').click();
  await expect(page.getByText(OTHER)).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  await other.click();
  const narrow = page.getByRole('note').filter({ hasText: OTHER });
  await expect(narrow).toHaveClass(/is-placed/);
  const { x, width } = (await narrow.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term opens its explanation, which leads to the guide', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText(EXPLANATION)).toBeHidden();
    await page.getByRole('button', { name: 'saldon' }).click();
    await expect(page.getByText(EXPLANATION)).toBeVisible();
    await page.getByRole('link', { name: 'Lue lisää: saldo' }).click();
    await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
  });
});
