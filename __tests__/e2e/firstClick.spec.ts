import { expect, hydrated, test, type Page } from './support/test';

const PAGE = '/docs/pikaohjeet/hyvityslasku';
const PHONE = { width: 360, height: 740 };
/** How much slower than the machine the processor of an old phone is. */
const SLOW = 6;

/** Presses the search button of the bar as soon as React listens, long before it has gone through the page. */
const pressSearchAtOnce = (page: Page) =>
  page.evaluate(
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

test('a press in the moment in which React takes the page over opens the search', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await pressSearchAtOnce(page);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test.describe('code that has not come when its button is pressed', () => {
  /** Holds the answers to requests for some code back until the returned function is called. */
  async function hold(page: Page, code: string): Promise<() => void> {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await gate;
      await route.continue();
    });
    return release;
  }

  test('opens the menu after one press', async ({ page }) => {
    const release = await hold(page, '**/mobile-panel-*.js');
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    await hydrated(page);
    await page.locator('header').getByRole('button', { name: 'Valikko', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Valikko' })).toBeVisible();
  });

  test('opens the search after one press', async ({ page }) => {
    const release = await hold(page, '**/search-dialog-*.js');
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('search').getByRole('button').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
});
