import { getDocumentProxy } from 'unpdf';
import { expect, test, visit } from '../../../../../__tests__/e2e/support/test';
import { FULL } from '../../../../../__tests__/support/testSites';

test.use({ baseURL: FULL.origin });

const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

test('a category offers its guides as a file with contents, bookmarks and links', async ({ page }) => {
  const response = await page.request.get('/ohje/pdf/ohjeet.pdf');
  expect(response.headers()['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await response.body()));
  const texts: string[] = [];
  const links: { dest?: string; url?: string }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    links.push(...((await (await pdf.getPage(number)).getAnnotations()) as typeof links));
  }
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Ohjeet – Pieni ohjesivusto', Language: 'fi' });
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Sisällys', 'Ohjeet', 'Laskut', 'Saldo']);
  const places = Object.keys(await pdf.getDestinations());
  expect(links.flatMap(({ dest }) => dest ?? [])).toContain('/docs/ohjeet/saldo');
  expect(links.filter(({ dest }) => dest !== undefined && !places.includes(dest))).toEqual([]);
  const urls = links.flatMap(({ url }) => url ?? []);
  expect(urls).toContain('https://pieni.example.com/ohje/docs/versiot/kesakuu');
  expect(urls.filter((url) => url.includes('localhost'))).toEqual([]);

  expect(texts[0]).toMatch(/Ajantasainen versio:\s+https:\/\/pieni\.example\.com\/ohje\/docs\/category\/ohjeet/);
  for (const [path, title] of [
    ['ohjeet/lasku', 'Laskut'],
    ['ohjeet/saldo', 'Saldo'],
  ]) {
    // prettier-ignore
    await visit(page, `/ohje/docs/${path}`);
    const shown = await page.locator('.prose :is(p, li, td)').allInnerTexts();
    // The contents name the page of the file.
    const printed = texts[Number(new RegExp(`${title}\\s+(\\d+)`).exec(texts[1] ?? '')?.[1]) - 1] ?? '';
    expect(shown.filter((text) => !lettersOf(printed).includes(lettersOf(text)))).toEqual([]);
  }
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
