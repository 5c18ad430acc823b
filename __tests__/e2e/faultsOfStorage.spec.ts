import { followSidebar, forbidInjection, isWhole } from './support/whole';
import { expect, hydrated, test } from './support/test';

const START = '/docs/pikaohjeet/saldo';
const WARNING = /^warning: Browser storage is not available/;

/** Ways in which storage fails; each is run before the page's own scripts. */
const FAILURES: [what: string, fail: () => void][] = [
  [
    'cannot be had at all',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied.', 'SecurityError');
          },
        });
    },
  ],
  [
    'is not there',
    () => ['localStorage', 'sessionStorage'].forEach((name) => Object.defineProperty(window, name, { value: null })),
  ],
  [
    'throws when it is read',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Broken.', 'InvalidStateError');
      };
    },
  ],
  [
    'throws when it is written',
    () => {
      for (const name of ['setItem', 'removeItem'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('Denied.', 'NoModificationAllowedError');
        };
    },
  ],
  [
    'is full',
    () => {
      for (const storage of [localStorage, sessionStorage])
        for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let part = 0; part < 20; part += 1) storage.setItem(`full.${size}.${part}`, 'x'.repeat(size));
          } catch {
            // No room for so much; there may be for less.
          }
        }
    },
  ],
];

for (const [what, fail] of FAILURES) {
  test(`where storage ${what}, pages, colours and the search work`, async ({ page, complaints }) => {
    await page.addInitScript(fail);
    await page.goto(START);
    await hydrated(page);
    await isWhole(page);
    await page.locator('header button[title]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await followSidebar(page, '/docs/pikaohjeet/osoitteenmuutos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pysyvä osoitteenmuutos');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('omapalvelu');
    // Until the whole word has been asked for, another page may stand first, whose text may have the word as well.
    await page.locator('[role="option"][href*="omapalvelu"]').first().click();
    await expect(page).toHaveURL(/omapalvelu/);
    await page.goBack();
    await isWhole(page);
    const told = complaints.splice(0);
    expect(told.filter((text) => !WARNING.test(text))).toEqual([]);
    expect(told.length).toBeLessThanOrEqual(1);
  });
}

/** The site's keys, and some that a plain object would take for its own. */
const KEYS = [
  'theme',
  'docs-preferred-version-default',
  'ohjekeskus.announcement',
  'ohjekeskus.changesSeen',
  'ohjekeskus.tab.tapa',
  'ohjekeskus.reply',
  'ohjekeskus.replyWords',
  'ohjekeskus.customerLanguage',
  'ohjekeskus.lastQueries',
  'ohjekeskus.reloaded',
  'ohjekeskus.scroll',
  '__proto__',
  'constructor',
];
const VALUES = [
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '{"__proto__":{"x":1}}',
  '[',
  'null',
  '-1e999',
  '\u0000',
];

test('with whatever value under every key of storage all works', async ({ page }) => {
  const hasNothingInjected = await forbidInjection(page);
  await page.goto('/');
  for (const value of VALUES) {
    await page.evaluate(
      ([keys, text]) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of [...keys, ...Object.keys(storage)]) storage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    for (const path of ['/', '/docs/category/versiotiedotteet']) {
      await page.goto(path);
      await hydrated(page);
      await isWhole(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    }
    await hasNothingInjected();
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('omapalvelu');
  await expect(page.getByRole('option').first()).toBeVisible();
});
