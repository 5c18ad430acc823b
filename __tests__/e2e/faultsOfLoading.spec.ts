import { PLAIN } from '../support/testSites';
import { startFaultServer, type Fault, type FaultServer } from './support/faultServer';
import { passTime } from './support/passTime';
import { documentLoads, followLink, followSidebar, isWhole } from './support/whole';
import { expect, hydrated, test, type Page } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/hyvityslasku';
const OTHER = '/docs/pikaohjeet/osoitteenmuutos';
const DATA = /\/page-data\/docs\/pikaohjeet\/hyvityslasku\//;
const TITLE = { next: 'Hyvityslaskun tekeminen', failure: 'Sivua ei voitu ladata' };
const RETRY = 'Yritä uudelleen';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What browser and site say of files that do not come, or come in part; nothing else may be said. */
const DUE =
  /Failed to load resource|could not be loaded|Unexpected (?:token '<'|end of input)|Refused to execute|ChunkLoadError|Loading chunk/;

function takeDue(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !DUE.test(text))).toEqual([]);
}

// Right answers are the same from every server, see serving.spec.ts; a fault takes their place before it gets here.
let server: FaultServer;
test.beforeAll(async () => {
  server = await startFaultServer({ port: PLAIN.port });
});
test.afterEach(() => server.fix());
test.afterAll(() => server.stop());

const BROKEN: [what: string, fault: Fault][] = [
  ['is not there', { kind: 'status', status: 404 }],
  ['is refused for a while', { kind: 'status', status: 503 }],
  ['is a page of the host’s', { kind: 'html' }],
  ['is cut off', { kind: 'cut' }],
  ['is JSON of another kind', { kind: 'text', text: '[1, 2]' }],
  ['is JSON without what counts', { kind: 'text', text: '{"path":"/x"}' }],
];

for (const [what, fault] of BROKEN) {
  test(`a page whose data ${what} is loaded as a document, once, at its whole address`, async ({
    page,
    complaints,
  }) => {
    server.fail(DATA, fault);
    await page.clock.install();
    await page.goto(server.origin + START);
    await hydrated(page);
    const loads = documentLoads(page);
    await followLink(page, `${NEXT}?a=1#b`);
    await expect(heading(page)).toHaveText(TITLE.next);
    await expect(page).toHaveURL(`${server.origin}${NEXT}?a=1#b`);
    await isWhole(page);
    await passTime(page);
    expect(loads()).toBe(1);
    // What is there leads on, be it by the router or by the browser.
    server.fix();
    await followSidebar(page, OTHER);
    await expect(page).toHaveURL(server.origin + OTHER);
    await hydrated(page);
    await isWhole(page);
    takeDue(complaints);
  });
}

const UNREACHABLE: [what: string, fault: Fault][] = [
  ['ends the connection', { kind: 'drop' }],
  ['breaks off', { kind: 'broken' }],
];

for (const [what, fault] of UNREACHABLE) {
  test(`where the host ${what}, the reader is told within the page, and Retry opens it`, async ({
    page,
    complaints,
  }) => {
    server.fail(DATA, fault);
    await page.goto(server.origin + START);
    await hydrated(page);
    const loads = documentLoads(page);
    await followLink(page, `${NEXT}?a=1#b`);
    await expect(heading(page)).toHaveText(new RegExp(`${TITLE.failure}|${TITLE.next}`));
    await isWhole(page);
    await expect(page).toHaveURL(`${server.origin}${NEXT}?a=1#b`);
    server.fix();
    if ((await heading(page).textContent()) === TITLE.failure) {
      await page.getByRole('button', { name: RETRY }).click();
    }
    await expect(heading(page)).toHaveText(TITLE.next);
    await expect(page).toHaveURL(`${server.origin}${NEXT}?a=1#b`);
    expect(loads()).toBeLessThanOrEqual(1);
    takeDue(complaints);
  });
}

const CODE: [what: string, fault: Fault][] = [
  ['is not there', { kind: 'status', status: 404 }],
  ['is a page of the host’s', { kind: 'html' }],
  ['breaks off', { kind: 'broken' }],
  ['ends the connection', { kind: 'drop' }],
];

for (const [what, fault] of CODE) {
  test(`a page whose code ${what} is shown as the server has written it, after one load`, async ({
    page,
    complaints,
  }) => {
    server.fail(/\/component---src-templates-blog-list-/, fault);
    await page.clock.install();
    await page.goto(server.origin + START);
    await hydrated(page);
    const loads = documentLoads(page);
    await followLink(page, '/blog?a=1');
    await expect(heading(page)).toHaveText('Blogi');
    await expect(page).toHaveURL(`${server.origin}/blog?a=1`);
    await isWhole(page);
    await passTime(page);
    expect(loads()).toBe(1);
    // No code of the page's comes any more: what replaces it is shown.
    await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
    server.fix();
    await page.locator('main a[href^="/blog/20"]').first().click();
    await expect(page).toHaveURL(/\/blog\/20/);
    await hydrated(page);
    await isWhole(page);
    takeDue(complaints);
  });
}

test('data that never comes leaves the page alive; a click elsewhere wins', async ({ page }) => {
  server.fail(DATA, { kind: 'hang' });
  await page.goto(server.origin + START);
  await hydrated(page);
  const before = await heading(page).textContent();
  await followLink(page, NEXT);
  await expect(page).toHaveURL(server.origin + NEXT);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await expect(heading(page)).toHaveText(before ?? '');
  await followSidebar(page, OTHER);
  await expect(page).toHaveURL(server.origin + OTHER);
  await expect(heading(page)).not.toHaveText(before ?? '');
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  await isWhole(page);
});

/** Holds back the time-outs of what pages fetch from now on; returns the way to let them all pass. */
async function holdTimeouts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      held.push(controller);
      return controller.signal;
    };
    const letPass = () => held.forEach((each) => each.abort(new DOMException('Too late.', 'TimeoutError')));
    Object.assign(window, { letPass });
  });
  return () => page.evaluate(() => (window as unknown as { letPass: () => void }).letPass());
}

test('data that never comes is given up, and Retry opens the page', async ({ page, complaints }) => {
  server.fail(DATA, { kind: 'hang' });
  const letTimeoutsPass = await holdTimeouts(page);
  await page.goto(server.origin + START);
  await hydrated(page);
  await followLink(page, NEXT);
  await expect(page.locator('[data-progress]')).toBeVisible();
  await letTimeoutsPass();
  await expect(heading(page)).toHaveText(TITLE.failure);
  // Its styles are among those that every page brings along, since nothing can be loaded now.
  await expect(page.getByRole('button', { name: RETRY })).toHaveCSS('min-height', '44px');
  server.fix();
  await page.getByRole('button', { name: RETRY }).click();
  await expect(heading(page)).toHaveText(TITLE.next);
  takeDue(complaints);
});

test('without a network the reader is told so, and the page opens when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(START);
  await hydrated(page);
  const loads = documentLoads(page);
  await context.setOffline(true);
  await followLink(page, `${NEXT}#b`);
  await expect(heading(page)).toHaveText(TITLE.failure);
  await expect(page.locator('main')).toContainText('Verkkoyhteyttä ei ole.');
  await isWhole(page);
  await expect(page).toHaveURL(`${NEXT}#b`);
  await page.goBack();
  await expect(heading(page)).not.toHaveText(TITLE.failure);
  await page.goForward();
  await expect(heading(page)).toHaveText(TITLE.failure);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(TITLE.next);
  await expect(page).toHaveURL(`${NEXT}#b`);
  expect(loads()).toBe(0);
  takeDue(complaints);
});

test('the network drops while a page is on its way, and returns', async ({ page, context, complaints }) => {
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  await page.route(DATA, async (route) => {
    await isCut;
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  await page.goto(START);
  await hydrated(page);
  await followLink(page, NEXT);
  await expect(page).toHaveURL(NEXT);
  await context.setOffline(true);
  cut();
  await expect(heading(page)).toHaveText(TITLE.failure);
  await isWhole(page);
  await page.unroute(DATA);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(TITLE.next);
  takeDue(complaints);
});

test('no page asks another site for anything, so none of theirs can hold it up', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.clock.install();
  for (const path of ['/', START, '/blog', '/search?q=lasku', '/docs/ohjevideot', '/ei/ole']) {
    await page.goto(path);
    await hydrated(page);
    await passTime(page);
  }
  expect(foreign).toEqual([]);
});
