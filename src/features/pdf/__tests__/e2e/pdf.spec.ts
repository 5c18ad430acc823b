import { writeFileSync } from 'node:fs';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';
import { readPdf } from '../../node/readPdf';

test.use({ baseURL: FULL.origin });

test('a category offers its guides as a file with contents, bookmarks and links', async ({ page }, testInfo) => {
  await visit(page, '/ohje/docs/category/ohjeet');
  const link = page.getByRole('link', { name: 'Lataa PDF: Ohjeet' });
  await expect(link).toHaveAttribute('href', '/ohje/pdf/ohjeet.pdf');
  const response = await page.request.get('/ohje/pdf/ohjeet.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = testInfo.outputPath('ohjeet.pdf');
  writeFileSync(file, await response.body());
  const { texts, places, links, urls, outline, lang, isTagged } = await readPdf(file);
  expect({ lang, isTagged, outline }).toEqual({
    lang: 'fi',
    isTagged: true,
    outline: ['Sisällys', 'Ohjeet', 'Laskut', 'Saldo'],
  });
  expect(texts[0]).toMatch(/Ajantasainen versio:\s+https:\/\/pieni\.example\.com\/ohje\/docs\/category\/ohjeet/);
  // The contents name the page on which each guide begins.
  const pageOf = (title: string) => Number(new RegExp(`${title}\\s+(\\d+)`).exec(texts[1] ?? '')?.[1]);
  expect(texts[pageOf('Saldo') - 1]).toContain('Saldo');
  expect(pageOf('Saldo')).toBe(places.get('s3'));
  expect(links.filter((name) => !places.has(name))).toEqual([]);
  expect(urls.filter((url) => !/^(?:https:\/\/|mailto:|tel:)/.test(url) || url.includes('localhost'))).toEqual([]);
});

test('a sidebar offers its file on its first page, in the languages that the settings name', async ({ page }) => {
  await visit(page, '/ohje/docs/versiot/kesakuu');
  await expect(page.getByRole('link', { name: 'Lataa PDF: Versiot' })).toHaveAttribute('href', '/ohje/pdf/versiot.pdf');
  await visit(page, '/ohje/en/docs/versiot/kesakuu');
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(0);
  await visit(page, '/ohje/en/docs/category/ohjeet');
  const link = page.getByRole('link', { name: 'Download PDF: Guides' });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});
