import path from 'node:path';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { serveProject, type ServedProject } from '../../../../../__tests__/e2e/support/upstreams';
import { buildTestSite, PREVIEW } from '../../../../../__tests__/support/testSites';
import { accessibilityFindings, scrollWidth } from '../../../../../scripts/lib/siteCheck/accessibility';

test.use({ baseURL: PREVIEW.url, viewport: { width: 360, height: 800 } });

let server: ServedProject | undefined;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await buildTestSite(PREVIEW);
  // The copy of the project that builds previews links their output.
  server = await serveProject(path.join(PREVIEW.project, '.drafts'), PREVIEW.port);
});
test.afterAll(() => server?.stop());

test('a preview shows what a page is, and which words of which pages changed', async ({ page }) => {
  const response = await page.request.get('/docs/ohjeet/hyvitys');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  await visit(page, '/docs/ohjeet/hyvitys');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luonnos: Hyvitys');
  const bar = page.getByRole('region', { name: 'Muutokset' });
  await expect(bar).toContainText('Tämä sivu on luonnos.');

  await bar.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/muutokset$/);
  await expect(bar).toContainText('Tämä on esikatselu, ei julkaistu sivusto.');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Luonnos: Hyvitys', /^Muuttunut: Saldo/]);
  await expect(page.locator('main del, main ins')).toHaveText(['Kaikki', 'Koko lasku']);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360);

  await page.getByRole('link', { name: 'Saldo' }).click();
  await expect(bar).toContainText('Tämän sivun teksti eroaa julkaistusta.');
});
