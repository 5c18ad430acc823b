import type { Locator, Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, test, visit } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/media/kuvat';

const dialog = (page: Page) => page.getByRole('dialog');
const placeOfImage = (page: Page) => expect.poll(() => page.locator('.zoom-image').boundingBox());

/** Waits until the image has come to rest; one that is closing has gone then. */
const hasGrown = (page: Page) =>
  dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => undefined),
  );

/** The zoom binds its images soon after the page has loaded. */
async function openPage(page: Page, path = PAGE): Promise<Locator> {
  await visit(page, path);
  return page.locator('.zoom-button').first();
}

test('keys and clicks enlarge an image above all else and put it back, however quickly', async ({ page }) => {
  const button = await openPage(page);
  await expect(button).toHaveAccessibleName('Suurenna kuva: Laskun vaiheet');
  await expect(page.getByRole('img', { name: 'Laskun vaiheet' })).toBeVisible();
  await expect(page.locator('.zoom-button')).toHaveCount(2);
  await expect(page.locator('a .zoom-button')).toHaveCount(0);

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Laskun vaiheet');
  await expect(page.getByRole('button', { name: 'Sulje suurennos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await placeOfImage(page).toMatchObject({ x: 0, width: 1280 });
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null)).toBe(true);
  await expect(dialog(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(dialog(page)).toHaveCSS('background-color', 'rgb(50, 50, 50)');
  await page.mouse.click(640, 360);
  await expect(dialog(page)).toHaveCount(0);

  await button.click();
  for (let click = 0; click < 4; click += 1) await page.mouse.click(640, 360);
  // How far it has moved when each click comes decides whether it is open now; it can be closed in any case.
  await expect(async () => {
    if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
  }).toPass();
  await expect(page.getByRole('img', { name: 'Laskun vaiheet' })).toBeVisible();
});

test('a little scrolling and another height are borne; more scrolling and another width close it', async ({ page }) => {
  await page.clock.install();
  const button = await openPage(page);
  await button.click();
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
  await passTime(page);
  await hasGrown(page);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 30);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await button.click();
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.waitForFunction(() => window.innerHeight === 640);
  // The page is told of it before it draws its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await hasGrown(page);
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 640 });
  await expect(dialog(page)).toHaveCount(0);
});
