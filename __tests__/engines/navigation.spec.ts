import { expect, test } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/maksumuistutus';
const LONG = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const HASH = `#${encodeURIComponent('tavalliset-tehtävät')}`;

/** Scrolls, which has to be tried again while the page is still growing. */
function scrollTo(top: number): number {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.round(window.scrollY);
}

const scrolled = () => Math.round(window.scrollY);

/** Returns whether the heading of the hash is at the top of the window, and not behind the fixed header. */
function isHeadingBelowHeader(): boolean {
  const { top = -1 } =
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect() ?? {};
  return top >= (document.querySelector('header')?.clientHeight ?? Infinity) && top < 120;
}

test('links keep the document; Back, Forward and a hash restore the scroll position', async ({ page }) => {
  await page.visit(START);
  await page.mark();
  await page.click(`aside a[href="${NEXT}"]`);
  await page.at(NEXT);
  await page.titled('Maksumuistutuksen');
  await page.until(() => document.title, expect.stringContaining('Maksumuistutuksen'));
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  await page.until(canonical, `https://ohje.example.com${NEXT}`);
  await page.until(() => document.activeElement?.id, 'pageStart');

  await page.follow(LONG);
  await page.titled('Tilaukset');
  await page.until(scrollTo, 600, 600);
  await page.follow(START);
  await page.titled('Saldon');
  await page.until(scrolled, 0);
  await page.until(scrollTo, 200, 200);
  await page.back();
  await page.titled('Tilaukset');
  await page.until(scrolled, 600);
  await page.forward();
  await page.titled('Saldon');
  await page.until(scrolled, 200);
  await page.back();
  await page.titled('Tilaukset');
  await page.until(scrolled, 600);
  expect(await page.isMarked()).toBe(true);

  await page.load('/en');
  await page.hydrated();
  await page.back();
  await page.titled('Tilaukset');
  await page.hydrated();
  await page.until(scrolled, 600);

  await page.follow(HASH);
  await page.until(isHeadingBelowHeader, true);
  await page.visit(START);
  await page.follow(LONG + HASH);
  await page.titled('Tilaukset');
  await page.until(isHeadingBelowHeader, true);
  await page.reload();
  await page.hydrated();
  await page.until(isHeadingBelowHeader, true);
});
