import { PLAIN } from '../support/testSites';
import { startFailureServer, type FailureServer } from './support/failureServer';
import { passTime } from './support/passTime';
import { documentLoads, followLink, isWhole } from './support/whole';
import { expect, hydrated, takeDue, test, type Page, visit } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/hyvityslasku';
const DATA = /\/page-data\/docs\/pikaohjeet\/hyvityslasku\//;
const TITLE = { next: 'Hyvityslaskun tekeminen', failure: 'Sivua ei voitu ladata' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Yritä uudelleen' });

/** What browser and site log about missing or truncated files. Anything else fails the test. */
const DUE =
  /Failed to load resource|could not be loaded|Unexpected (?:token '<'|end of input)|Refused to execute|ChunkLoadError|Loading chunk/;

// Complete responses are equal for every server (see `built/serving.test.ts`); failures are injected in front of it.
let server: FailureServer;
test.beforeAll(async () => {
  server = await startFailureServer({ port: PLAIN.port });
});
test.afterEach(() => server.fix());
test.afterAll(() => server.stop());

async function start(page: Page): Promise<() => number> {
  await visit(page, server.origin + START);
  return documentLoads(page);
}

test('a page without its code is shown as the server rendered it, after one reload', async ({ page, complaints }) => {
  await page.clock.install();
  server.fail(/\/component---src-templates-blog-list-/, { kind: 'html' });
  const loads = await start(page);
  await followLink(page, '/blog?a=1');
  await expect(heading(page)).toHaveText('Blogi');
  await expect(page).toHaveURL(`${server.origin}/blog?a=1`);
  await isWhole(page);
  await passTime(page);
  expect(loads()).toBe(1);
  // The page's code never arrives, so its replacement is shown.
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
  server.fix();
  await page.locator('main a[href^="/blog/20"]').first().click();
  await expect(page).toHaveURL(/\/blog\/20/);
  await hydrated(page);
  await isWhole(page);
  takeDue(complaints, DUE);
});

test('when data never arrives, Retry opens the page after the time-out', async ({ page, complaints }) => {
  // The test controls the time-outs.
  await page.addInitScript(() => {
    const held: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      held.push(controller);
      return controller.signal;
    };
    const timeOut = () => held.forEach((each) => each.abort(new DOMException('Too late.', 'TimeoutError')));
    Object.assign(window, { timeOut });
  });
  server.fail(DATA, { kind: 'hang' });
  await start(page);
  await followLink(page, NEXT);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await page.evaluate(() => (window as unknown as { timeOut: () => void }).timeOut());
  await expect(heading(page)).toHaveText(TITLE.failure);
  // Its styles are common to all pages, because nothing can be loaded at this point.
  await expect(retry(page)).toHaveCSS('min-height', '44px');
  server.fix();
  await retry(page).click();
  await expect(heading(page)).toHaveText(TITLE.next);
  takeDue(complaints, DUE);
});
