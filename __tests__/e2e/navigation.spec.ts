import { passTime } from './support/passTime';
import { expect, hydrated, LOCALES, test, type Page } from './support/test';

/** Two guides that lead to each other's sidebar, long enough to be scrolled. */
const FROM = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const TO = '/docs/ohjeet/tilaustenhallinta/kestojatko';
const OTHER = '/docs/ohjeet/tilaustenhallinta/postistuslista';
const SHORT = '/docs/ohjeet/omapalvelu';

const dataOf = (path: string) => `/page-data${path}/page-data.json`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) =>
  page.locator(`aside a[href="${path}"], nav a[href="${path}"]`).first();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const bar = (page: Page) => page.locator('[data-progress]');

/** No page is fetched before it is asked for, so that a test says when it comes. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Lets a page's data wait until it is let go. Called before a page is opened: the browser may let the first request
 * after it through.
 */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${dataOf(path)}`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test.describe('while a page is on its way', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('the address is right at once, the old page stays, and after 200 ms a bar shows', async ({ page }) => {
    const letGo = await hold(page, TO);
    await open(page, FROM);
    const before = await heading(page).textContent();
    await sidebarLink(page, TO).click();
    await expect(page).toHaveURL(TO);
    await expect(heading(page)).toHaveText(before ?? '');
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page)).toHaveCSS('height', '2px');
    await expect(bar(page)).toHaveCSS('pointer-events', 'none');
    letGo();
    await expect(heading(page)).not.toHaveText(before ?? '');
    await expect(bar(page)).toHaveCount(0);
  });

  test('the last of several clicks wins, whatever comes after it', async ({ page }) => {
    const heldPages = [TO, SHORT];
    const letGo = await Promise.all(heldPages.map((path) => hold(page, path)));
    await open(page, FROM);
    for (const path of [...heldPages, OTHER]) await sidebarLink(page, path).click();
    await expect(page).toHaveTitle(/Postituslista/);
    for (const [index, path] of heldPages.entries()) {
      const come = page.waitForResponse(`**${dataOf(path)}`);
      letGo[index]?.();
      await (await come).finished();
    }
    await expect(page).toHaveURL(OTHER);
    await expect(page).toHaveTitle(/Postituslista/);
    await expect(bar(page)).toHaveCount(0);
  });

  test('Back keeps the page that is there', async ({ page }) => {
    const letGo = await hold(page, TO);
    await open(page, FROM);
    const before = (await heading(page).textContent()) ?? '';
    await sidebarLink(page, TO).click();
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    const come = page.waitForResponse(`**${dataOf(TO)}`);
    letGo();
    await (await come).finished();
    await expect(heading(page)).toHaveText(before);
  });
});

test('the page begins at its top; Back, Forward and reload lead to where the reader was', async ({ page }) => {
  await open(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  // Pressed by script: a click would scroll the link into view first.
  await sidebarLink(page, TO).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Kestojatko/);
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a hash leads to its heading, again at a second click, and Back leads to before', async ({ page }) => {
  await open(page, FROM);
  const link = page.locator('nav a[href^="#"]').nth(2);
  const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
  const top = () =>
    page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? -1), id);
  await link.click();
  const there = await top();
  expect(there).toBeGreaterThan(0);
  expect(there).toBeLessThan(200);
  await page.evaluate(() => window.scrollTo(0, 0));
  await link.click();
  expect(await top()).toBe(there);
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('after a link the next Tab comes to the skip link, and the new title is told, in every language', async ({
  page,
}) => {
  for (const { base } of LOCALES) {
    await open(page, `${base}${FROM}`);
    const link = sidebarLink(page, `${base}${TO}`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${base}${TO}`);
    await expect(page).toHaveTitle(/Kestojatko/);
    const announcer = page.locator('[aria-live][aria-atomic]').filter({ hasText: /Kestojatko/ });
    await expect(announcer).toHaveText(await page.title());
    await expect(announcer).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('href', '#main');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(page).toHaveURL(`${base}${TO}`);
    // Back moves no focus: it would take the reader away from where they were.
    await page.goBack();
    await expect(page).toHaveURL(`${base}${FROM}`);
    await expect(page.locator('#page-start')).not.toBeFocused();
  }
});

test('the head is that of the page, and nothing in it is there twice', async ({ page }) => {
  await open(page, FROM);
  await sidebarLink(page, TO).click();
  await expect(page).toHaveTitle(/Kestojatko/);
  const read = () =>
    page.evaluate(() => [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML).sort());
  const arrived = await read();
  await page.reload();
  await hydrated(page);
  expect(arrived).toEqual(await read());
});

test.describe('fetching ahead', () => {
  /** The pages whose data is asked for, and how many at once at most. */
  function watch(page: Page) {
    const asked: string[] = [];
    let underway = 0;
    const most = { atOnce: 0 };
    page.on('request', (request) => {
      if (!request.url().endsWith('/page-data.json')) return;
      asked.push(new URL(request.url()).pathname);
      underway += 1;
      most.atOnce = Math.max(most.atOnce, underway);
    });
    const done = () => void (underway -= 1);
    page.on('requestfinished', (request) => request.url().endsWith('/page-data.json') && done());
    page.on('requestfailed', (request) => request.url().endsWith('/page-data.json') && done());
    return { asked, most, underway: () => underway };
  }

  test('fetches what is in view, two at a time, each once and not much; a click then asks for nothing', async ({
    page,
  }) => {
    const { asked, most, underway } = watch(page);
    await open(page, FROM);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await expect.poll(underway).toBe(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain(dataOf(FROM));
    expect(most.atOnce).toBeLessThanOrEqual(2);
    const bytes = await page.evaluate(() => {
      const named = 'script[src], link[rel="preload"]';
      const first = [...document.querySelectorAll(named)].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      );
      const entries = performance.getEntriesByType('resource');
      return entries
        .filter(({ name }) => /\.js(?:on)?$/.test(name) && !first.includes(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(30_000);
    await sidebarLink(page, TO).hover();
    await expect.poll(() => asked.includes(dataOf(TO))).toBe(true);
    await expect.poll(underway).toBe(0);
    const before = asked.length;
    await sidebarLink(page, TO).click();
    await expect(page).toHaveTitle(/Kestojatko/);
    expect(asked.slice(0, before).filter((path) => path === dataOf(TO))).toHaveLength(1);
    expect(asked.slice(before)).not.toContain(dataOf(TO));
  });

  test('fetches what the reader points at or has the focus on', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'IntersectionObserver', {
        value: class {
          observe = () => undefined;
          unobserve = () => undefined;
          disconnect = () => undefined;
        },
      }),
    );
    const { asked } = watch(page);
    await open(page, FROM);
    await sidebarLink(page, TO).hover();
    await expect.poll(() => asked).toContain(dataOf(TO));
    await sidebarLink(page, OTHER).focus();
    await expect.poll(() => asked).toContain(dataOf(OTHER));
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`fetches nothing with the connection ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const { asked } = watch(page);
      await page.clock.install();
      await open(page, FROM);
      await sidebarLink(page, TO).hover();
      await sidebarLink(page, OTHER).focus();
      await passTime(page);
      expect(asked).toEqual([]);
      // Who presses has chosen: the page is fetched from then on, and once.
      await sidebarLink(page, TO).hover();
      await page.mouse.down();
      await expect.poll(() => asked).toEqual([dataOf(TO)]);
      await expect(page).toHaveURL(FROM);
      await page.mouse.up();
      await expect(page).toHaveTitle(/Kestojatko/);
      expect(asked).toEqual([dataOf(TO)]);
    });
  }
});

/** What is in the document at the moment in which the next page's heading comes, before anything is painted. */
const atFirst = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ hidden: number; hasNext: boolean; hasContents: boolean }>((resolve) => {
        const before = document.querySelector('h1');
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1') === before) return;
          observer.disconnect();
          const blocks = [...document.querySelectorAll('.prose > *')];
          resolve({
            hidden: blocks.filter((block) => getComputedStyle(block).display === 'none').length,
            hasNext: document.querySelector('article ~ nav') !== null,
            hasContents: Boolean(document.querySelector('article')?.parentElement?.nextElementSibling),
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

test.describe('of a page that a link leads to', () => {
  test('the first screen comes first, and the rest right after it', async ({ page }) => {
    await open(page, FROM);
    const first = atFirst(page);
    await sidebarLink(page, TO).click();
    const { hidden, ...rest } = await first;
    expect(hidden).toBeGreaterThan(0);
    expect(rest).toEqual({ hasNext: false, hasContents: false });
    await expect(page.locator('article ~ nav')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Tällä sivulla' })).toBeVisible();
    await expect(page.locator('.prose > :last-child')).toBeVisible();
    await expect(page.locator(`aside a[href="${TO}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(`aside a[href="${FROM}"]`)).not.toHaveAttribute('aria-current');
  });

  test('all is there at once where the reader comes to a place in it', async ({ page }) => {
    await open(page, FROM);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => scrollTop(page)).toBe(900);
    await page.locator(`aside a[href="${TO}"]`).click();
    // The page that is left has a foot, too: only the mark in the sidebar tells that the other one has come.
    await expect(page.locator(`aside a[href="${TO}"]`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('article ~ nav')).toBeVisible();
    const first = atFirst(page);
    await page.goBack();
    expect(await first).toEqual({ hidden: 0, hasNext: true, hasContents: true });
    expect(await scrollTop(page)).toBe(900);
  });
});
