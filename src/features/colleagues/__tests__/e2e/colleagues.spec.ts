import path from 'node:path';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { serveProject, type ServedProject } from '../../../../../__tests__/e2e/support/upstreams';
import { SECRET } from '../../../../../__tests__/e2e/support/colleaguesPages';
import { buildTestSite, COLLEAGUES } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';

test.use({ baseURL: COLLEAGUES.url, viewport: { width: 360, height: 800 } });

// Both tests visit one site, which is built once.
test.describe.configure({ mode: 'default' });

let server: ServedProject | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildTestSite(COLLEAGUES);
  server = await serveProject(path.join(COLLEAGUES.project, '.colleagues'), COLLEAGUES.port);
});
test.afterAll(() => server?.stop());

test('pages and parts for colleagues are marked, also in the search, and hidden from search engines', async ({
  page,
}) => {
  const response = await page.request.get(`/docs/ohjeet/${SECRET}`);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  await visit(page, `/docs/ohjeet/${SECRET}`);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sivu ${SECRET} (kollegoille)`);
  await expect(page.getByRole('main').getByText('Asiakkaat eivät näe tätä sivua.')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360);

  await visit(page, '/docs/ohjeet/saldo');
  await expect(page.getByRole('main').getByText('Asiakkaat eivät näe tätä sivua.')).toHaveCount(0);
  await expect(page.getByRole('note', { name: 'Vain kollegoille' }).first()).toContainText(`Teksti ${SECRET}`);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360);

  await visit(page, `/search?q=${SECRET}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: '(kollegoille)' }).first()).toBeVisible();
  await expect(rows.getByRole('link', { name: /^Vain kollegoille/ }).first()).toBeVisible();
});

test('reply tools put nothing for colleagues into an answer, and say so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `/docs/ohjeet/${SECRET}?support=1`);
  const status = page.locator('[data-support]');
  const press = async (keys: string, said: string) => {
    await expect(async () => {
      await page.keyboard.press(keys);
      await expect(status).toContainText(said, { timeout: 1000 });
    }).toPass();
  };
  await press('Alt+a', 'Asiakkaat eivät näe tätä sivua.');
  await visit(page, '/docs/ohjeet/saldo');
  await press('Alt+a', 'Kollegoille tarkoitettua osaa ei lisätä vastaukseen.');
  await page.keyboard.press('Alt+r');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Nolla');
  await expect(dialog).not.toContainText(SECRET);
});
