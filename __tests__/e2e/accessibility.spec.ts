import AxeBuilder from '@axe-core/playwright';
import { FULL } from '../support/testSites';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, hydrated, LOCALES, test, type Page } from './support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on colours; the other rules find the same in both modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const MODES = ['light', 'dark'] as const;
/** The narrowest window that a page must fit, which is also a desktop's at 400 % zoom, and a desktop's own. */
const WIDTHS = [320, 1280];
/** How long the pages of one language may take together, in milliseconds. */
const LIMIT = 180_000;

/** The faults of a page, each with the elements that have it. */
async function faultsOf(page: Page, mode: (typeof MODES)[number]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (mode === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const { code, base } of LOCALES) {
  for (const mode of MODES) {
    for (const width of WIDTHS) {
      test(`no accessibility faults and no sideways scrolling: ${code}, ${mode}, ${width} px`, async ({ page }) => {
        test.setTimeout(LIMIT);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        for (const path of Object.values(PAGE_KINDS)) {
          const address = inLocale(path, base);
          await page.goto(address);
          await hydrated(page);
          expect(await faultsOf(page, mode), address).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width);
        }
      });
    }
  }
}

/** What stands on the second site alone, and what a reader has to open. */
const OPENED = [
  { path: '/docs/osat/elementit', open: undefined },
  { path: '/docs/alku', open: 'header li > button' },
  { path: '/docs/alku', open: 'header summary >> visible=true' },
  { path: '/docs/media/kuvat', open: '.zoom-button >> nth=0' },
];

for (const mode of MODES) {
  test(`no accessibility faults in content elements, menus and the enlarged image, ${mode}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    for (const { path, open } of OPENED) {
      await page.goto(`http://localhost:${FULL.port}/ohje${path}`);
      await hydrated(page);
      if (open !== undefined) await page.locator(open).first().click();
      expect(await faultsOf(page, mode), path).toEqual([]);
    }
  });
}

test('every kind of page has one first heading, one main landmark, and the language of its chrome', async ({
  request,
}) => {
  for (const { code, base } of LOCALES) {
    for (const path of Object.values(PAGE_KINDS)) {
      const address = inLocale(path, base);
      const html = await (await request.get(address)).text();
      expect([html.match(/<h1[\s>]/g)?.length, html.match(/<main[\s>]/g)?.length], address).toEqual([1, 1]);
      expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], address).toBe(code);
    }
  }
});

test('a page without a translation marks its text as Finnish', async ({ page }) => {
  for (const base of ['/en', '/sv']) {
    await page.goto(base + PAGE_KINDS.quickGuide);
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'fi');
  }
  await page.goto(PAGE_KINDS.quickGuide);
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
});

test('the keyboard reaches the content by the first link', async ({ page }) => {
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

/** What the focused element looks like; null when the focus has left the page. */
function focusedLook(): { name: string; outline: string; isInView: boolean } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '',
    outline: outlineStyle === 'none' ? '' : outlineWidth,
    isInView: box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth,
  };
}

for (const width of [360, 1280]) {
  test(`every stop of the keyboard is in view and has a visible ring, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE_KINDS.quickGuide);
    await hydrated(page);
    const seen: string[] = [];
    for (let stop = 0; stop < 150; stop += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(focusedLook);
      if (look === null) break;
      seen.push(look.name);
      expect(look, look.name).toEqual({ name: look.name, outline: '3px', isInView: true });
    }
    expect(seen.length).toBeGreaterThan(15);
  });
}

test('forced colours and reduced motion leave no animation and every control visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of [PAGE_KINDS.home, PAGE_KINDS.quickGuide, PAGE_KINDS.search]) {
    await page.goto(path);
    await hydrated(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return parseFloat(transitionDuration) > 0 || animationName !== 'none';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving, path).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});
