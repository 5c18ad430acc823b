import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, hydrated, LOCALES, test } from './support/test';

const LONG_PAGE = '/docs/ohjeet/yleiset_ominaisuudet/lasku';

const bar = (page: Page) => page.locator('header').first();
const sections = (page: Page) => bar(page).getByRole('navigation').first();
const marksOf = (page: Page) =>
  sections(page)
    .locator('a[aria-current]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`));

async function scroll(page: Page, by: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
}

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false });

  test('the section of a page is marked in the bar', async ({ page }) => {
    for (const { base } of LOCALES) {
      const marks: [path: string, expected: string[]][] = [
        ['/docs/category/ohjeet', [`${base}/docs/category/ohjeet page`]],
        [LONG_PAGE, [`${base}/docs/category/ohjeet true`]],
        ['/docs/category/tilausten-hallinta', [`${base}/docs/category/ohjeet true`]],
        ['/docs/pikaohjeet/saldo', [`${base}/docs/category/pikaohjeet true`]],
        ['/docs/ohjevideot', [`${base}/docs/ohjevideot page`]],
        ['/docs/tukiportaali', []],
        ['/blog', []],
      ];
      for (const [path, expected] of marks) {
        await page.goto(base + path);
        expect(await marksOf(page), base + path).toEqual(expected);
      }
    }
  });
});

test('the bar hides while the reader scrolls down, and comes back on the way up', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await hydrated(page);
  await page.mouse.move(800, 400);
  await scroll(page, 300);
  await scroll(page, 300);
  await expect(bar(page)).not.toBeInViewport();
  const offset = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--navbar-offset'));
  expect(await offset()).toBe('0px');
  await scroll(page, -60);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await offset()).toBe('60px');
});

test('the hidden bar comes back for the keyboard, and stays while it has the focus', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await hydrated(page);
  await page.mouse.move(800, 400);
  await scroll(page, 300);
  await scroll(page, 300);
  await expect(bar(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).locator(':focus')).toBeInViewport();
  await scroll(page, 200);
  await scroll(page, 200);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('a reloaded page keeps its place and its bar', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await hydrated(page);
  await page.mouse.move(800, 400);
  await scroll(page, 700);
  await scroll(page, 300);
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await passTime(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
});

test('another page brings the bar back', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await hydrated(page);
  await page.mouse.move(800, 400);
  await scroll(page, 300);
  await scroll(page, 300);
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
  await page.locator('aside a[href$="/saldo"]').first().click();
  await expect(page).toHaveURL(/saldo$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
});

test('with reduced motion the bar moves at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LONG_PAGE);
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^(0s|0\.0+1s)$/);
});

for (const { code, base } of LOCALES) {
  test(`the bar is one row at every width of a desktop, in ${code}`, async ({ page }) => {
    await page.goto(`${base}/docs/etusivu`);
    await hydrated(page);
    for (const width of [997, 1100, 1200, 1201, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await bar(page).evaluate((header) => {
        const shown = [...header.querySelectorAll<HTMLElement>('a, button, input')].filter(
          (element) =>
            element.checkVisibility({ contentVisibilityAuto: true }) &&
            element.closest('details:not([open]) > :not(summary)') === null,
        );
        const boxes = shown.map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
        const high = boxes.filter(({ box }) => box.height > 42).map(({ name }) => `higher than a line: ${name}`);
        const outside = boxes
          .filter(({ box }) => box.right > document.documentElement.clientWidth || box.left < 0)
          .map(({ name }) => `outside the window: ${name}`);
        const covered = boxes.flatMap(({ name, box }, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => other.box.left < box.right - 1 && box.left < other.box.right - 1)
            .map((other) => `${name} covers ${other.name}`),
        );
        const wrapped = shown
          // The search's button holds its words and its keys, side by side.
          .filter((element) => element.textContent !== '' && !element.hasAttribute('aria-keyshortcuts'))
          .filter((element) => {
            const range = document.createRange();
            range.selectNodeContents(element.firstChild ?? element);
            return range.getClientRects().length > 1;
          })
          .map((element) => `wrapped: ${element.textContent}`);
        return [...high, ...outside, ...covered, ...wrapped];
      });
      expect(faults, `${width} px`).toEqual([]);
    }
  });
}

test.describe('a dropdown', () => {
  test.use({ baseURL: FULL.origin });

  const button = (page: Page) => bar(page).getByRole('button', { name: 'Lisää' });
  const first = (page: Page) => sections(page).getByRole('link', { name: 'Alku' });

  test('opens and closes by click, and closes when the reader turns elsewhere', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/lasku');
    await hydrated(page);
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).click();
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await button(page).click();
    await expect(first(page)).toBeHidden();
    await button(page).click();
    await page.locator('h1').click();
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is worked by keys alone', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/lasku');
    await hydrated(page);
    const focused = page.locator(':focus');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first(page)).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(first(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('Blogi');
    await page.keyboard.press('End');
    await expect(focused).toHaveText(/^Tukisivusto/);
    await page.keyboard.press('ArrowDown');
    await expect(first(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveText(/^Tukisivusto/);
    await page.keyboard.press('Tab');
    await expect(first(page)).toBeHidden();
  });

  test('opens under the mouse, stays for a click, and is dismissed by Escape', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/lasku');
    await hydrated(page);
    await button(page).hover();
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await first(page).hover();
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first(page)).toBeHidden();
    await page.locator('h1').hover();
    await button(page).hover();
    await expect(first(page)).toBeVisible();
    await page.locator('h1').hover();
    await expect(first(page)).toBeHidden();
    await button(page).hover();
    await button(page).click();
    await page.locator('h1').hover();
    await expect(first(page)).toBeVisible();
  });

  test('is marked where one of its pages is, and leads there', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/lasku');
    await hydrated(page);
    await expect(button(page)).toHaveAttribute('data-current', 'false');
    await button(page).click();
    await first(page).click();
    await expect(page).toHaveURL('/ohje/docs/alku');
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('data-current', 'true');
    await expect(sections(page).locator('a[aria-current="page"]')).toHaveText('Alku');
  });

  test('shows the logo of the bar that fits the colour mode', async ({ page }) => {
    await page.goto('/ohje/');
    await hydrated(page);
    const logos = bar(page).getByRole('link').first().locator('img');
    await expect(logos.nth(0)).toBeVisible();
    await expect(logos.nth(1)).toBeHidden();
    // This site follows the device, so the choice goes from the device's mode over light to dark.
    const switcher = bar(page).locator('button:not([aria-controls])').last();
    await switcher.click();
    await switcher.click();
    await expect(logos.nth(0)).toBeHidden();
    await expect(logos.nth(1)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens under the mouse and for the keyboard', async ({ page }) => {
      await page.goto('/ohje/docs/ohjeet/lasku');
      await button(page).hover();
      await expect(first(page)).toBeVisible();
      await page.locator('h1').hover();
      await expect(first(page)).toBeHidden();
      await button(page).focus();
      await expect(first(page)).toBeVisible();
    });
  });
});
