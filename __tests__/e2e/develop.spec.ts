import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { goodText } from '../support/changes';
import { DEVELOPED } from '../support/testSites';
import { startDevelop, type DevelopedSite } from './support/developServer';
import { expect, test, type Page } from './support/test';

/** Time-out in milliseconds: the bundler builds the whole site before the first page. */
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

/** Modification time of a file in Gatsby's cache; 0 while Gatsby replaces it. */
const cachedAt = (file: string) =>
  statSync(path.join(DEVELOPED.project, '.cache', file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const SALDO = 'docs/ohjeet/saldo.mdx';
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Findings in the content' });

test('the open page shows saved texts and errors without a reload; errors open in the editor', async ({ page }) => {
  await page.goto('/docs/ohjeet/saldo');
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  // A reloaded page does not have this list.
  const others = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const note = () => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading !== 'Saldo') seen.push(heading);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  for (const text of ['Yksi', 'Kaksi', 'Kolme']) {
    site.write({ [SALDO]: goodText(SALDO).replace('Kaikki on maksettu', text) });
    await expect(page.getByRole('cell', { name: `${text}.` })).toBeVisible();
  }

  site.write({ [SALDO]: goodText(SALDO).replace('Kaikki on maksettu', 'Katso [lasku](/docs/ohjeet/lask)') });
  await expect(page.getByRole('cell', { name: 'Katso lasku.' })).toBeVisible();
  await expect(panelOf(page).getByRole('button', { name: '1 error on this page' })).toBeVisible();
  const error = panelOf(page).getByRole('listitem').filter({ hasText: 'link/broken' });
  await expect(error.locator('p')).toHaveText([
    `error content/${SALDO}:8:17`,
    'The link "/docs/ohjeet/lask" points to a page that does not exist. (link/broken)',
    'Did you mean "/docs/ohjeet/lasku"?',
  ]);
  await error.getByRole('button', { name: `Open in editor: content/${SALDO}:8:17` }).click();
  await expect.poll(() => site.openedInEditor()).toEqual([`-g ${path.join(DEVELOPED.content, SALDO)}:8:1`]);

  site.write({ [SALDO]: goodText(SALDO) });
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  await expect(error).toHaveCount(0);
  expect(await others.jsonValue()).toEqual([]);
});

test('the open page shows a saved passage that it includes', async ({ page }) => {
  const passage = 'docs/ohjeet/_osa.mdx';
  await page.goto('/docs/ohjeet/saldo');
  await expect(page.getByRole('cell', { name: 'Kaikki on maksettu.' })).toBeVisible();
  const including = `${goodText(SALDO)}\n<Include file="./_osa.mdx" />\n`;
  for (const text of ['Alkuun.', 'Loppuun.']) {
    site.write({ [passage]: text, [SALDO]: including });
    await expect(page.getByText(text)).toBeVisible();
  }
  site.write({ [passage]: null, [SALDO]: goodText(SALDO) });
  await expect(page.getByText('Loppuun.')).toHaveCount(0);
});

test('a React page of an outside content folder works; an unknown address shows the not-found page', async ({
  page,
}) => {
  await page.goto('/docs/osat/laskeva');
  await page.getByRole('button', { name: 'fi: 3' }).click();
  await expect(page.getByRole('button', { name: 'fi: 4' })).toBeVisible();
  await page.goto('/sv/docs/finns-inte');
  await expect(page.getByRole('heading', { level: 1, name: 'Sidan hittades inte' })).toBeVisible();
});

test('a page appears at its open address when its file is created, and disappears with the file', async ({ page }) => {
  await page.goto('/docs/ohjeet/uusi');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sivua ei löytynyt');
  const opened = await page.evaluateHandle(() => document.documentElement);
  const file = 'docs/ohjeet/uusi.mdx';
  site.write({ [file]: goodText(SALDO).replace('title: Saldo', 'title: Uusi') });
  await expect(heading).toHaveText('Uusi');
  await expect(page).toHaveTitle(/^Uusi /);
  site.write({ [file]: null });
  await expect(heading).toHaveText('Sivua ei löytynyt');
  expect(await opened.evaluate((element) => element.isConnected)).toBe(true);
});

test('a changed setting adds the part of the frame that it needs', async ({ page }) => {
  await page.goto('/docs/alku');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Sivusto' })).toBeVisible();
  const settings = readFileSync(path.join(DEVELOPED.content, 'site.yaml'), 'utf8');
  const links = 'links: [{ to: /docs/ohjeet/saldo, label: Rivissä }]';
  site.write({ 'site.yaml': settings.replace(/links:\n[^]*?(?=\s+copyright)/, links) });
  await expect(footer.getByRole('link', { name: 'Rivissä' })).toBeVisible();
  site.write({ 'site.yaml': settings });
  await expect(footer.getByRole('heading', { name: 'Sivusto' })).toBeVisible();
});

test('the cache has an empty start page without page code, its owner, and the last node change', async () => {
  const made = readdirSync(path.join(DEVELOPED.project, '.cache/page-ssr/routes'));
  expect(made).toContain('render-page.js');
  expect(made.filter((file) => file.startsWith('component---'))).toEqual([]);
  for (const file of ['engine.txt', 'changed.txt']) expect(cachedAt(file)).toBeGreaterThan(startedAt);
  // Gatsby saves its state after the noted change.
  await expect.poll(() => cachedAt('redux/redux.rest.state') - cachedAt('changed.txt')).toBeGreaterThanOrEqual(0);
});
