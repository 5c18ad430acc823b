import { z } from 'zod';
import { jsonLd, type Thing } from '../../../../src/model/structured/jsonLd';
import { blog, blogPosting, faqPage, howTo, videoObject, webSite } from '../../../../src/model/structured/things';
import { breadcrumbJson, listBreadcrumbs } from '../../../../src/components/head/BreadcrumbData';

const SITE = 'https://ohje.example.com';
const text = z.string().min(1);
const url = z.url({ protocol: /^https$/ });
const day = z.string().refine((value) => !Number.isNaN(Date.parse(value)));
const type = (name: string) => z.literal(name);

const posting = z.strictObject({
  '@type': type('BlogPosting'),
  headline: text.max(110),
  description: text,
  url,
  mainEntityOfPage: url,
  image: z.array(url).min(1),
  inLanguage: text,
  datePublished: day,
  dateModified: day,
  author: z.array(z.strictObject({ '@type': type('Organization'), name: text, url: url.optional() })).min(1),
  keywords: z.array(text).min(1).optional(),
  isPartOf: z.strictObject({ '@type': type('Blog'), name: text, url, inLanguage: text }).optional(),
});

/** What search engines require of each type. */
const SCHEMAS = {
  WebSite: z.strictObject({
    '@type': type('WebSite'),
    name: text,
    url,
    inLanguage: text,
    potentialAction: z.strictObject({
      '@type': type('SearchAction'),
      target: z.strictObject({
        '@type': type('EntryPoint'),
        urlTemplate: z.string().regex(/^https:\/\/.+\{search_term_string\}/),
      }),
      'query-input': type('required name=search_term_string'),
    }),
  }),
  BlogPosting: posting,
  Blog: z.strictObject({ '@type': type('Blog'), name: text, url, inLanguage: text, blogPost: z.array(posting) }),
  FAQPage: z.strictObject({
    '@type': type('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': type('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': type('Answer'), text }),
        }),
      )
      .min(1),
  }),
  HowTo: z.strictObject({
    '@type': type('HowTo'),
    name: text,
    inLanguage: text,
    step: z.array(z.strictObject({ '@type': type('HowToStep'), text, url })).min(1),
  }),
  VideoObject: z.strictObject({
    '@type': type('VideoObject'),
    name: text,
    description: text,
    duration: z.iso.duration(),
    contentUrl: url,
    thumbnailUrl: z.array(url).min(1),
    uploadDate: day,
  }),
};

const POST = {
  url: `${SITE}/blog/webinaari`,
  title: 'Webinaari',
  description: 'Aiheet.',
  published: '2025-09-05',
  changed: '2025-09-06T10:00:00+03:00',
  language: 'fi',
  image: `${SITE}/static/cards/a.png`,
  authors: [
    { name: 'Tuotetiimi', url: `${SITE}/blog/authors/tiimi` },
    { name: 'Vieras', url: null },
  ],
  keywords: ['Uutiset'],
};

const STEPS = [{ text: 'Avaa lasku.', url: `${SITE}/docs/a#vaihe-1` }];

const rows: [keyof typeof SCHEMAS, Thing][] = [
  ['WebSite', webSite({ name: 'Ohje', url: `${SITE}/`, language: 'fi', searchUrl: `${SITE}/search` })],
  ['BlogPosting', blogPosting(POST)],
  ['BlogPosting', blogPosting({ ...POST, changed: null, keywords: [] })],
  ['BlogPosting', blogPosting({ ...POST, blog: { name: 'Blogi', url: `${SITE}/blog` } })],
  ['Blog', blog('Blogi', `${SITE}/blog`, 'fi', [POST])],
  ['FAQPage', faqPage([{ question: 'Miksi?', answer: 'Siksi.' }])],
  ['HowTo', howTo('Laskun lähetys', 'fi', STEPS)],
  [
    'VideoObject',
    videoObject({
      name: 'Alku',
      description: 'Näin alat.',
      duration: 'PT1M5S',
      contentUrl: `${SITE}/static/a.webm`,
      thumbnailUrl: `${SITE}/static/a.jpg`,
      published: '2025-09-05',
    }),
  ],
];

test.each(rows)('a %s has what search engines require', (name, thing) => {
  expect(SCHEMAS[name].safeParse(thing)).toMatchObject({ success: true });
});

test('writes one thing alone, several as a graph, and escapes the end of a script', () => {
  expect(JSON.parse(jsonLd(howTo('</script>', 'fi', STEPS)))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: '</script>',
  });
  expect(jsonLd(howTo('</script>', 'fi', STEPS))).not.toContain('<');
  const graph = JSON.parse(jsonLd(howTo('a', 'fi', STEPS), faqPage([]))) as { '@graph': Thing[] };
  expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(['HowTo', 'FAQPage']);
});

test.each([
  ['changed later', '2025-09-06T10:00:00+03:00', '2025-09-06T10:00:00+03:00'],
  ['changed on its day', '2025-09-05', '2025-09-05'],
  ['committed before its day', '2025-09-01T10:00:00+03:00', '2025-09-05'],
  ['never changed', null, '2025-09-05'],
])('a post that was %s has the date of its last change', (_what, changed, dateModified) => {
  expect(blogPosting({ ...POST, changed })).toMatchObject({ datePublished: '2025-09-05', dateModified });
});

test('a post has its picture, its authors’ pages, its tags and its blog, if it has any', () => {
  const post = blogPosting({ ...POST, blog: { name: 'Blogi', url: `${SITE}/blog` } });
  expect(post.author).toEqual([
    { '@type': 'Organization', name: 'Tuotetiimi', url: `${SITE}/blog/authors/tiimi` },
    { '@type': 'Organization', name: 'Vieras' },
  ]);
  expect(post).toMatchObject({
    keywords: ['Uutiset'],
    isPartOf: { '@type': 'Blog', name: 'Blogi', url: `${SITE}/blog`, inLanguage: 'fi' },
  });
  const bare = blogPosting({ ...POST, keywords: [], image: null });
  expect(bare).not.toHaveProperty('image');
  expect(bare).not.toHaveProperty('keywords');
  expect(bare).not.toHaveProperty('isPartOf');
});

const crumb = (label: string, path: string | null) => ({ label, path, lang: null });
const urlOf = (path: string) => `https://ohje.example.com/tuki/sv${path}`;
const HOME = { name: 'Hem', url: 'https://ohje.example.com/tuki/sv/' };

test.each([
  ['no breadcrumbs', [], []],
  ['a page', [crumb('Saldo', '/docs/saldo')], ['Saldo /docs/saldo']],
  [
    'a category without a page in between',
    [crumb('Lager', '/docs/category/lager'), crumb('Ryhmä', null), crumb('Saldo', '/docs/saldo')],
    ['Lager /docs/category/lager', 'Saldo /docs/saldo'],
  ],
])('lists the pages of %s after the home page, with full addresses', (_, items, expected) => {
  const others = expected.map((line) => {
    const [name = '', path = ''] = line.split(' ');
    return { name, url: urlOf(path) };
  });
  expect(listBreadcrumbs('Hem', items, urlOf)).toEqual([HOME, ...others]);
});

test('counts positions from 1 without gaps', () => {
  const pages = listBreadcrumbs('Hem', [crumb('A', '/a'), crumb('B', null), crumb('C', '/c')], urlOf);
  expect(JSON.parse(breadcrumbJson(pages))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Hem', item: HOME.url },
      { '@type': 'ListItem', position: 2, name: 'A', item: urlOf('/a') },
      { '@type': 'ListItem', position: 3, name: 'C', item: urlOf('/c') },
    ],
  });
});

test('escapes a name that would end its script', () => {
  const json = breadcrumbJson([{ name: '</script><b>', url: '/' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ itemListElement: [{ name: '</script><b>' }] });
});
