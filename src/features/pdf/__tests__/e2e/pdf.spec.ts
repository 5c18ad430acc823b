import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { makeTemporaryFolder } from '../../../../../__tests__/support/contentFolder';
import { FULL } from '../../../../../__tests__/support/testSites';
import { pdfHtml } from '../../node/pdfHtml';
import { printHtml } from '../../node/printHtml';
import { readPdf } from '../../node/readPdf';

test.use({ baseURL: FULL.origin });

// The build has checked that the texts of all pages and the ends of all links are in it.
test('a category offers its guides as a file with contents, bookmarks and links', async ({ page }) => {
  const response = await page.request.get('/ohje/pdf/ohjeet.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const data = await response.body();
  const pdf = await getDocumentProxy(new Uint8Array(data));
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Ohjeet – Pieni ohjesivusto', Language: 'fi' });
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Sisällys', 'Ohjeet', 'Laskut', 'Saldo']);
  const { texts, links, numbers } = await readPdf(new Uint8Array(data));
  expect(links.flatMap(({ dest }) => dest ?? [])).toContain('/docs/ohjeet/saldo');
  const urls = links.flatMap(({ url }) => url ?? []);
  expect(urls).toContain('https://pieni.example.com/ohje/docs/versiot/kesakuu');
  expect(urls.filter((url) => url.includes('localhost'))).toEqual([]);
  expect(texts[0]).toMatch(/Ajantasainen versio:\s+https:\/\/pieni\.example\.com\/ohje\/docs\/category\/ohjeet/);
  expect(texts[1]).toMatch(new RegExp(`Saldo\\s+${numbers.get('/docs/ohjeet/saldo')}`));
});

test('the outline has each heading once, in a font that is higher than the lines of a site', async () => {
  const file = `${makeTemporaryFolder()}/a.pdf`;
  const font = readFileSync('node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2');
  const style = `<style>@font-face { font-family: High; src: url(data:font/woff2;base64,${font.toString('base64')}) }
    h1, h2 { font-family: High; line-height: 1.25 }</style>`;
  const title = { lang: 'fi', site: 'Ohje', part: 'Ohjeet', made: '', current: '', url: '', contents: 'Sisällys' };
  const entries = ['Laskut', 'Saldo'].map((name) => ({ id: name, level: 1, title: name, content: [] }));
  await printHtml((numbers) => pdfHtml({ entries, styles: [style] }, title, numbers), file, { output: '', base: '' });
  const outline = await (await getDocumentProxy(new Uint8Array(readFileSync(file)))).getOutline();
  expect(outline.map(({ title: heading }) => heading)).toEqual(['Sisällys', 'Laskut', 'Saldo']);
});

test('a file that lacks a text or the target of a link is an error', async () => {
  const file = `${makeTemporaryFolder()}/a.pdf`;
  const html = `<style>@media print { i { display: none } }</style><body onbeforeprint="document.querySelector('b').remove()">
    <div class="pdf-entry"><h1 id="/docs/ä">Ä</h1><p>Kaikki on <b>maksettu.</b></p><i>Piilossa</i><a href="#/docs/ä">Ä</a><a href="#/docs/b">B</a></div>`;
  const printed = printHtml(() => html, file, { output: '', base: '' });
  await expect(printed).rejects.toThrow(
    'The file is not complete.\n  /docs/ä lacks "maksettu."\n  A link leads to /docs/b, which is not in it',
  );
});

test('pages offer the files in the languages that the settings name', async ({ page }) => {
  await visit(page, '/ohje/docs/category/ohjeet');
  await expect(page.getByRole('link', { name: 'Lataa PDF: Ohjeet' })).toHaveAttribute('href', '/ohje/pdf/ohjeet.pdf');
  await visit(page, '/ohje/docs/versiot/kesakuu');
  await expect(page.getByRole('link', { name: 'Lataa PDF: Versiot' })).toHaveAttribute('href', '/ohje/pdf/versiot.pdf');
  await visit(page, '/ohje/en/docs/versiot/kesakuu');
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(0);
  await visit(page, '/ohje/en/docs/category/ohjeet');
  const link = page.getByRole('link', { name: 'Download PDF: Guides' });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
});
