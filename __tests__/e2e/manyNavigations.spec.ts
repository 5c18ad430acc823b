import { pageMemory } from '../../scripts/lib/pageMemory';
import { documentLoads, followSidebar, isWhole } from './support/whole';
import { expect, hydrated, test, type Page } from './support/test';

const PATHS = ['/docs/pikaohjeet/saldo', '/docs/pikaohjeet/osoitteenmuutos', '/docs/pikaohjeet/asiakkaan-haku'];

/** Goes back and forth so many times: each step as soon as the address has changed, whether or not its page has come. */
async function hurry(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.go(turn % 4 < 2 ? -1 : 1);
      await changed;
    }
  }, times);
}

test('after 200 quick steps back and forth the page is whole, and holds no more than after 20', async ({ page }) => {
  test.slow();
  await page.goto(PATHS[0] ?? '/');
  await hydrated(page);
  for (const path of PATHS.slice(1)) {
    await followSidebar(page, path);
    await expect(page.locator(`aside a[href="${path}"][aria-current="page"]`)).toHaveCount(1);
  }
  const loads = documentLoads(page);
  const session = await page.context().newCDPSession(page);
  await hurry(page, 20);
  await page.waitForTimeout(1000);
  const before = await pageMemory(session);
  await hurry(page, 180);
  await page.waitForTimeout(1000);
  const after = await pageMemory(session);
  await isWhole(page);
  const shown = new URL(page.url()).pathname;
  await expect(page.locator(`aside a[href="${shown}"][aria-current="page"]`)).toHaveCount(1);
  expect(loads()).toBe(0);
  // A tenth more at most; what leaks would be nine times as much.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
  expect(after.megabytes).toBeLessThanOrEqual(before.megabytes * 1.1);
});
