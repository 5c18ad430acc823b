import { serveProject, type ServedProject } from '../../../../../__tests__/e2e/support/upstreams';
import { watchShifts } from '../../../../../__tests__/e2e/support/shifts';
import { expect, hydrated, test, type Page } from '../../../../../__tests__/e2e/support/test';
import { buildTestSite, THEMED } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';
import { projectEngine } from '../../../../engine';
import { drawingPalettes, themeOf } from '../../../../node/site/theme';
import { paletteColors } from '../../../../theme/palette';

const GUIDE = '/docs/pikaohjeet/tilauksen-lisays';
const PAGES = ['/', GUIDE, '/search?q=lasku'];
/** Milliseconds for the build of a site that has changed. */
const BUILD_TIME = 600_000;

/** False for shifts by a pixel: single words, as those of the bar, can be wider until the font of the theme arrives. */
const isVisible = (shift: string) => parseFloat(shift) > 0.001;

const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Waits for the letters, the results of a search and what loads after them. */
async function isComplete(page: Page, address: string): Promise<void> {
  await hydrated(page);
  if (address.includes('/search')) await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The colours of elements by their roles: background and text of the page, band or title, and a link. */
const shownColors = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const link = document.querySelector('.prose a[href]:not(.heading-link)');
    return { backgroundColor, color, link: link === null ? null : getComputedStyle(link).color };
  });

for (const site of THEMED) {
  test.describe(`the preset ${site.name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let server: ServedProject | undefined;
    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIME);
      await buildTestSite(site);
      server = await serveProject(site.project, site.port);
    });
    test.afterAll(() => server?.stop());

    if (site.name === 'ink')
      test('text stays where it is when its font comes late', async ({ page }) => {
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/static/fonts/*', async (route) => {
          await released;
          await route.continue();
        });
        const shifts = await watchShifts(page);
        await page.goto(site.url + GUIDE, { waitUntil: 'commit' });
        await hydrated(page);
        const texts = page.locator('.prose > p, .prose li');
        const heights = () => texts.evaluateAll((all: HTMLElement[]) => all.map(({ offsetHeight }) => offsetHeight));
        const before = await heights();
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
        release();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // A line that fills its width to the pixel may wrap in one of the two fonts.
        expect((await heights()).filter((height, at) => height !== before[at]).length).toBeLessThan(2);
        expect((await shifts()).filter(isVisible)).toEqual([]);
      });

    for (const mode of ['light', 'dark'] as const)
      for (const width of [390, 1280])
        test(`can be read on ${mode} pages, ${width} px, and moves nothing`, async ({ page }) => {
          // Dark pages come without a choice where they are the default.
          if (site.name !== 'paper' || mode === 'light')
            await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
          await page.setViewportSize({ width, height: 800 });
          const theme = themeOf(projectEngine(site.content));
          const colors = paletteColors(mode, theme);
          const shifts = await watchShifts(page);
          for (const address of PAGES) {
            await page.goto(site.url + address);
            await isComplete(page, address);
            expect((await shifts()).filter(isVisible), address).toEqual([]);
            expect(await scrollWidth(page), address).toBeLessThanOrEqual(width);
            expect(await accessibilityFindings(page), address).toEqual([]);
            const { link, ...page_ } = await shownColors(page);
            expect(page_).toEqual({ backgroundColor: rgb(colors.background), color: rgb(colors.text) });
            if (address === GUIDE) expect(link).toBe(rgb(colors.accent));
          }
          await page.goto(site.url + GUIDE);
          const drawing = page.locator('.prose img:visible').first();
          const svg = await page.request.get(new URL((await drawing.getAttribute('src')) ?? '', site.url).href);
          const [dark, light] = drawingPalettes(projectEngine(site.content));
          const [sheet = 'none'] = (mode === 'dark' ? dark : light) ?? [];
          expect(await svg.text()).toContain(sheet);
          expect(await drawing.evaluate((image) => getComputedStyle(image).filter)).toBe('none');
        });
  });
}
