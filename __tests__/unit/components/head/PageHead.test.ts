import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Parser } from 'htmlparser2';
import { PageHead } from '../../../../src/components/head/PageHead';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const SITE = 'https://ohje.example.com';
const ARTICLE = {
  published: '2025-09-05',
  changed: '2025-09-06T10:00:00+03:00',
  authors: [{ url: `${SITE}/blog/authors/tiimi` }, { url: null }],
  keywords: ['Uutiset'],
};
const locale = (code: string) => ({ code, label: code, htmlLang: code, url: SITE });
const facts = {
  locale: 'sv',
  defaultLocale: 'fi',
  title: 'Ohje',
  titleDelimiter: '|',
  url: SITE,
  locales: ['fi', 'sv'].map(locale),
  card: '/static/cards/sivusto.png',
} as unknown as Queries.ChromeFragment;

type Head = { name: string; attributes: Record<string, string> }[];

/** The elements of the head of a page. */
function headOf(props: Partial<Parameters<typeof PageHead>[0]> = {}): Head {
  const head: Head = [];
  const page = { site: facts, title: 'Saldo', description: 'Mistä saldo tulee.', sitePath: '/docs/saldo' };
  const parser = new Parser({ onopentag: (name, attributes) => head.push({ name, attributes }) });
  parser.end(renderToStaticMarkup(createElement(PageHead, { ...page, ...props })));
  return head;
}

const linksOf = (head: Head, rel: string) =>
  head.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes);
const metaOf = (head: Head, property: string) =>
  head.find(({ attributes }) => attributes.property === property)?.attributes.content;

test('has Open Graph data', () => {
  const head = headOf();
  const told = ['og:title', 'og:description', 'og:type', 'og:url', 'og:site_name', 'og:locale'];
  expect(told.map((property) => metaOf(head, property))).toEqual([
    'Saldo | Ohje',
    'Mistä saldo tulee.',
    'website',
    `${SITE}/ohje/sv/docs/saldo`,
    'Ohje',
    'sv',
  ]);
  expect(metaOf(headOf({ locales: ['fi'] }), 'og:locale')).toBe('fi');
  expect(metaOf(headOf({ article: ARTICLE }), 'og:type')).toBe('article');
});

test('an article has its dates, authors and tags', () => {
  const told = headOf({ article: ARTICLE }).filter(({ attributes }) => attributes.property?.startsWith('article:'));
  expect(told.map(({ attributes }) => [attributes.property, attributes.content])).toEqual([
    ['article:published_time', '2025-09-05'],
    ['article:modified_time', '2025-09-06T10:00:00+03:00'],
    ['article:author', `${SITE}/blog/authors/tiimi`],
    ['article:tag', 'Uutiset'],
  ]);
  expect(metaOf(headOf({ article: { ...ARTICLE, changed: null } }), 'article:modified_time')).toBeUndefined();
});

test.each([
  ['its own picture', { card: '/static/cards/saldo.png' }, 'saldo.png'],
  ['the site’s picture', {}, 'sivusto.png'],
])('a page has %s', (_, props, file) => {
  expect(metaOf(headOf(props), 'og:image')).toBe(`${SITE}/ohje/static/cards/${file}`);
});

test('a site without social cards has no picture', () => {
  const head = headOf({ site: { ...facts, card: null } as Queries.ChromeFragment });
  const twitter = head.find(({ attributes }) => attributes.name === 'twitter:card');
  expect([metaOf(head, 'og:image'), twitter?.attributes.content]).toEqual([undefined, 'summary']);
});

test.each([
  ['a page without a text of its own', {}, []],
  ['a translated page', { textLocale: 'sv' }, ['/ohje/sv/docs/saldo.md']],
  ['a page that shows the original’s text', { textLocale: 'fi', locales: ['fi'] }, ['/ohje/docs/saldo.md']],
])('%s names the Markdown alternates %j', (_, props, expected) => {
  const markdown = linksOf(headOf(props), 'alternate').filter(({ type }) => type === 'text/markdown');
  expect(markdown.map(({ href }) => href)).toEqual(expected);
});

test('every page names its language’s search, the manifest and the icons', () => {
  const head = headOf();
  expect(
    ['search', 'manifest', 'icon', 'apple-touch-icon'].map((rel) => linksOf(head, rel).map(({ href }) => href)),
  ).toEqual([
    ['/ohje/sv/opensearch.xml'],
    ['/ohje/manifest.webmanifest'],
    ['/ohje/favicon.svg'],
    ['/ohje/icons/apple-touch-icon.png'],
  ]);
});

test.each([
  ['is translated', {}, `${SITE}/ohje/sv/docs/saldo`, 3],
  ['is not translated', { locales: ['fi'] }, `${SITE}/ohje/docs/saldo`, 0],
  ['is an older edition', { original: { path: '/docs/uusi', locale: 'fi' } }, `${SITE}/ohje/docs/uusi`, 0],
])(
  'a page that %s has its own or its original’s canonical address, and only real alternates',
  (_, props, canonical, versions) => {
    const head = headOf(props);
    expect(linksOf(head, 'canonical').map(({ href }) => href)).toEqual([canonical]);
    expect(linksOf(head, 'alternate').filter(({ hreflang }) => hreflang !== undefined)).toHaveLength(versions);
  },
);

test('a hidden page has no canonical address and no alternates', () => {
  const head = headOf({ isHidden: true });
  expect(linksOf(head, 'canonical')).toEqual([]);
  expect(head.filter(({ attributes }) => attributes.hreflang !== undefined)).toEqual([]);
  expect(head.find(({ attributes }) => attributes.name === 'robots')?.attributes.content).toBe('noindex, follow');
});
