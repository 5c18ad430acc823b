import { FULL } from '../support/testSites';
import { ANNOUNCEMENT } from './support/chrome';
import { expect, hydrated, test, type Page } from './support/test';

const BASED = `http://localhost:${FULL.port}/ohje`;
const PAGES = ['/', '/docs/etusivu', '/docs/category/ohjeet', '/blog', '/search?q=lasku'];
const WITH_BAR = ['/', '/docs/alku', '/docs/category/ohjeet', '/blog', '/search?q=lasku'];
const WIDTHS = [360, 1280];

/** What shifts on a page until its content has come, and by how much. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const describe = (node: Node | null | undefined) =>
          node instanceof Element ? `${node.tagName} ${node.textContent?.slice(0, 40) ?? ''}` : String(node?.nodeName);
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Node | null }[];
          })[])
            seen.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => describe(node)).join(', ')}`);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(seen), 200));
      }),
  );
}

async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await shifts(page), address).toEqual([]);
  }
}

for (const width of WIDTHS) {
  for (const stored of [null, 'light', 'dark']) {
    test(`nothing shifts while a page loads, ${width} px, stored mode ${stored ?? 'none'}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((mode) => mode !== null && localStorage.setItem('theme', mode), stored);
      await expectStill(page, PAGES);
    });
  }
  for (const closed of [false, true]) {
    test(`nothing shifts below an announcement, ${width} px, closed: ${String(closed)}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      if (closed) await page.addInitScript(({ key, id }) => localStorage.setItem(key, id), ANNOUNCEMENT);
      await expectStill(
        page,
        WITH_BAR.map((address) => BASED + address),
      );
      expect(await page.locator('section[aria-label="Tiedote"]').isVisible()).toBe(!closed);
    });
  }
}
