import { FULL } from '../support/testSites';
import { ANNOUNCEMENT } from './support/chrome';
import { watchShifts } from './support/shifts';
import { expect, hydrated, test, type Page } from './support/test';

const PAGES = ['/', '/docs/etusivu', '/docs/category/ohjeet', '/blog', '/search?q=lasku'];
const WITH_BAR = ['/', '/docs/alku', '/docs/category/ohjeet', '/blog', '/search?q=lasku'];
const WIDTHS = [360, 1280];
const STORED = [null, 'dark', 'light'];

/** Waits until nothing is on its way any more that could move something: code, letters, images, results of the search. */
async function isComplete(page: Page, address: string): Promise<void> {
  await hydrated(page);
  if (address.includes('/search')) await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.loading !== 'lazy' && image.checkVisibility());
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

async function shiftsAt(page: Page, address: string): Promise<string[]> {
  const shifts = await watchShifts(page);
  await page.goto(address);
  await isComplete(page, address);
  return shifts();
}

for (const [index, address] of PAGES.entries()) {
  for (const [place, width] of WIDTHS.entries()) {
    // Over all pages each width meets each choice.
    const stored = STORED[(index + place) % STORED.length] ?? null;
    test(`nothing shifts while ${address} loads, ${width} px, stored mode ${stored ?? 'none'}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((mode) => mode !== null && localStorage.setItem('theme', mode), stored);
      expect(await shiftsAt(page, address)).toEqual([]);
    });
  }
}

for (const [index, address] of WITH_BAR.entries()) {
  for (const [place, width] of WIDTHS.entries()) {
    const isClosed = (index + place) % 2 === 1;
    test(`nothing shifts at ${address} below an announcement, ${width} px, closed: ${isClosed}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      if (isClosed) await page.addInitScript(({ key, id }) => localStorage.setItem(key, id), ANNOUNCEMENT);
      expect(await shiftsAt(page, FULL.url + address)).toEqual([]);
      await expect(page.locator('section[aria-label="Tiedote"]')).toBeVisible({ visible: !isClosed });
    });
  }
}
