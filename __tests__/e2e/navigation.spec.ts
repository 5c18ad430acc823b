import { expect, hydrated, test, type Page, visit } from './support/test';

/** Two guides that link to each other's sidebar, long enough to scroll. */
const FROM = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const TO = '/docs/ohjeet/tilaustenhallinta/kestojatko';
const OTHER = '/docs/ohjeet/tilaustenhallinta/postistuslista';

const dataOf = (path: string) => `/page-data${path}/page-data.json`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebarLink = (page: Page, path: string) => page.locator(`aside a[href="${path}"]`).first();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('early changes by a translator do not become part of the page', async ({ page, complaints }) => {
  const row = () => sidebarLink(page, OTHER);
  const texts = async () => [
    await heading(page).textContent(),
    await row().textContent(),
    await page.locator('.prose').textContent(),
  ];
  await visit(page, FROM);
  const original = await texts();

  // The listener is the first in the document, so the site's code starts with the changed texts.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, aside a, .prose *')) element.textContent = 'Translated';
      document.documentElement.dataset.translated = '';
    }),
  );
  await visit(page, FROM);
  await expect(page.locator('html[data-translated]')).toBeAttached();
  // The page's file replaces the changed article soon after the reader has left the page.
  const file = page.waitForResponse((response) => response.url().endsWith(dataOf(FROM)));
  await row().click();
  await expect(page).toHaveTitle(/Postituslista/);
  await (await file).finished();
  await expect(async () => {
    await page.goBack();
    await expect(page).toHaveTitle(/Tilaukset/);
    const shown = await texts();
    // The router may not have read the file yet.
    if (shown.join() !== original.join()) await page.goForward();
    expect(shown).toEqual(original);
  }).toPass();
  // React reports the changed texts and renders the page again.
  expect(complaints.splice(0).filter((text) => !/React error #(?:418|423|425)/.test(text))).toEqual([]);
});

test('a page opens at its top; Back, Forward and reload restore the scroll position', async ({ page }) => {
  await visit(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  // Clicked by script: a real click would scroll the link into view first.
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

test('a link within a page scrolls to its heading each time; Back returns to the top', async ({ page }) => {
  await visit(page, FROM);
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

test('after Back and Forward the head is as it was loaded, and the focus stays', async ({ page }) => {
  const head = () =>
    page.evaluate(() => [...document.head.querySelectorAll('[data-head]')].map((element) => element.outerHTML).sort());
  await visit(page, TO);
  const loaded = await head();
  await visit(page, FROM);
  await sidebarLink(page, TO).click();
  await expect(page).toHaveTitle(/Kestojatko/);
  // Back does not move the focus to the start, which would scroll the page.
  await page.locator('main').focus();
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(page.locator('#pageStart')).not.toBeFocused();
  await page.goForward();
  await expect.poll(head).toEqual(loaded);
});

test('after a link the title is announced, and Tab reaches the skip link', async ({ page }) => {
  await visit(page, FROM);
  await sidebarLink(page, TO).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(TO);
  await expect(page).toHaveTitle(/Kestojatko/);
  const announcer = page.locator('[aria-live][aria-atomic]').filter({ hasText: /Kestojatko/ });
  await expect(announcer).toHaveText(await page.title());
  await expect(announcer).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#pageMain');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(TO);
});

test('links in view are prefetched; a click on them requests nothing again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-data.json')) asked.push(new URL(request.url()).pathname);
  });
  const ended: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (asked.includes(pathname)) ended.push(pathname);
  });
  await visit(page, FROM);
  await expect.poll(() => asked.length > 1 && ended.length === asked.length).toBe(true);
  await sidebarLink(page, TO).hover();
  await expect.poll(() => ended.includes(dataOf(TO))).toBe(true);
  await sidebarLink(page, TO).click();
  await expect(page).toHaveTitle(/Kestojatko/);
  expect(asked.filter((path) => path === dataOf(TO))).toHaveLength(1);
  // Its document has the article in place of its data, so the file comes at most once, after the page was left.
  expect(asked.filter((path) => path === dataOf(FROM)).length).toBeLessThan(2);
});

/** Counts the hidden blocks of the text when the next page's heading appears, before paint. */
const hiddenAtFirst = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1') === before) return;
          observer.disconnect();
          const blocks = [...document.querySelectorAll('.prose > *')];
          resolve(blocks.filter((block) => getComputedStyle(block).display === 'none').length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

test('the first screen of a page renders first; Back renders the whole page at once', async ({ page }) => {
  await visit(page, FROM);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollTop(page)).toBe(900);
  const first = hiddenAtFirst(page);
  await sidebarLink(page, TO).click();
  expect(await first).toBeGreaterThan(0);
  await expect(page.locator('.prose > :last-child')).toBeVisible();
  const afterBack = hiddenAtFirst(page);
  await page.goBack();
  expect(await afterBack).toBe(0);
  expect(await scrollTop(page)).toBe(900);
});
