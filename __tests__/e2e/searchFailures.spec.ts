import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './support/test';

const INDEX = /\/static\/search\/fi-[^/]+\//;
/** Files of words: 'omapalvelu' and 'lasku' are in different ones, so that the one asked for second still has to come. */
const WORDS = /\/static\/search\/fi-[^/]+\/words-/;
const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** What can go wrong with the files of the index. */
const FAULTS: [what: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  ['does not answer', INDEX, (route) => route.abort()],
  ['is not there', INDEX, (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['is a page of the host’s', INDEX, (route) => route.fulfill({ body: '<!doctype html><title>Oops</title>' })],
  ['is cut off', /\/(?:entries|words)-\d+\.\w+$/, (route) => route.fulfill({ body: '["0lasku t1' })],
  ['is not even announced', /\/static\/search\/fi\.json$/, (route) => route.abort()],
];

test('an index that cannot be read is told, the page lives on, and trying again finds', async ({
  page,
  complaints,
}) => {
  for (const [what, files, answer] of FAULTS) {
    await page.route(files, answer);
    await page.goto('/docs/etusivu');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lasku');
    await expect(page.getByRole('alert'), what).toContainText('Tulosten haku ei onnistunut');
    await expect(page.getByRole('alert')).toContainText('Tarkista verkkoyhteytesi.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(page.getByRole('option').first(), what).toBeVisible();
  }
  complaints.length = 0;
});

test('an index of yesterday’s build is exchanged for today’s, and the reader notices nothing', async ({
  page,
  complaints,
}) => {
  let isOld = true;
  await page.route(/\/static\/search\/fi\.json$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: isOld ? body.replace(/fi-[0-9a-f]+/g, 'fi-0000000000000000') : body });
    isOld = false;
  });
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lasku');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  complaints.length = 0;
});

test('a slow answer to an older query does not replace a newer one’s', async ({ page }) => {
  let isHeld = false;
  const held: Route[] = [];
  await page.route(WORDS, (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('omapalvelu');
  await expect(page.getByRole('option').first()).toContainText(/omapalvelu/i);
  isHeld = true;
  await box(page).fill('lasku');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await box(page).fill('omapalvelu');
  await expect(page.getByRole('option').first()).toContainText(/omapalvelu/i);
  const letGo = held.map(async (route) => {
    const come = page.waitForResponse(route.request().url());
    await route.continue();
    return (await come).finished();
  });
  await Promise.all(letGo);
  await expect(page.getByRole('option').first()).toContainText(/omapalvelu/i);
});

test('hits of an earlier query are said to be out of date until the answer is there', async ({ page }) => {
  let isHeld = false;
  const held: Route[] = [];
  await page.route(WORDS, (route) => (isHeld ? void held.push(route) : route.continue()));
  for (const [path, field, hits] of [
    ['/docs/etusivu', '[role="combobox"]', '[role="listbox"]'],
    ['/search', 'main [type="search"]', 'main ol:has(h2)'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    if (path !== '/search') await page.keyboard.press('Control+k');
    await page.locator(field).fill('omapalvelu');
    await expect(page.locator(hits)).toHaveAttribute('aria-busy', 'false');
    isHeld = true;
    await page.locator(field).fill('lasku');
    await expect(page.locator(hits)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await expect(page.locator(hits)).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator(hits)).toContainText(/lasku/i);
  }
});

test('until the search’s texts are there, its buttons have others or are not there', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/static\/search\/fi\.json$/, (route) => void held.push(route));
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await box(page).fill('lasku');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button')).toHaveCount(1);
  await expect(dialog.getByRole('button')).toHaveAccessibleName('Sulje');
  await expect(dialog.getByRole('region')).toHaveAccessibleName('Haku');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(dialog.getByRole('button', { name: 'Tyhjennä haku' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sulje haku' })).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveAccessibleName('Hakutulokset');
});

test('without the dialog’s code the search page takes its place', async ({ page, complaints }) => {
  await page.route(/search-dialog/, (route) => route.abort());
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.locator('header [aria-keyshortcuts]:visible').click();
  await expect(page).toHaveURL('/search');
  complaints.length = 0;
});

test('where storage is closed the dialog works and remembers nothing', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/docs/etusivu');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('omapalvelu');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/omapalvelu/);
  complaints.length = 0;
});
