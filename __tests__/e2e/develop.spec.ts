import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { goodText } from '../support/changes';
import { DEVELOPED } from '../support/testSites';
import { startDevelop, type DevelopedSite } from './support/developServer';
import { expect, test, type Page } from './support/test';

/** Milliseconds: the bundler makes the whole site before the first page can be seen. */
const START_LIMIT = 240_000;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: DEVELOPED.url });

let site: DevelopedSite;
let startedAt = 0;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT);
  startedAt = Date.now();
  site = await startDevelop();
});
test.afterAll(() => site.stop());

/** When a file of Gatsby's cache was written; 0 where there is none, as while Gatsby puts another in its place. */
const cachedAt = (file: string) =>
  statSync(path.join(DEVELOPED.project, '.cache', file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const SALDO = 'docs/ohjeet/saldo.mdx';
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Faults of the content' });

test('a fault comes to the open page, opens in the editor, and goes when it is fixed', async ({ page }) => {
  await page.goto('/docs/ohjeet/saldo');
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));

  site.write({ [SALDO]: goodText(SALDO).replace('Kaikki on maksettu', 'Katso [lasku](/docs/ohjeet/lask)') });
  await expect(page.getByRole('cell', { name: 'Katso lasku.' })).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: '1 error on this page' })).toBeVisible();
  const fault = panelOf(page).getByRole('listitem').filter({ hasText: 'link/broken' });
  await expect(fault.locator('p')).toHaveText([
    `error content/${SALDO}:8:17`,
    'The link "/docs/ohjeet/lask" leads to no page. (link/broken)',
    'Did you mean "/docs/ohjeet/lasku"?',
  ]);

  await fault.getByRole('button', { name: `Open in editor: content/${SALDO}:8:17` }).click();
  await expect.poll(() => site.openedInEditor()).toEqual([`-g ${path.join(DEVELOPED.content, SALDO)}:8:1`]);

  site.write({ [SALDO]: goodText(SALDO) });
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  await expect(fault).toHaveCount(0);
  expect(await page.evaluate(() => 'isFirstLoad' in window)).toBe(true);
});

test('a page that is saved again and again stays, and shows each of its texts', async ({ page }) => {
  await page.goto('/docs/ohjeet/saldo');
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  const others = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const note = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading !== 'Saldo') seen.push(heading);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  for (const text of ['Yksi', 'Kaksi', 'Kolme', 'Neljä', 'Viisi', 'Kaikki on maksettu']) {
    site.write({ [SALDO]: goodText(SALDO).replace('Kaikki on maksettu', text) });
    await expect(page.getByRole('cell', { name: `${text}.` })).toBeVisible();
  }
  // A page that was loaded anew has no such list.
  expect(await others.jsonValue()).toEqual([]);
});

test('an address without a page shows the page for that, in its language', async ({ page, complaints }) => {
  await page.goto('/sv/docs/finns-inte');
  await expect(page.getByRole('heading', { level: 1, name: 'Sidan hittades inte' })).toBeVisible();
  // The plugin of the languages misses texts in Gatsby's own page, in whose place the site's is shown, each time that
  // page is drawn.
  expect([...new Set(complaints.splice(0))]).toEqual([expect.stringContaining('"locales" key for "/dev-404-page"')]);
});

test('a saved query is opened in GraphiQL, and answered', async ({ page, context }) => {
  // Not the page of the first test, which Gatsby may still be making again.
  await page.goto('/docs/alku');
  await panelOf(page).getByRole('button', { name: 'Ask the content' }).click();
  const opened = context.waitForEvent('page');
  await panelOf(page).getByRole('link', { name: 'titles' }).click();
  const graphiql = await opened;
  await expect(graphiql.locator('.graphiql-query-editor')).toContainText('{ allDoc { nodes { title } } }');
  await graphiql.locator('.graphiql-execute-button').click();
  await expect(graphiql.locator('.result-window')).toContainText('"title": "Aloita tästä"');
});

test('a page of React of a content folder outside of the project works', async ({ page }) => {
  await page.goto('/docs/osat/laskeva');
  const counter = page.getByRole('button', { name: 'fi: 3' });
  await counter.click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
});

test('the empty HTML that the browser starts from is made without the code of pages', () => {
  const made = readdirSync(path.join(DEVELOPED.project, '.cache/page-ssr/routes'));
  expect(made).toContain('render-page.js');
  expect(made.filter((file) => file.startsWith('component---'))).toEqual([]);
});

test('whose the cache is has been noted by now, so that the next start keeps it', () => {
  expect(cachedAt('engine.txt')).toBeGreaterThan(startedAt);
});

test('when nodes changed last is noted, and Gatsby keeps its state after that', async () => {
  expect(cachedAt('changed.txt')).toBeGreaterThan(startedAt);
  await expect.poll(() => cachedAt('redux/redux.rest.state') - cachedAt('changed.txt')).toBeGreaterThanOrEqual(0);
});
