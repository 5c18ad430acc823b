import { localizeHtml, type HtmlLocation } from '../../../../../src/node/content/localizeHtml';
import { contentOf } from '../../../../support/compileText';

const TEXTS = { newTab: '(uusi "välilehti" & <ikkuna>)', tip: 'Vinkki', table: 'Taulukko' };

async function shown(mdx: string, place: Partial<HtmlLocation>): Promise<string> {
  return localizeHtml((await contentOf(mdx)).html, { base: '', localeBase: '', texts: TEXTS, ...place });
}

test.each([
  ['the default locale at the root', '', '', '/docs/saldo#a', '/'],
  ['another locale', '', '/sv', '/sv/docs/saldo#a', '/sv'],
  ['a base path', '/ohje', '', '/ohje/docs/saldo#a', '/ohje'],
  ['another locale under a base path', '/ohje', '/sv', '/ohje/sv/docs/saldo#a', '/ohje/sv'],
])('links in %s', async (_what, base, localeBase, page, home) => {
  const html = await shown('[a](/docs/saldo#a) [b](/)', { base, localeBase });
  expect(html).toBe(`<p><a href="${page}">a</a> <a href="${home}">b</a></p>`);
});

test.each([
  ['/', '/?q=1#a'],
  ['/sv', '/sv?q=1#a'],
])('a link to the home page of %s keeps its query and its heading', async (localeBase, href) => {
  const place = { localeBase: localeBase.replace(/\/$/, '') };
  expect(await shown('[b](/?q=1#a)', place)).toBe(`<p><a href="${href}">b</a></p>`);
});

test('texts are escaped', async () => {
  expect(await shown('[a](https://a.fi)', {})).toContain(
    '<span class="visually-hidden"> (uusi &quot;välilehti&quot; &amp; &lt;ikkuna&gt;)</span>',
  );
});

test('texts in attributes and elements', async () => {
  const html = await shown(':::tip\n| A |\n|---|\n| a |\n:::', {});
  expect(html).toContain('<span>Vinkki</span></p>');
  expect(html).toContain('aria-label="Taulukko 1"');
});

test('a text that the locale lacks stays a mark', async () => {
  expect(await shown(':::note\nTeksti.\n:::', {})).toContain('<span>⟦text:note⟧</span></p>');
});
