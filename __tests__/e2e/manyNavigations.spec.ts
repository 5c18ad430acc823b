import { pageMemory } from '../../scripts/lib/pageMemory';
import { documentLoads, followSidebar, isWhole } from './support/whole';
import { expect, test, type Page, visit } from './support/test';

const PATHS = ['/docs/pikaohjeet/saldo', '/docs/pikaohjeet/osoitteenmuutos', '/docs/pikaohjeet/asiakkaan-haku'];

/** Goes back and forth this many times, each step as soon as the address has changed, loaded or not. */
async function hurry(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      const changed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.go(turn % 4 < 2 ? -1 : 1);
      await changed;
    }
  }, times);
}

/** Waits until the page of the address is shown. */
async function isShown(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect(page.locator(`aside a[href="${pathname}"][aria-current="page"]`)).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Follows links, waiting for each page: React keeps the previous page in memory. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await followSidebar(page, path);
    await page.waitForURL(path);
    await isShown(page);
  }
}

test('after 200 quick steps back and forth the page is complete, and uses no more memory than after 20', async ({
  page,
}) => {
  test.slow();
  await visit(page, PATHS[0] ?? '/');
  await walk(page, PATHS.slice(1));
  const loads = documentLoads(page);
  const session = await page.context().newCDPSession(page);
  await hurry(page, 20);
  await isShown(page);
  await walk(page, PATHS);
  const before = await pageMemory(session);
  await hurry(page, 180);
  await isShown(page);
  await isWhole(page);
  await walk(page, PATHS);
  expect(loads()).toBe(0);
  // At most a tenth more; a leak would be nine times as much, and would stay.
  const grown = async () => {
    const after = await pageMemory(session);
    return (['nodes', 'listeners', 'megabytes'] as const).filter((kind) => after[kind] > before[kind] * 1.1);
  };
  await expect.poll(grown).toEqual([]);
});
