import { expect, test, type Page } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const NEXT = '/docs/pikaohjeet/maksumuistutus';
const LONG = '/docs/ohjeet/tilaustenhallinta/tilaukset';
const TOGGLE = 'header button[title]';

/** Whether the element that the hash names stands near the top of the window, and not behind the fixed bar. */
const isTargetAtTop = (page: Page) =>
  page.read(() => {
    const NEAR = 120;
    const top = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top !== undefined && top >= Math.max(0, Math.floor(bar)) && top < NEAR;
  });

/** The hash of the last heading to which there is enough below it to scroll it up to the bar. */
const farHash = (page: Page) =>
  page.read(() => {
    const room = document.documentElement.scrollHeight - innerHeight;
    const headings = [...document.querySelectorAll('.prose :is(h2, h3)[id]')];
    const far = headings.filter((each) => each.getBoundingClientRect().top + scrollY < room).at(-1);
    return `#${encodeURIComponent(far?.id ?? '')}`;
  });

test('a link leads on without a document load, with its title, head and focus', async ({ page }) => {
  await page.visit(START);
  const isSameDocument = await page.markDocument();
  await page.click(`aside a[href="${NEXT}"]`);
  await page.at(NEXT);
  await page.titled('Maksumuistutuksen');
  await page.until(() => document.title, expect.stringContaining('Maksumuistutuksen'));
  await page.until(
    () => document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    `https://ohje.example.com${NEXT}`,
  );
  await page.until(() => document.activeElement?.id, 'page-start');
  expect(await isSameDocument()).toBe(true);
});

test('Back and Forward come to where the reader was on each page', async ({ page }) => {
  await page.visit(LONG);
  const isSameDocument = await page.markDocument();
  await page.read(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.follow(START);
  await page.titled('Saldon');
  await page.until(() => window.scrollY, 0);
  await page.read(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.back();
  await page.titled('Tilaukset');
  await page.until(() => Math.round(window.scrollY), 600);
  await page.forward();
  await page.titled('Saldon');
  await page.until(() => Math.round(window.scrollY), 200);
  expect(await isSameDocument()).toBe(true);
});

test('Back over a load of the document comes to a page that works, where the reader was', async ({ page }) => {
  await page.visit(LONG);
  await page.read(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.until(() => Math.round(window.scrollY), 600);
  await page.load('/en');
  await page.hydrated();
  await page.back();
  await page.titled('Tilaukset');
  await page.hydrated();
  await page.until(() => Math.round(window.scrollY), 600);
  await page.click(TOGGLE);
  await page.until(() => document.documentElement.dataset.theme, 'dark');
});

test('the part that a hash names stands right below the bar: on load, by a link, and by a link within', async ({
  page,
}) => {
  await page.visit(LONG);
  const hash = await farHash(page);
  const isAtTop = () => expect.poll(() => isTargetAtTop(page)).toBe(true);
  await page.visit(LONG + hash);
  await isAtTop();
  await page.visit(START);
  await page.follow(LONG + hash);
  await page.titled('Tilaukset');
  await isAtTop();
  await page.read(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.follow(hash);
  await isAtTop();
});

test('an address without a page is told in its language, and leads on', async ({ page }) => {
  await page.visit('/sv/docs/pikaohjeet/saldoo');
  await page.titled('Sidan hittades inte');
  await page.until(() => document.documentElement.lang, 'sv');
  await page.click('main a[href="/sv/docs/pikaohjeet/saldo"]');
  await page.at('/sv/docs/pikaohjeet/saldo');
  await page.titled('Saldon');
});

for (const width of [360, 1280]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    await page.resize(width);
    for (const path of ['/', LONG, '/docs/category/pikaohjeet', '/blog', '/search?q=lasku', '/sv/docs/ei-ole']) {
      await page.visit(path);
      await page.until(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, 0);
    }
  });
}
