import type { Locator, Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, test, visit } from './support/test';

test.use({ baseURL: FULL.origin });

const PAGE = '/ohje/docs/media/kuvat';
/** The drawing at 1.5 times its natural size. */
const FITTED = { x: 100, width: 1080 };

const dialog = (page: Page) => page.getByRole('dialog');
const placeOfImage = (page: Page) => expect.poll(() => page.locator('.zoom-image').boundingBox());

/** Waits until the image is at rest; a closing image is gone then. */
const hasGrown = (page: Page) =>
  dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => undefined),
  );

/** The zoom attaches to its images soon after the load event. */
async function openPage(page: Page, path = PAGE): Promise<Locator> {
  await visit(page, path);
  return page.locator('.zoom-button').first();
}

test('keys and clicks enlarge an image above everything and restore it, however quickly', async ({ page }) => {
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
  await placeOfImage(page).toMatchObject(FITTED);
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('dialog') !== null)).toBe(true);
  const pageColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(dialog(page)).toHaveCSS('background-color', await pageColor());
  await page.mouse.click(20, 360);
  await expect(dialog(page)).toHaveCount(0);

  await button.click();
  for (let click = 0; click < 4; click += 1) await page.mouse.click(20, 360);
  // Whether it is open now depends on its position at each click; it can be closed in any case.
  await expect(async () => {
    if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(0);
  }).toPass();
  await expect(page.getByRole('img', { name: 'Laskun vaiheet' })).toBeVisible();
});

test('on a phone an image opens at twice its size, fits and zooms by double tap, pinch and Ctrl+wheel, and closes by Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = await openPage(page);
  await button.click();
  await hasGrown(page);
  await placeOfImage(page).toMatchObject({ x: 0, width: 716 });
  await page.mouse.dblclick(100, 400);
  await placeOfImage(page).toMatchObject({ x: 16, width: 358 });
  await page.mouse.click(100, 400);
  await placeOfImage(page).toMatchObject({ x: -110, width: 895 });
  await page.mouse.click(100, 400);
  await placeOfImage(page).toMatchObject({ x: 16, width: 358 });
  await page.locator('.zoom-image').evaluate((image) => {
    const touch = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: image, clientX, clientY: 400 });
    for (const half of [50, 100]) {
      const touches = [touch(1, 195 - half), touch(2, 195 + half)];
      image.dispatchEvent(new TouchEvent('touchmove', { touches, bubbles: true, cancelable: true }));
    }
  });
  await placeOfImage(page).toMatchObject({ x: -163, width: 716 });
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await page.locator('.zoom-image').boundingBox())?.width ?? 0).toBeGreaterThan(1000);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await expect(button).toBeFocused();
});

test('slight scrolling and a new height keep it open; further scrolling and a new width close it', async ({ page }) => {
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
  // The page gets this event before its next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await hasGrown(page);
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 640 });
  await expect(dialog(page)).toHaveCount(0);
});
