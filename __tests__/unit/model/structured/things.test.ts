import { readStructuredData } from '../../../../scripts/lib/siteCheck/structuredRules';
import { jsonLd, type Thing } from '../../../../src/model/structured/jsonLd';
import { blog, blogPosting, faqPage, howTo, videoObject, webSite } from '../../../../src/model/structured/things';

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

test.each([
  webSite({ name: 'Ohje', url: `${SITE}/`, language: 'fi', searchUrl: `${SITE}/search` }),
  blogPosting(POST),
  blogPosting({ ...POST, changed: null, keywords: [] }),
  blogPosting({ ...POST, blog: { name: 'Blogi', url: `${SITE}/blog` } }),
  blog('Blogi', `${SITE}/blog`, 'fi', [POST]),
  faqPage([{ question: 'Miksi?', answer: 'Siksi.' }]),
  howTo('Laskun lähetys', 'fi', STEPS),
  videoObject({
    name: 'Alku',
    description: 'Näin alat.',
    duration: 'PT1M5S',
    contentUrl: `${SITE}/static/a.webm`,
    thumbnailUrl: `${SITE}/static/a.jpg`,
    published: '2025-09-05',
  }),
])('a $@type has what search engines ask for', (thing) => {
  expect(readStructuredData(jsonLd(thing)).findings).toEqual([]);
});

test('one thing stands alone, several as a graph, and no text ends the script', () => {
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
])('a post that was %s tells its last change', (_what, changed, dateModified) => {
  expect(blogPosting({ ...POST, changed })).toMatchObject({ datePublished: '2025-09-05', dateModified });
});

test('a post names its picture, its authors’ pages, its tags and its blog, where there are some', () => {
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
