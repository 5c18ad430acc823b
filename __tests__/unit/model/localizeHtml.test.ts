import { FILE_MARK, localizeHtml, PAGE_MARK, textMark, type HtmlLocation } from '../../../src/model/localizeHtml';

const at = (base: string, localeBase: string): HtmlLocation => ({
  base,
  localeBase,
  texts: { newTab: 'avautuu "uuteen" <välilehteen> & muualle' },
});

test.each([
  ['', '', '<a href="/docs">', '<a href="/">', '<a href="/#osio">', '<img src="/static/x.svg">'],
  ['', '/sv', '<a href="/sv/docs">', '<a href="/sv">', '<a href="/sv#osio">', '<img src="/static/x.svg">'],
  ['/ohje', '', '<a href="/ohje/docs">', '<a href="/ohje">', '<a href="/ohje#osio">', '<img src="/ohje/static/x.svg">'],
  [
    '/ohje',
    '/sv',
    '<a href="/ohje/sv/docs">',
    '<a href="/ohje/sv">',
    '<a href="/ohje/sv#osio">',
    '<img src="/ohje/static/x.svg">',
  ],
])('under the base "%s" and the locale "%s" marks become %s, %s, %s and %s', (base, localeBase, ...expected) => {
  const marked = [
    `<a href="${PAGE_MARK}/docs">`,
    `<a href="${PAGE_MARK}/">`,
    `<a href="${PAGE_MARK}/#osio">`,
    `<img src="${FILE_MARK}/static/x.svg">`,
  ];
  expect(marked.map((html) => localizeHtml(html, at(base, localeBase)))).toEqual(expected);
});

test.each([
  [textMark('newTab'), 'avautuu &quot;uuteen&quot; &lt;välilehteen&gt; &amp; muualle'],
  [textMark('unknown'), '⟦text:unknown⟧'],
  [textMark('constructor'), '⟦text:constructor⟧'],
  ['⟦other⟧', '⟦other⟧'],
  ['', ''],
])('the text "%s" becomes "%s"', (html, expected) => {
  expect(localizeHtml(html, at('', ''))).toBe(expected);
});
