import { FULL, PLAIN } from '../support/testSites';
import { ANNOUNCEMENT } from './support/chrome';
import { startFailureServer } from './support/failureServer';
import { watchShifts } from './support/shifts';
import { expect, hydrated, test, type Page } from './support/test';

const PAGES = ['/', '/docs/etusivu', '/search?q=lasku', '/blog'];
const SLOW = ['/', '/docs/category/ohjeet'];
const WITH_BAR = ['/docs/alku', '/search?q=lasku'];

/** Waits until nothing is pending that could cause a shift: code, fonts, images, search results. */
async function isComplete(page: Page, address: string): Promise<void> {
  await hydrated(page);
  if (address.includes('/search')) await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.loading !== 'lazy' && image.checkVisibility());
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
    // One second is enough for idle work; without a limit a busy browser may never call back.
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Loads pages, and expects no layout shift. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const shifts = await watchShifts(page);
  for (const address of addresses) {
    await page.goto(address);
    await isComplete(page, address);
    expect(await shifts(), address).toEqual([]);
  }
}

for (const width of [360, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('nothing shifts while a page loads, nor below an announcement, open or closed', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await expectStill(page, PAGES);
      const [first = '', second = ''] = WITH_BAR.map((address) => FULL.url + address);
      await expectStill(page, [first]);
      await expect(page.locator('section[aria-label="Tiedote"]')).toBeVisible();
      await page.evaluate(({ key, id }) => localStorage.setItem(key, id), ANNOUNCEMENT);
      await expectStill(page, [second]);
      await expect(page.locator('section[aria-label="Tiedote"]')).toBeHidden();
    });

    // Browsers paint incomplete pages: later content must not move earlier content.
    // (A word that arrives in two parts may wrap, which no page can prevent.)
    test('nothing shifts while the HTML arrives slowly', async ({ page }) => {
      const server = await startFailureServer({ port: PLAIN.port });
      server.fail(/^[^.]*$/, { kind: 'pieces', count: 30, every: 50 });
      await expectStill(
        page,
        SLOW.map((address) => server.origin + address),
      );
      // An open page continues to prefetch.
      await page.close();
      await server.stop();
    });
  });
}
