import type { Page, Route } from '@playwright/test';
import { expect, test, visit } from './support/test';

const MANIFEST = /\/static\/search\/fi\.json$/;
const INDEX = /\/static\/search\/fi-[^/]+\//;
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('combobox');

async function openDialog(page: Page): Promise<void> {
  await visit(page, '/docs/etusivu');
  await page.keyboard.press('Control+k');
}

/** Possible failures of the index files. */
const FAULTS: [what: string, files: RegExp, answer: (route: Route) => Promise<void>][] = [
  ['does not answer', INDEX, (route) => route.abort()],
  ['is cut off', /\/(?:entries|words)-\d+\.\w+$/, (route) => route.fulfill({ body: '["0lasku t1' })],
  ['has no manifest', MANIFEST, (route) => route.abort()],
];

test('reports an unreadable index, and a retry finds results', async ({ page, complaints }) => {
  for (const [what, files, answer] of FAULTS) {
    await page.route(files, answer);
    await openDialog(page);
    await page.keyboard.type('lasku');
    await expect(page.getByRole('alert'), what).toContainText('Tulosten haku ei onnistunut');
    await expect(page.getByRole('alert')).toContainText('Tarkista verkkoyhteytesi.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Yritä uudelleen' }).click();
    await expect(page.getByRole('option').first(), what).toBeVisible();
  }
  complaints.length = 0;
});

test('the dialog can close before its texts arrive, and replaces an older index', async ({ page, complaints }) => {
  const held: Route[] = [];
  await page.route(MANIFEST, (route) => void held.push(route), { times: 1 });
  await openDialog(page);
  await box(page).fill('lasku');
  await expect(dialog(page).getByRole('button')).toHaveCount(1);
  await expect(dialog(page).getByRole('button')).toHaveAccessibleName('Sulje');
  await expect(dialog(page).getByRole('region')).toHaveAccessibleName('Haku');
  await expect.poll(() => held.length).toBe(1);
  for (const route of held) {
    const response = await route.fetch();
    const body = (await response.text()).replace(/fi-[0-9a-f]+/g, 'fi-0000000000000000');
    await route.fulfill({ response, body });
  }
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: 'Tyhjennä haku' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Sulje haku' })).toBeVisible();
  await expect(dialog(page).getByRole('region')).toHaveAccessibleName('Hakutulokset');
  complaints.length = 0;
});

test('if the code of the dialog fails to load, the search page opens', async ({ page, complaints }) => {
  await page.route(/search-dialog/, (route) => route.abort());
  await visit(page, '/docs/etusivu');
  await page.locator('header [aria-keyshortcuts]:visible').click();
  await expect(page).toHaveURL('/search');
  complaints.length = 0;
});
