import { FULL } from '../support/testSites';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, hydrated, LOCALES, test } from './support/test';

type Mode = 'light' | 'dark';
/** The narrowest window that a page must fit, which is also a desktop's at 400 % zoom. */
const NARROW = 320;
const WIDE = 1280;

interface Visit {
  address: string;
  mode: Mode;
  width: number;
}

/**
 * Visits of a kind of page that together show it in every language, both modes and both widths; over all kinds, every
 * two of these come together.
 */
function visitsOf(path: string, index: number): Visit[] {
  const [mode, otherMode]: Mode[] = index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
  const [width, otherWidth] = index % 4 < 2 ? [NARROW, WIDE] : [WIDE, NARROW];
  const pairs = [
    [mode, width],
    [otherMode, otherWidth],
    [mode, otherWidth],
  ] as const;
  return LOCALES.map(({ base }, place): Visit => {
    const [ownMode, ownWidth] = pairs[(place + index) % pairs.length] ?? pairs[0];
    return { address: inLocale(path, base), mode: ownMode ?? 'light', width: ownWidth ?? WIDE };
  });
}

for (const [index, [kind, path]] of Object.entries(PAGE_KINDS).entries()) {
  for (const { address, mode, width } of visitsOf(path, index)) {
    test(`no accessibility faults and no sideways scrolling: ${kind}, ${address}, ${mode}, ${width} px`, async ({
      page,
    }) => {
      if (mode === 'dark') await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.setViewportSize({ width: NARROW, height: 900 });
      expect(await scrollWidth(page)).toBeLessThanOrEqual(NARROW);
    });
  }
}

test('every kind of page is visited in every language, mode and width, and every two of these together', () => {
  const visits = Object.values(PAGE_KINDS).flatMap((path, index) =>
    visitsOf(path, index).map((visit) => ({ ...visit, path })),
  );
  for (const path of Object.values(PAGE_KINDS)) {
    const own = visits.filter((visit) => visit.path === path);
    expect(new Set(own.map(({ address }) => address)).size).toBe(LOCALES.length);
    expect(new Set(own.map(({ mode }) => mode)).size).toBe(2);
    expect(new Set(own.map(({ width }) => width)).size).toBe(2);
  }
  const languageOf = (address: string) => /^\/(?:en|sv)(?![^/])/.exec(address)?.[0] ?? '';
  const seen = visits.map(({ address, mode, width }) => `${languageOf(address)} ${mode} ${width}`);
  expect(new Set(seen).size).toBe(LOCALES.length * 2 * 2);
});

/** What only the site FULL has, what a reader has to open there, and the part of the page in which that opens. */
const OPENED: { path: string; mode: Mode; open?: string; part?: string }[] = [
  { path: '/docs/osat/elementit', mode: 'light' },
  { path: '/docs/osat/elementit', mode: 'dark' },
  { path: '/docs/alku', mode: 'light', open: 'header li > button', part: 'header' },
  { path: '/docs/alku', mode: 'dark', open: 'header summary >> visible=true', part: 'header' },
  { path: '/docs/media/kuvat', mode: 'dark', open: '.zoom-button >> nth=0' },
];

for (const { path, mode, open, part } of OPENED) {
  test(`no accessibility faults at ${path} with ${open ?? 'nothing'} opened, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.goto(FULL.url + path);
    await hydrated(page);
    if (open !== undefined) await page.locator(open).first().click();
    expect(await accessibilityFindings(page, part)).toEqual([]);
  });
}

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
    expect(await accessibilityFindings(page), path).toEqual([]);
  }
});
