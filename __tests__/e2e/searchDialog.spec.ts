import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/accessibility';
import { PLAIN } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, test, visit } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const opener = (page: Page) => page.locator('header [aria-keyshortcuts]:visible');

async function openDialog(page: Page, path = PAGE): Promise<void> {
  await visit(page, path);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test('a search opened just before the next page is shown stays open', async ({ page }) => {
  const next = '/docs/pikaohjeet/saldo';
  await visit(page, PAGE);
  await page.locator(`aside a[href="${next}"]`).evaluate((link: HTMLElement) => {
    const before = document.querySelector('h1');
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1') === before) return;
      observer.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    link.click();
  });
  await expect(page.locator('aside a[aria-current="page"]')).toHaveAttribute('href', next);
  await page.keyboard.type('lasku');
  await expect(box(page)).toHaveValue('lasku');
  await expect(options(page).first()).toBeVisible();
});

/**
 * Limit of compressed code in bytes that the first results wait for: the dialog and the worker. The worker chooses the
 * section that answers, because Enter opens it from the first results.
 */
const CODE_MAX = 21_250;

test('the search loads only when opened; its first results need few files, three in parallel', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((file) => /\/search-|\/static\/search\/|worker/.test(file));
  await page.clock.install();
  await visit(page, PAGE);
  await passTime(page);
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText('lasku');
  await expect(options(page).first()).toBeVisible();
  const answering = ofSearch().filter((file) => !file.includes('/texts-') && !file.includes('/page-data/'));
  const kinds = answering.map((file) => file.replace(/-[0-9a-f]{8,16}/, ''));
  expect(kinds.slice(0, 3).sort()).toEqual(['/search-dialog.js', '/search-worker-fi.js', '/static/search/fi.json']);
  // The shard of the words, and the next one if words with the same start continue there.
  const later = kinds.slice(3).map((file) => file.replace(/words-\d+/, 'words'));
  expect(new Set(later)).toEqual(new Set(['/static/search/fi/entries-0.json', '/static/search/fi/words.txt']));
  expect(later.length).toBeLessThanOrEqual(3);
  const code = answering.filter((file) => file.endsWith('.js'));
  const sizes = code.map((file) => brotliCompressSync(readFileSync(path.join(PLAIN.output, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(CODE_MAX);
});

test('the dialog is a combobox that works by keyboard', async ({ page }) => {
  await visit(page, PAGE);
  await expect(opener(page)).toHaveAccessibleName(/Hae ohjeista/);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleName('Hae ohjeista');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.type('lasku');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: 'Hakutulokset' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ tulos/);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(box(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('Ctrl+K or a slash opens the search, a letter or selected text becomes its query', async ({ page }) => {
  await visit(page, '/search');
  const field = page.locator('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.evaluate((element) => (element as HTMLElement).blur());
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await opener(page).focus();
  await page.keyboard.press('m');
  await expect(box(page)).toHaveValue('m');
  await page.keyboard.type('aksumuistutus');
  await expect(options(page).first()).toContainText(/maksumuistutu/i);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue(await page.locator('h1').innerText());
});

test('results show location, highlights and sections; corrects typing errors; links to all results', async ({
  page,
}) => {
  await openDialog(page);
  await page.keyboard.type('hinta');
  const marks = options(page).locator('mark');
  await expect(marks.filter({ hasText: /^hinnan/i }).first()).toBeVisible();
  await expect(options(page).filter({ hasText: '›' }).first()).toBeVisible();
  await expect(page.locator('[role="option"][href*="#"]').first()).toBeAttached();

  await box(page).fill('hyvityslaksu');
  await expect(options(page).first()).toContainText(/hyvityslasku/i);
  await dialog(page)
    .getByRole('button', { name: /^hyvityslasku/ })
    .click();
  await expect(box(page)).toHaveValue(/^hyvityslasku/);
  await page.getByRole('button', { name: 'Tyhjennä haku' }).click();
  await expect(box(page)).toHaveValue('');

  await page.keyboard.type('qqqqwwww');
  await expect(page.getByText('Ei tuloksia haulle ”qqqqwwww”')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await expect(dialog(page).getByRole('link', { name: 'Avaa tukipyyntö' })).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 600, height: 800 });
  const areas = await dialog(page).getByRole('group').getByRole('button').all();
  expect(new Set(await Promise.all(areas.map(async (area) => (await area.boundingBox())?.y))).size).toBe(1);
  await page.setViewportSize(viewport);

  await box(page).fill('lasku');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Versiotiedotteet' }).click();
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toHaveAttribute('href', /versiotiedotteet/);
  await expect(page.locator('[role="option"]:not([href*="/versiotiedotteet/"])')).toHaveCount(0);
  // Other results undo the selection: the row with the answer is selected again.
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveAttribute('data-answer', 'true');

  await page.getByRole('button', { name: 'Kaikki', exact: true }).click();
  await expect(page.locator('[role="option"]:not([href*="/versiotiedotteet/"])').first()).toBeVisible();
  const all = page.getByRole('link', { name: /^Näytä kaikki \d+ tulosta$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(page).toHaveURL('/search?q=lasku');
  await expect(page.locator('main').getByRole('status')).toHaveText(`${count} tulosta`);
});

test('Enter opens the answer even before it arrives; Back closes the dialog', async ({ page, context }) => {
  await openDialog(page, '/');
  await page.keyboard.type('maksumuistutus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/pikaohjeet\/maksumuistutus#./);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');

  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('region', { name: 'Viimeksi avatut' })).toContainText('Maksumuistutuksen');
  await page.keyboard.type('saldo');
  await expect(options(page).first()).toBeVisible();
  const href = (await options(page).first().getAttribute('href')) ?? '-';
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain(href.split('#')[0] ?? '-');
  await page.bringToFront();
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
