import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFrontServer, type FrontServer } from '../../../../../__tests__/engines/support/frontServer';
import { ask } from '../../../../../__tests__/e2e/support/ask';
import { expect, test as base, type Page } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings } from '../../../../../scripts/lib/siteCheck/accessibility';

const MAX_BYTES = 3000;

/** The site behind a server that is a product too, on another origin. */
const test = base.extend<{ front: FrontServer }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the needed fixtures from the braces
  front: async ({}, use) => {
    const front = await startFrontServer(FULL.port, FULL.base);
    await use(front);
    await front.stop();
  },
});

const panel = (page: Page) => page.getByRole('dialog');
const shown = (page: Page) => page.frameLocator('iframe');

test('a key opens the page and section of a place in a panel; Escape in the page closes it', async ({
  page,
  front,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(front.product);
  const button = page.getByRole('button', { name: 'Laskun lähetys' });
  await button.focus();
  expect(requests).toEqual(['/__product', '/ohje/embed.js']);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Sulje ohje' })).toBeFocused();
  const frame = shown(page);
  await expect(frame.getByRole('heading', { name: 'Laskun lähetys' })).toBeInViewport();
  await expect(frame.getByRole('navigation', { name: 'Ohjepaneeli' })).toBeVisible();
  for (const part of ['header:not(main *)', 'footer', '#pageSidebar']) await expect(frame.locator(part)).toBeHidden();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  const full = frame.getByRole('link', { name: 'Avaa koko ohjekeskus' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), full.click()]);
  await expect(opened).toHaveURL(`${front.origin}/ohje/docs/ohjeet/lasku#${encodeURIComponent('lähetys')}`);
  await expect(opened.locator('header nav').first()).toBeVisible();
  await opened.close();

  await frame.getByRole('link', { name: 'Haku' }).click();
  await frame.getByRole('searchbox').fill('saldo');
  await frame.getByRole('searchbox').press('Escape');
  await expect(frame.getByRole('searchbox')).toHaveValue('');
  await frame.getByRole('searchbox').press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('an unknown place opens the search; the panel follows the language of the product', async ({ page, front }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${front.origin}/ohje/docs/ohjeet/lasku?upotus=dark`);
  await expect(page.getByRole('navigation', { name: 'Ohjepaneeli' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.goto(front.product);
  await page.getByRole('button', { name: 'Muu' }).click();
  const frame = shown(page);
  await expect(frame.getByRole('searchbox')).toHaveValue('lasku muu asia');
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  const { width, height } = (await panel(page).getByRole('button').boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  await page.evaluate(() => (document.documentElement.lang = 'sv-FI'));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(frame.getByRole('navigation', { name: 'Hjälppanel' })).toBeVisible();
  await panel(page).getByRole('button').click();
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() =>
    (window as unknown as { helpCentre: { open: (place: string) => void } }).helpCentre.open('lasku'),
  );
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Laskut');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'sv');
});

test('the loader is small, and other sites may load it with its map alone', async () => {
  expect(readFileSync(path.join(FULL.output, 'embed.js')).length).toBeLessThanOrEqual(MAX_BYTES);
  const openTo = async (address: string) => {
    const { headers } = await ask(FULL.port, address);
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']];
  };
  for (const file of ['embed.js', 'help-map.json'])
    expect(await openTo(`/ohje/${file}`)).toEqual(['cross-origin', '*']);
  expect(await openTo('/ohje/page-data/docs/alku/page-data.json')).toEqual(['same-origin', undefined]);
});
