import { jsonLd, type Thing } from '../../../../src/model/structured/jsonLd';
import { blog, blogPosting, faqPage, howTo, webSite } from '../../../../src/model/structured/things';
import { breadcrumbJson, listBreadcrumbs } from '../../../../src/components/head/BreadcrumbData';

const SITE = 'https://ohje.example.com';

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

test('describes a site by its search', () =>
  expect(webSite({ name: 'Ohje', url: `${SITE}/`, language: 'fi', searchUrl: `${SITE}/search` })).toEqual({
    '@type': 'WebSite',
    name: 'Ohje',
    url: `${SITE}/`,
    inLanguage: 'fi',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }));

test('describes a blog by its posts', () =>
  expect(blog('Blogi', `${SITE}/blog`, 'fi', [POST])).toEqual({
    '@type': 'Blog',
    name: 'Blogi',
    url: `${SITE}/blog`,
    inLanguage: 'fi',
    blogPost: [
      {
        '@type': 'BlogPosting',
        headline: 'Webinaari',
        description: 'Aiheet.',
        url: POST.url,
        mainEntityOfPage: POST.url,
        image: [POST.image],
        inLanguage: 'fi',
        datePublished: '2025-09-05',
        dateModified: POST.changed,
        author: [
          { '@type': 'Organization', name: 'Tuotetiimi', url: `${SITE}/blog/authors/tiimi` },
          { '@type': 'Organization', name: 'Vieras' },
        ],
        keywords: ['Uutiset'],
      },
    ],
  }));

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
  ['committed before its day', '2025-09-01T10:00:00+03:00', '2025-09-05'],
  ['never changed', null, '2025-09-05'],
])('a post that was %s has the date of its last change', (_what, changed, dateModified) => {
  expect(blogPosting({ ...POST, changed })).toMatchObject({ datePublished: '2025-09-05', dateModified });
});

test('a post has its blog, and omits a missing image and tags', () => {
  expect(blogPosting({ ...POST, blog: { name: 'Blogi', url: `${SITE}/blog` } })).toMatchObject({
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
