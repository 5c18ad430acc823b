import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
/** Slowdown factor that gives the processor of an old phone. */
const SLOW = 6;

test('a press while React hydrates the page opens the search', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await page.goto(PAGE, { waitUntil: 'commit' });
  // Pressed as soon as React listens, long before it has hydrated the page.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const root = document.getElementById('___gatsby');
          if (root === null || !Object.keys(root).some((key) => key.startsWith('_reactListening')))
            return void setTimeout(look);
          document.querySelector<HTMLElement>('[role="search"] button')?.click();
          resolve();
        };
        look();
      }),
  );
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

/** Holds back code until the returned function is called. */
async function holdBack(page: Page, code: RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(code, (route) => gate.then(() => route.continue()));
  return () => letGo();
}

for (const [what, begin] of [
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['a slash', (page: Page) => page.keyboard.press('/')],
  ['a click', (page: Page) => page.locator('[role="search"] button').click()],
] as const) {
  test(`letters after ${what} before the code is there are in the box when it is`, async ({ page }) => {
    const letGo = await holdBack(page, /\/app-.*\.js/);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('[role="search"] button')).toBeVisible();
    await begin(page);
    await page.keyboard.type('lasku');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('lasku');
    await page.keyboard.type('t');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('laskut');
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });
}

const LATE: [what: string, code: RegExp, width: number, button: RegExp][] = [
  ['search', /\/search-dialog-.*\.js/, 1280, /^Hae ohjeista/],
  ['menu', /\/mobile-panel-.*\.js/, 360, /^Valikko$/],
];

test('one press opens search and menu even if their code arrives later', async ({ page }) => {
  for (const [what, code, width, button] of LATE) {
    const letGo = await holdBack(page, code);
    await page.setViewportSize({ width, height: 740 });
    await visit(page, PAGE);
    await page.locator('header').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog'), what).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog'), what).toBeVisible();
  }
});
