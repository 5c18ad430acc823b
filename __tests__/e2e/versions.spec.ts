import type { Page } from '@playwright/test';
import { FULL } from '../support/testSites';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { expect, hydrated, test } from './support/test';

const KEY = 'docs-preferred-version-default';
const OLD = '/ohje/docs/1.0';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const remember = (page: Page, version: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, version] as const);
const versionSwitch = (page: Page) => page.locator('header summary', { hasText: /^Versio: / });
const banner = (page: Page) => page.getByRole('region', { name: 'Tietoa versiosta' });

async function pick(page: Page, version: string): Promise<void> {
  await versionSwitch(page).click();
  await page.getByRole('navigation', { name: 'Ohjeiden versiot' }).getByRole('link', { name: version }).click();
}

test.describe('a site with one version', () => {
  test('shows nothing of versions', async ({ page }) => {
    for (const path of ['/', '/docs/etusivu', '/docs/category/ohjeet']) {
      await page.goto(path);
      await hydrated(page);
      await expect(versionSwitch(page)).toHaveCount(0);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.getByText(/^Versio: /)).toHaveCount(0);
    }
    expect(await stored(page)).toBeNull();
  });

  test('forgets a version that the browser remembers from another time, and keeps its own', async ({ page }) => {
    await page.goto('/docs/etusivu');
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
    await page.reload();
    await expect.poll(() => stored(page)).toBeNull();
    await page.evaluate((key) => localStorage.setItem(key, 'current'), KEY);
    await page.reload();
    await hydrated(page);
    expect(await stored(page)).toBe('current');
  });
});

test.describe('a site with three versions', () => {
  test.use({ baseURL: FULL.origin });

  test('the switch leads to the same page of a version, and remembers it', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/saldo?x=1#tila');
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByText('Versio: 2.0').last()).toBeVisible();
    expect(await stored(page)).toBeNull();
    await pick(page, '1.0');
    await expect(page).toHaveURL(`${OLD}/ohjeet/saldo?x=1#tila`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saldo 1.0');
    expect(await stored(page)).toBe('1.0');
    await versionSwitch(page).click();
    const current = page.getByRole('navigation', { name: 'Ohjeiden versiot' }).locator('[aria-current]');
    await expect(current).toHaveText(['1.0']);
  });

  test('the switch leads to a version’s main page where it has no such page', async ({ page }) => {
    await page.goto('/ohje/docs/ohjeet/saldo');
    await hydrated(page);
    await pick(page, '3.0');
    await expect(page).toHaveURL('/ohje/docs/3.0/alku');
    await expect(banner(page)).toContainText('jota ei ole vielä julkaistu');
  });

  test('the switch keeps a reader on the category page of a version', async ({ page }) => {
    await page.goto('/ohje/docs/category/ohjeet');
    await hydrated(page);
    await pick(page, '1.0');
    await expect(page).toHaveURL(`${OLD}/category/ohjeet`);
    await expect(banner(page)).toContainText('jota ei enää ylläpidetä');
    await expect(page.locator('main').getByRole('link', { name: 'Saldo 1.0' })).toHaveAttribute(
      'href',
      `${OLD}/ohjeet/saldo`,
    );
  });

  test('the switch is left by Escape and by turning to something else', async ({ page }) => {
    await page.goto(`${OLD}/alku`);
    await hydrated(page);
    const open = page.locator('header details[open]');
    await versionSwitch(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(versionSwitch(page)).toBeFocused();
    await versionSwitch(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(open).toHaveCount(0);
  });

  test('the banner leads to the same page of the current version, and remembers that', async ({ page }) => {
    await remember(page, '1.0');
    await page.goto(`${OLD}/ohjeet/saldo`);
    await hydrated(page);
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
    expect(await stored(page)).toBe('current');
  });

  test('outside the docs, links around the page lead to the remembered version', async ({ page }) => {
    await remember(page, '1.0');
    for (const path of ['/ohje/', '/ohje/blog']) {
      await page.goto(path);
      const section = page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link', { name: 'Ohjeet' });
      await expect(section).toHaveAttribute('href', `${OLD}/category/ohjeet`);
      await expect(page.locator('footer').getByRole('link', { name: 'Alku' })).toHaveAttribute('href', `${OLD}/alku`);
    }
    await page.goto('/ohje/');
    await expect(page.locator(`main a[href="${OLD}/ohjeet/saldo"]`).first()).toBeVisible();
    expect(await stored(page)).toBe('1.0');
  });

  test('within the docs, links around the page lead to the open version', async ({ page }) => {
    await remember(page, '1.0');
    const home = page.locator('footer').getByRole('link', { name: 'Alku' });
    await page.goto('/ohje/docs/ohjeet/saldo');
    await hydrated(page);
    await expect(home).toHaveAttribute('href', '/ohje/docs/alku');
    await page.goto('/ohje/docs/3.0/alku');
    await hydrated(page);
    await expect(home).toHaveAttribute('href', '/ohje/docs/3.0/alku');
  });

  test('a version that is gone is forgotten', async ({ page }) => {
    await page.goto('/ohje/');
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY);
    await page.reload();
    await expect.poll(() => stored(page)).toBeNull();
    const section = page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link', { name: 'Ohjeet' });
    await expect(section).toHaveAttribute('href', '/ohje/docs/category/ohjeet');
  });

  test('the search finds pages of the current version only', async ({ page }) => {
    await page.goto('/ohje/search?q=alku');
    await expect(page.locator('main ol a').first()).toBeVisible();
    const found = await page
      .locator('main ol a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found).toContain('/ohje/docs/alku');
    expect(found.filter((href) => /\/docs\/[13]\.0\//.test(href ?? ''))).toEqual([]);
  });

  for (const [path, mode, width] of [
    [`${OLD}/alku`, 'light', 1280],
    ['/ohje/docs/3.0/alku', 'dark', 320],
    [`${OLD}/category/ohjeet`, 'dark', 1280],
  ] as const) {
    test(`no accessibility faults at ${path}, ${mode}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.goto(path);
      await hydrated(page);
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
      if (width > 996) await page.locator('header summary:visible').first().click();
      else {
        await page.locator('header button[aria-haspopup="dialog"]:not([aria-keyshortcuts])').click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      expect(await accessibilityFindings(page, width > 996 ? 'header' : 'dialog')).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the banner leads to the main page where the current version has no such page', async ({ page }) => {
      await page.goto(`${OLD}/vanha`);
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/ohje/docs/alku');
    });

    for (const [base, text] of [
      ['/en', 'This guide is for version 1.0, which is no longer maintained.'],
      ['/sv', 'Den här anvisningen gäller version 1.0, som inte längre underhålls.'],
    ] as const) {
      test(`the banner speaks the reader’s language, ${base}`, async ({ page }) => {
        await page.goto(`/ohje${base}/docs/1.0/alku`);
        await expect(page.locator('main section').first()).toContainText(text);
      });
    }

    test('the switch opens and leads on, and links stay in the version', async ({ page }) => {
      await page.goto('/ohje/docs/ohjeet/saldo');
      await pick(page, '1.0');
      await expect(page).toHaveURL(`${OLD}/ohjeet/saldo`);
      await expect(page.locator('footer').getByRole('link', { name: 'Alku' })).toHaveAttribute('href', `${OLD}/alku`);
      await banner(page).getByRole('link').click();
      await expect(page).toHaveURL('/ohje/docs/ohjeet/saldo');
    });

    test('a phone’s menu has the versions', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/ohje/docs/alku');
      await page.locator('header summary:visible').click();
      await page.getByRole('navigation', { name: 'Ohjeiden versiot' }).getByRole('link', { name: '1.0' }).click();
      await expect(page).toHaveURL(`${OLD}/alku`);
    });
  });
});
