import { markedParts } from '../../model/highlight';
import { pagesOf, type HostedHit, langOf, passageOf } from '../../model/pages';
import { contextFilters } from '../../model/context';

const site = { baseUrl: '/', codes: ['fi', 'sv'] };

function hit(path: string, levels: string[], content = '', lang: string | null = null): HostedHit {
  return {
    url: `https://a.example.com${path}`,
    levels: levels.map(markedParts),
    content: markedParts(content),
    lang,
  };
}

const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

test('the records of a page are one result, at the position of its best record', () => {
  const hits = [
    hit('/docs/saldo#a', ['Ohjeet', 'Saldo', 'A'], 'teksti a'),
    hit('/docs/lasku', ['Ohjeet', 'Lasku']),
    hit('/docs/saldo#b', ['Ohjeet', 'Saldo', '', 'B'], 'teksti b'),
  ];
  const pages = pagesOf(hits, site);
  expect(pages.map(({ href }) => href)).toEqual(['/docs/saldo', '/docs/lasku']);
  expect(pages[0]?.sections.map(({ anchor, heading, snippet }) => [anchor, texts(heading), texts(snippet)])).toEqual([
    ['a', 'A', 'teksti a'],
    ['b', 'B', 'teksti b'],
  ]);
});

test('a page has at most three sections, without duplicates, with the first passage', () => {
  const passages = [
    ['A', ''],
    ['A', 'ensimmäinen'],
    ['A', 'toinen'],
    ['B', 'b'],
    ['C', 'c'],
    ['D', 'd'],
  ] as const;
  const hits = passages.map(([name, text]) => hit(`/s#${name.toLowerCase()}`, ['Ohjeet', 'Saldo', name], text));
  const [page] = pagesOf(hits, site);
  expect(page?.sections.map(({ anchor, snippet }) => [anchor, texts(snippet)])).toEqual([
    ['a', 'ensimmäinen'],
    ['b', 'b'],
    ['c', 'c'],
  ]);
});

test('text before the first heading, or without an id, is not a section', () => {
  const hits = [hit('/s#ohita', ['Ohjeet', 'Saldo'], 'alku'), hit('/s', ['Ohjeet', 'Saldo', 'Ilman'], 'ilman')];
  const [page] = pagesOf(hits, site);
  expect([page?.sections, page?.snippet]).toEqual([[], [{ text: 'alku', isMatch: false }]]);
});

test('keeps matches in title, heading and passage', () => {
  const [page] = pagesOf([hit('/s#a', ['O', '<mark>Saldo</mark>', '<mark>A</mark>b'], 'x <mark>y</mark>')], site);
  const marked = [page?.title, page?.sections[0]?.heading, page?.snippet].map((parts) =>
    parts?.find((part) => part.isMatch),
  );
  expect(marked.map((part) => part?.text)).toEqual(['Saldo', 'A', 'y']);
});

test.each<[string, string[], string, string[]]>([
  ['its own title', ['<mark>Oh</mark>jeet', 'Saldo'], 'Saldo', ['Ohjeet']],
  ['the widest name where it has no other', ['Ohjeet'], 'Ohjeet', []],
  ['its path where it has no name', [], '/docs/s', []],
])('a page has the title %s', (_, levels, title, breadcrumb) => {
  const [page] = pagesOf([hit('/docs/s', levels)], site);
  expect([texts(page?.title ?? []), page?.breadcrumb]).toEqual([title, breadcrumb]);
});

test.each<[string, string | null, string]>([
  ['/sv/docs/s', null, 'sv'],
  ['/sv/docs/s', 'fi', 'fi'],
])('the text at %s, whose record has %s, is in %s', (path, lang, expected) => {
  expect(pagesOf([hit(path, ['', 'S'], '', lang)], site)[0]?.lang).toBe(expected);
});

test('a page and its translation are one result', () => {
  const pages = pagesOf([hit('/sv/docs/s', ['', 'Saldo sv']), hit('/docs/s', ['', 'Saldo'])], site);
  expect(pages.map(({ href, lang }) => [href, lang])).toEqual([['/docs/s', 'sv']]);
});

test('pages of other sites keep their URL, without the hash', () => {
  const [page] = pagesOf([hit('/x?y=1#z', ['', 'X', 'Z'])], { ...site, externalUrlRegex: 'a\\.example' });
  expect([page?.href, page?.lang]).toEqual(['https://a.example.com/x?y=1', 'fi']);
  expect(page?.sections.map(({ anchor }) => anchor)).toEqual(['z']);
});

const language = (...values: string[]) => ({ attribute: 'language', values });

test.each([
  ['those also where the context does not count', { locale: 'fi', languages: ['sv'] }, false, [language('sv')]],
  ['nothing where the context does not count', { locale: 'fi', tags: ['default'] }, false, []],
])('a query is filtered by %s', (_what, context, contextual, filters) => {
  expect(contextFilters(context, contextual)).toEqual(filters);
});

const words = (count: number) => Array.from({ length: count }, () => 'sana').join(' ');

test.each([
  // Forty words with their spaces have 200 characters.
  [words(50), `${words(40)}…`],
  [`x ${words(50)}`, `x ${words(39)}…`],
  ['x'.repeat(201), `${'x'.repeat(200)}…`],
])('the passage of %j is %j', (text, passage) => expect(passageOf(text)).toEqual([{ text: passage, isMatch: false }]));

test.each([
  [{ language: ['fi', 'sv'] }, 'fi'],
  [{ language: '' }, null],
])('the language of %j is %s', (record, lang) => expect(langOf(record)).toBe(lang));

const shown = (marked: string) =>
  markedParts(marked)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('|');

test.each([
  ['', ''],
  ['<mark>a</mark><mark>b</mark>', '[ab]'],
  ['<mark>kesken', '[kesken]'],
  ['liikaa</mark> tästä', 'liikaa tästä'],
  ['<mark><mark>a</mark></mark>b', '[a]|b'],
  ['&lt;a</mark>&gt;', '<a>'],
])('%j has the parts %j', (marked, pieces) => expect(shown(marked)).toBe(pieces));

test.each([
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['<mark onclick=x>a</mark>', '<mark onclick=x>a'],
  ['<mark><b>a</b></mark>', '[<b>a</b>]'],
])('other markup is text: %j', (marked, pieces) => expect(shown(marked)).toBe(pieces));

test.each([
  ['&quot;a&quot; &#39;b&#39; &apos;c&apos;', "\"a\" 'b' 'c'"],
  ['&#x20ac; &#8364;', '€ €'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;mark&gt;a&lt;/mark&gt;', '<mark>a</mark>'],
  ['&AMP;', '&'],
  ['&unknown; &amp &;', '&unknown; &amp &;'],
  ['&#xd800; &#0; &#x110000; &#9999999;', '&#xd800; &#0; &#x110000; &#9999999;'],
  ['&constructor; &tos;', '&constructor; &tos;'],
])('decodes the entities of %j to %j', (marked, text) => {
  expect(markedParts(marked)).toEqual([{ text, isMatch: false }]);
});
