import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accessibilityFindings, scrollWidth } from '../../scripts/lib/siteCheck/axe';
import { PLAIN } from '../support/testSites';
import { passTime } from './support/passTime';
import { expect, hydrated, LOCALES, test } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

async function openDialog(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

const TEXTS = {
  fi: { open: 'Hae ohjeista', status: /^\d+ tulos/, close: 'Sulje haku', results: 'Hakutulokset' },
  en: { open: 'Search the guides', status: /^\d+ result/, close: 'Close the search', results: 'Search results' },
  sv: { open: 'Sök i anvisningarna', status: /^\d+ resultat/, close: 'Stäng sökningen', results: 'Sökresultat' },
};

test('a search that is opened the moment the next page comes stays open', async ({ page }) => {
  const next = '/docs/pikaohjeet/saldo';
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
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

/** Most bytes, compressed, of the code that the first answer waits for: the dialog's and the worker's. */
const CODE_MAX = 20_250;

test('the first answer waits for few files, three of them asked for at once', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText('lasku');
  await expect(options(page).first()).toBeVisible();
  const answering = asked.filter((file) => /\/search-|\/static\/search\//.test(file) && !file.includes('/texts-'));
  const kinds = answering.map((file) => file.replace(/-[0-9a-f]{8,16}/, ''));
  expect(kinds.slice(0, 3).sort()).toEqual(['/search-dialog.js', '/search-worker-fi.js', '/static/search/fi.json']);
  // The words' shard, and the next one where what begins alike goes on in it.
  const later = kinds.slice(3).map((file) => file.replace(/words-\d+/, 'words'));
  expect(new Set(later)).toEqual(new Set(['/static/search/fi/entries-0.json', '/static/search/fi/words.txt']));
  expect(later.length).toBeLessThanOrEqual(3);
  const code = answering.filter((file) => file.endsWith('.js'));
  const sizes = code.map((file) => brotliCompressSync(readFileSync(path.join(PLAIN.output, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(CODE_MAX);
});

test('the dialog is a combobox that a keyboard works, in every language', async ({ page }) => {
  for (const { code, base } of LOCALES) {
    const texts = TEXTS[code];
    await page.goto(`${base}${PAGE}`);
    await hydrated(page);
    const opener = page.locator('header [aria-keyshortcuts]:visible');
    await expect(opener).toHaveAccessibleName(new RegExp(texts.open));
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAccessibleName(texts.open);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.type('lasku');
    await expect(box(page)).toHaveValue('lasku');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('listbox', { name: texts.results })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(texts.status);
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant');

    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    await expect(chosen).toHaveCount(1);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('Ctrl+K opens and closes, in fields too; a slash opens where it is no letter', async ({ page }) => {
  await openDialog(page, '/search');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const field = page.locator('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.evaluate((element) => (element as HTMLElement).blur());
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
});

test('a letter on the button is the first one of the query', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.locator('header [aria-keyshortcuts]:visible').focus();
  await page.keyboard.press('m');
  await expect(box(page)).toHaveValue('m');
  await page.keyboard.type('aksumuistutus');
  await expect(options(page).first()).toContainText(/maksumuistutu/i);
});

test('what is marked in the page is the first query', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toHaveValue(await page.locator('h1').innerText());
});

test('a hit shows where it stands, marks words by their inflection, and offers sections', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('hinta');
  const marks = options(page).locator('mark');
  await expect(marks.filter({ hasText: /^hinnan/i }).first()).toBeVisible();
  await expect(options(page).filter({ hasText: '›' }).first()).toBeVisible();
  expect(await options(page).evaluateAll((all) => all.some((link) => (link as HTMLAnchorElement).hash !== ''))).toBe(
    true,
  );
});

test('Enter opens the first hit, even before its answer is there; the focus goes to the page', async ({ page }) => {
  await openDialog(page, '/');
  await page.keyboard.type('maksumuistutus');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/pikaohjeet/maksumuistutus');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('with Ctrl, Enter opens the hit in a new tab and the dialog stays', async ({ page, context }) => {
  await openDialog(page);
  await page.keyboard.type('maksumuistutus');
  await expect(options(page).first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/docs\/pikaohjeet\/maksumuistutus$/);
  await expect(box(page)).toBeFocused();
});

test('the way to all results tells their number and takes the query along', async ({ page }) => {
  await openDialog(page);
  // At once: until a letter's answer is there, the number is that of the letters before it.
  await box(page).fill('lasku');
  const all = page.getByRole('link', { name: /^Näytä kaikki \d+ tulosta$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(page).toHaveURL('/search?q=lasku');
  await expect(page.locator('main').getByRole('status')).toHaveText(`${count} tulosta`);
});

test('the search is narrowed to a part of the site', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('lasku');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Versiotiedotteet' }).click();
  await expect(options(page).first()).toHaveAttribute('href', /versiotiedotteet/);
  await expect(page.locator('[role="option"]:not([href*="/versiotiedotteet/"])')).toHaveCount(0);
  // What was chosen among other hits is chosen no more.
  await expect(page.locator('[aria-activedescendant], [role="option"][aria-selected="true"]')).toHaveCount(0);
});

test('what was opened is offered again, can be kept, and can be forgotten', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('omapalvelu');
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ohjeet/omapalvelu');
  const title = await options(page).first().locator('span').first().innerText();
  await options(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Viimeksi avatut' }).getByRole('link')).toContainText(title);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('region', { name: 'Viimeksi avatut' }).getByRole('link')).toBeFocused();
  await dialog.getByRole('button', { name: `Lisää suosikkeihin: ${title}` }).click();
  await expect(dialog.getByRole('region', { name: 'Suosikit' }).getByRole('link')).toContainText(title);
  await expect(dialog.getByRole('region', { name: 'Viimeksi avatut' })).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: `Poista luettelosta: ${title}` }).click();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')))).toEqual([]);
});

test('a slip is read, and the word is offered as the site writes it', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('hyvityslaksu');
  await expect(options(page).first()).toContainText(/hyvityslasku/i);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^hyvityslasku/ })
    .click();
  await expect(box(page)).toHaveValue(/^hyvityslasku/);
});

test('where nothing is found the dialog says so and leads to support', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.type('qqqqwwww');
  await expect(page.getByText('Ei tuloksia haulle ”qqqqwwww”')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Kysy tuesta' })).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Back closes the dialog and keeps the page', async ({ page }) => {
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await openDialog(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
});

test('nothing of the search is fetched until it is wanted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/search\/|search-dialog|worker/.test(request.url())) asked.push(request.url());
  });
  await page.clock.install();
  await page.goto(PAGE);
  await hydrated(page);
  await passTime(page);
  expect(asked).toEqual([]);
});

for (const [width, mode] of [
  [320, 'light'],
  [1280, 'dark'],
] as const) {
  test(`no accessibility faults in any state of the dialog: ${width} px, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await openDialog(page);
    await expect(page.getByText('Haku toimii selaimessasi')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.type('laskku');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tyhjennä haku' }).click();
    await page.keyboard.type('qqqqwwww');
    await expect(page.getByText('Ei tuloksia haulle')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width);
  });
}
