import { FULL, PLAIN } from '../support/testSites';
import { ANNOUNCEMENT } from './support/chrome';
import { startFaultServer } from './support/faultServer';
import { watchShifts } from './support/shifts';
import { expect, hydrated, test, type Page } from './support/test';

const PAGES = ['/', '/docs/etusivu', '/docs/category/ohjeet', '/blog', '/search?q=lasku'];
const SLOW = ['/', '/docs/etusivu', '/docs/category/ohjeet', '/blog', '/404'];
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
    // A second is plenty for what waits its turn; without a limit a busy browser may never call back.
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Loads pages, and expects that nothing in them moves. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const shifts = await watchShifts(page);
  for (const address of addresses) {
    await page.goto(address);
    await isComplete(page, address);
    expect(await shifts(), address).toEqual([]);
  }
}

for (const [place, width] of WIDTHS.entries()) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    /** Every page, dealt out to so many groups; those of a group differ from width to width. */
    const dealOut = (addresses: readonly string[], groups: number, group: number) =>
      addresses.filter((_, index) => (index + place) % groups === group);

    for (const [group, stored] of STORED.entries()) {
      test(`nothing shifts while a page loads, stored mode ${stored ?? 'none'}`, async ({ page }) => {
        await page.addInitScript((mode) => mode !== null && localStorage.setItem('theme', mode), stored);
        await expectStill(page, dealOut(PAGES, STORED.length, group));
      });
    }

    for (const [group, isClosed] of [false, true].entries()) {
      test(`nothing shifts below an announcement, closed: ${isClosed}`, async ({ page }) => {
        if (isClosed) await page.addInitScript(({ key, id }) => localStorage.setItem(key, id), ANNOUNCEMENT);
        const addresses = dealOut(WITH_BAR, 2, group);
        await expectStill(
          page,
          addresses.map((address) => FULL.url + address),
        );
        await expect(page.locator('section[aria-label="Tiedote"]')).toBeVisible({ visible: !isClosed });
      });
    }

    // What comes later may not move what a reader sees already: a browser paints a page before all of it is there.
    // (No page can help that a word which comes in two parts may have no room for its second one.)
    test('nothing shifts while the HTML comes slowly', async ({ page }) => {
      const server = await startFaultServer({ port: PLAIN.port });
      server.fail(/^[^.]*$/, { kind: 'pieces', count: 30, every: 50 });
      await expectStill(
        page,
        SLOW.map((address) => server.origin + address),
      );
      // A page that is open still fetches others ahead.
      await page.close();
      await server.stop();
    });
  });
}
