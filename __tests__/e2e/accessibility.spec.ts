import AxeBuilder from '@axe-core/playwright';
import { FULL } from '../support/testSites';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/accessibility';
import { inLocale, PAGE_KINDS } from './support/pageKinds';
import { expect, LOCALES, test, visit } from './support/test';

type Mode = 'light' | 'dark';
/** The narrowest supported viewport, which equals a desktop at 400 % zoom. */
const NARROW = 320;
const WIDE = 1280;

/** Unopened parts are not checked: `open` is clicked first, and `part` is what opens. */
interface Visit {
  address: string;
  mode: Mode;
  width: number;
  open?: string;
  part?: string;
}

const onFull = (path: string) => FULL.url + path;
const OPEN_MENU = 'header button[aria-haspopup=dialog]:not([aria-keyshortcuts])';
const MENU = { address: PAGE_KINDS.quickGuide, width: 360, open: OPEN_MENU };
const DIALOGS: Visit[] = [
  { address: onFull('/docs/osat/elementit'), mode: 'light', width: WIDE },
  { address: onFull('/docs/osat/elementit'), mode: 'dark', width: 360 },
  { address: onFull('/docs/alku'), mode: 'light', width: WIDE, open: 'header li > button', part: 'header' },
  { address: onFull('/docs/alku'), mode: 'dark', width: WIDE, open: 'header summary', part: 'header' },
  { address: onFull('/docs/alku'), mode: 'light', width: NARROW, open: 'main summary', part: 'main details' },
  { address: onFull('/docs/alku'), mode: 'dark', width: WIDE, open: 'main summary', part: 'main details' },
  { address: onFull('/docs/media/kuvat'), mode: 'dark', width: WIDE, open: '.zoom-button', part: 'dialog' },
  { address: onFull('/docs/media/termit'), mode: 'light', width: NARROW, open: '.term-button >> nth=1' },
  { address: onFull('/docs/media/videot'), mode: 'light', width: NARROW },
  { address: onFull('/docs/1.0/alku'), mode: 'light', width: WIDE },
  { address: onFull('/docs/1.0/category/ohjeet'), mode: 'dark', width: WIDE },
  { address: onFull('/docs/3.0/alku'), mode: 'dark', width: NARROW },
  { address: onFull('/docs/3.0/alku'), mode: 'dark', width: NARROW, open: OPEN_MENU, part: 'dialog' },
  { address: '/docs/ohjevideot', mode: 'light', width: NARROW, open: '.transcript summary' },
  { ...MENU, mode: 'light' },
  { ...MENU, mode: 'dark', part: 'dialog' },
];

const kinds = Object.values(PAGE_KINDS);
/** Every page kind once, some in another language, mode or width. */
const SAMPLE: Visit[] = [
  ...kinds.map((address): Visit => ({ address, mode: 'light', width: WIDE })),
  { address: inLocale(PAGE_KINDS.home, '/en'), mode: 'dark', width: WIDE },
  { address: inLocale(PAGE_KINDS.search, '/sv'), mode: 'dark', width: 360 },
  { address: inLocale(PAGE_KINDS.quickGuide, '/sv'), mode: 'light', width: 360 },
  { address: inLocale(PAGE_KINDS.post, '/en'), mode: 'dark', width: 360 },
  { address: PAGE_KINDS.doc, mode: 'dark', width: WIDE },
];
/** Every page kind in every language, mode and width. */
const ALL = kinds.flatMap((path) =>
  LOCALES.flatMap(({ base }) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      [NARROW, WIDE].map((width): Visit => ({ address: inLocale(path, base), mode, width })),
    ),
  ),
);
const VISITS = [...(process.env.A11Y_FULL === undefined ? SAMPLE : ALL), ...DIALOGS];
const VISITS_OF_A_TEST = 3;

for (const mode of ['light', 'dark'] as const) {
  const visits = VISITS.filter((each) => each.mode === mode);
  for (let start = 0; start < visits.length; start += VISITS_OF_A_TEST) {
    const part = visits.slice(start, start + VISITS_OF_A_TEST);
    const names = part.map(({ address, width, open = '' }) => `${address} ${width} ${open}`.trim());
    test(`no accessibility errors and no horizontal scrolling, ${mode}, from ${names[0]} on`, async ({ context }) => {
      await context.addInitScript((value) => localStorage.setItem('theme', value), mode);
      for (const [index, { address, width, open, part: opened }] of part.entries()) {
        // What the last page still does on leaving it can interrupt the next one.
        const page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await visit(page, address);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        if (open !== undefined) await page.locator(open).first().click();
        if (opened === 'dialog') await expect(page.locator('dialog[open]')).toBeVisible();
        expect(await accessibilityFindings(page, opened), names[index]).toEqual([]);
        await page.setViewportSize({ width: NARROW, height: 900 });
        expect(await scrollWidth(page), names[index]).toBeLessThanOrEqual(NARROW);
      }
    });
  }
}

/** Styles of the focused element; null when the focus has left the page. */
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

for (const width of [360, 1280])
  test(`every tab stop is in view and has a visible focus ring, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, PAGE_KINDS.quickGuide);
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

test('forced colours and reduced motion keep every control visible, without animations', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of [PAGE_KINDS.search, PAGE_KINDS.quickGuide]) {
    await visit(page, path);
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

/** Touch targets in rows of a narrow window that are too low. */
function lowRows(): string[] {
  const rows = 'nav :is(a, button, summary), footer :is(a, button), header :is(a, button), dialog a, main > * summary';
  return [...document.querySelectorAll<HTMLElement>(rows)].flatMap((row) => {
    const { height, bottom } = row.getBoundingClientRect();
    const isShown = row.checkVisibility() && bottom > 0 && row.closest('[inert]') === null;
    return isShown && height < 44 ? [`${Math.round(height)} px: ${row.outerHTML.slice(0, 80)}`] : [];
  });
}

for (const [name, address] of Object.entries(PAGE_KINDS))
  test(`every touch target is large enough: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, address);
    const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).setLegacyMode().analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(await page.evaluate(lowRows)).toEqual([]);
    await page.locator('header button[aria-haspopup=dialog]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await page.evaluate(lowRows)).toEqual([]);
  });

test('a second skip link leads to the pages of the section', async ({ page }) => {
  await visit(page, PAGE_KINDS.quickGuide);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry tämän osan sivuihin' }).first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('aside')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('aside a').first()).toBeFocused();
});

test('headings and hits of the search are named by their words alone', async ({ page }) => {
  await visit(page, PAGE_KINDS.quickGuide);
  const words = ({ childNodes }: Element) =>
    [...childNodes]
      .filter(({ nodeName }) => nodeName !== 'A')
      .reduce((text, { textContent }) => text + textContent, '');
  for (const heading of await page.locator('.prose :is(h2, h3)').all())
    await expect(heading).toHaveAccessibleName(await heading.evaluate(words));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('jatkoa ei tullut');
  const answer = page.locator('[role="option"][data-answer="true"]').first();
  await expect(answer).toHaveAccessibleName(/^Miksi jatkoa ei tullut\? Kestojatko/);
  await expect(page.getByRole('option').first()).toHaveAccessibleDescription(/\S/);
});
