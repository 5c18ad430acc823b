import { startFaultServer } from '../e2e/support/faultServer';
import { FILE_MISSING } from './support/complaints';
import { expect, FULL, PLAIN, refuseMeasuring, test } from './support/test';

const TOGGLE = 'header button[title]';
const mode = () => document.documentElement.dataset.theme;

test('the language is switched on the same page, and the page speaks it', async ({ page }) => {
  await page.visit('/docs/etusivu?a=1#b');
  await page.click({ css: 'header summary', text: 'Suomi' });
  await page.click({ css: 'header a[hreflang="sv"]', text: 'Svenska' });
  await page.at('/sv/docs/etusivu?a=1#b');
  await page.hydrated();
  await page.until(() => document.documentElement.lang, 'sv');
  await page.see({ css: 'header summary', text: 'Svenska' });
});

test('the colour mode is switched, stays, and other tabs follow', async ({ page }) => {
  await page.visit('/');
  await page.until(mode, 'light');
  const other = await page.another();
  await other.visit('/docs/etusivu');
  await other.click(TOGGLE);
  await other.until(mode, 'dark');
  await page.until(mode, 'dark');
  await page.reload();
  await page.hydrated();
  await page.until(mode, 'dark');
});

test('the stored colour mode is there before the first paint, without the site’s code', async ({
  page,
  hosts,
  keep,
  due,
}) => {
  const server = await keep(startFaultServer({ port: hosts.portOf(PLAIN) }));
  await page.load(`${server.origin}/robots.txt`);
  await page.read(() => localStorage.setItem('theme', 'dark'));
  server.fail(/\/(?!__)[^/]*\.js$/, { kind: 'status', status: 503 });
  due.push(FILE_MISSING);
  await page.load(`${server.origin}/docs/etusivu`);
  await page.until(mode, 'dark');
  await page.until(() => getComputedStyle(document.documentElement).colorScheme, 'dark');
  // What sets it stands before all that is seen, so nothing is painted before it has run.
  const painted = await page.read(() => {
    const script = [...document.scripts].find(({ text }) => text.includes('data-theme-choice'));
    const isBefore = (each: Element) =>
      script === undefined || each.compareDocumentPosition(script) === Node.DOCUMENT_POSITION_FOLLOWING;
    const all = [...document.body.querySelectorAll('*')];
    return all.filter((each) => each.checkVisibility() && isBefore(each)).map((each) => each.outerHTML);
  });
  expect(painted).toEqual([]);
});

test.describe('an announcement', () => {
  test.use({ site: FULL });

  test('is closed for the next page and the next visit', async ({ page }) => {
    const CLOSE = 'button[aria-label="Sulje tiedote"]';
    await refuseMeasuring(page);
    await page.visit('/ohje/');
    await page.see('section[aria-label="Tiedote"]');
    await page.click(CLOSE);
    await page.miss('section[aria-label="Tiedote"]');
    await page.click('main a[href^="/ohje/docs"]');
    await page.until(() => location.pathname, expect.stringContaining('/ohje/docs/'));
    await page.miss('section[aria-label="Tiedote"]');
    await page.reload();
    await page.hydrated();
    await page.miss('section[aria-label="Tiedote"]');
  });
});
