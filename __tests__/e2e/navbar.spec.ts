import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { expect, LOCALES, test, visit } from './support/test';

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

test('the navbar hides on scrolling down, and returns on scrolling up, by keyboard and on a new page', async ({
  page,
}) => {
  await visit(page, LONG_PAGE);
  await page.mouse.move(800, 400);
  await scroll(page, 300);
  await scroll(page, 300);
  await expect(bar(page)).not.toBeInViewport();
  const offset = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--help-navbar-offset'));
  expect(await offset()).toBe('0px');
  await scroll(page, -60);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect(await offset()).toBe('60px');

  await scroll(page, 300);
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
  await page.locator('aside a[href$="/saldo"]').first().click();
  await expect(page).toHaveURL(/saldo$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');

  await visit(page, LONG_PAGE);
  await page.mouse.move(800, 400);
  await scroll(page, 700);
  await scroll(page, 300);
  await expect(bar(page)).not.toBeInViewport();
  // If the browser scrolled to the focused element, that would show the navbar.
  const link = bar(page).getByRole('link').first();
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(link).toBeInViewport();
  await scroll(page, 200);
  await scroll(page, 200);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('the navbar fits one row at every desktop width, in every language', async ({ page }) => {
  for (const { code, base } of LOCALES) {
    await visit(page, `${base}/docs/etusivu`);
    for (const width of [997, 1100, 1200, 1201, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflows = await bar(page).evaluate((header) => {
        const shown = [...header.querySelectorAll<HTMLElement>('a, button, input')].filter(
          (element) =>
            element.checkVisibility({ contentVisibilityAuto: true }) &&
            element.closest('details:not([open]) > :not(summary)') === null,
        );
        const boxes = shown.map((element) => ({ element, box: element.getBoundingClientRect() }));
        const isHigh = (element: HTMLElement) => Math.max(element.offsetHeight, element.scrollHeight) > 42;
        const { clientWidth } = document.documentElement;
        return boxes.flatMap(({ element, box }, index) => [
          ...(isHigh(element) ? [`higher than a line: ${element.textContent}`] : []),
          ...(box.right > clientWidth || box.left < 0 ? [`outside the window: ${element.textContent}`] : []),
          ...boxes
            .slice(index + 1)
            .filter((other) => other.box.left < box.right - 1 && box.left < other.box.right - 1)
            .map((other) => `${element.textContent} covers ${other.element.textContent}`),
        ]);
      });
      expect(overflows, `${code}, ${width} px`).toEqual([]);
    }
  }
});

test.describe('a dropdown', () => {
  test.use({ baseURL: FULL.origin });

  const button = (page: Page) => bar(page).getByRole('button', { name: 'Lisää' });
  const first = (page: Page) => sections(page).getByRole('link', { name: 'Alku' });

  test('opens by click and on hover, and closes when pointer or focus leaves', async ({ page }) => {
    await visit(page, '/ohje/docs/ohjeet/lasku');
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await button(page).hover();
    await expect(first(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await first(page).hover();
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
    await button(page).click();
    await expect(first(page)).toBeHidden();
    await button(page).click();
    await page.locator('h1').click();
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');

    // The logo fits the colour mode, which changes from the device's to light to dark.
    const logos = bar(page).getByRole('link').first().locator('img');
    await expect(logos.nth(0)).toBeVisible();
    await expect(logos.nth(1)).toBeHidden();
    const switcher = bar(page).locator('button:not([aria-controls])').last();
    await switcher.click();
    await switcher.click();
    await expect(logos.nth(0)).toBeHidden();
    await expect(logos.nth(1)).toBeVisible();
  });

  test('works by keyboard alone, leads to its pages, and marks the current one', async ({ page }) => {
    await visit(page, '/ohje/docs/ohjeet/lasku');
    await expect(button(page)).toHaveAttribute('data-current', 'false');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(first(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first(page)).toBeHidden();
    const steps = [
      ['ArrowDown', 'Alku'],
      ['ArrowDown', 'Blogi'],
      ['End', 'Tukisivusto'],
      ['ArrowDown', 'Alku'],
      ['Escape', 'Lisää'],
      ['ArrowUp', 'Tukisivusto'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      await expect(page.locator(':focus')).toHaveText(new RegExp(`^${name}`));
      await expect(first(page)).toBeVisible({ visible: name !== 'Lisää' });
    }
    await page.keyboard.press('Tab');
    await expect(first(page)).toBeHidden();

    await button(page).press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ohje/docs/alku');
    await expect(first(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('data-current', 'true');
    await expect(sections(page).locator('a[aria-current="page"]')).toHaveText('Alku');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the navbar marks the section, and a dropdown opens by mouse and keyboard', async ({ page }) => {
    await page.goto('/docs/category/tilausten-hallinta');
    expect(await marksOf(page)).toEqual(['/docs/category/ohjeet true']);
    await page.goto(`${FULL.url}/docs/ohjeet/lasku`);
    const first = sections(page).getByRole('link', { name: 'Alku' });
    const button = bar(page).getByRole('button', { name: 'Lisää' });
    await button.hover();
    await expect(first).toBeVisible();
    await page.locator('h1').hover();
    await expect(first).toBeHidden();
    await button.focus();
    await expect(first).toBeVisible();
  });
});
