import type { HtmlLocation } from '../../../../src/node/content/localizeHtml';
import { FILE_MARK, linkedPages, localizeHtml, PAGE_MARK, textMark } from '../../../../src/node/content/localizeHtml';

const at = (base: string, localeBase: string): HtmlLocation => ({
  base,
  localeBase,
  texts: { newTab: 'avautuu "uuteen" <välilehteen> & muualle' },
});

test.each([
  ['', '/sv', '"/sv/docs" "/sv" "/sv#osio" "/static/x.svg"'],
  ['/ohje', '', '"/ohje/docs" "/ohje" "/ohje#osio" "/ohje/static/x.svg"'],
  ['/ohje', '/sv', '"/ohje/sv/docs" "/ohje/sv" "/ohje/sv#osio" "/ohje/static/x.svg"'],
])('under the base "%s" and the locale "%s" marks become %s', (base, localeBase, expected) => {
  const marked = `"${PAGE_MARK}/docs" "${PAGE_MARK}/" "${PAGE_MARK}/#osio" "${FILE_MARK}/static/x.svg"`;
  expect(localizeHtml(marked, at(base, localeBase))).toBe(expected);
});

test.each([
  [textMark('newTab'), 'avautuu &quot;uuteen&quot; &lt;välilehteen&gt; &amp; muualle'],
  [textMark('constructor'), '\u2063⟦text:constructor⟧'],
  ['\u2063⟦other⟧', '\u2063⟦other⟧'],
  ['⟦page⟧/docs ⟦file⟧/ ⟦text:newTab⟧', '⟦page⟧/docs ⟦file⟧/ ⟦text:newTab⟧'],
  ['', ''],
])('the text "%s" becomes "%s"', (html, expected) => expect(localizeHtml(html, at('', ''))).toBe(expected));

test('a link to a page that the locale does not have leads to the original', () => {
  const html = `<a href="${PAGE_MARK}/docs/a#osa"><a href="${PAGE_MARK}/docs/ab"><a href="${PAGE_MARK}/docs/%C3%A4">`;
  const missing = new Set(['/docs/a', '/docs/ä']);
  expect(localizeHtml(html, { ...at('/ohje', '/sv'), missing })).toBe(
    '<a href="/ohje/docs/a#osa"><a href="/ohje/sv/docs/ab"><a href="/ohje/docs/%C3%A4">',
  );
});

test('a link to a page in another language names it', () => {
  const html = `<a href="${PAGE_MARK}/docs/a#osa">A</a><a class="b" href="${PAGE_MARK}/docs/b">B</a>`;
  expect(linkedPages(html)).toEqual(['/docs/a', '/docs/b']);
  const originals = { paths: new Set(['/docs/a']), lang: 'fi' };
  expect(localizeHtml(html, { ...at('', '/sv'), originals })).toBe(
    '<a href="/sv/docs/a#osa" hreflang="fi">A</a><a class="b" href="/sv/docs/b">B</a>',
  );
});
