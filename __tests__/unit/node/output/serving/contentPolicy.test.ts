import { createHash } from 'node:crypto';
import type { ProviderSettings } from '../../../../../src/features/hosted-search/model/settings';
import { buildContentPolicy, type PolicyInput } from '../../../../../src/node/output/serving/contentPolicy';
import { readInlineParts } from '../../../../../src/node/output/serving/inlineParts';
import { mergeStyleBlocks, splitRules } from '../../../../../src/node/html/mergeStyleBlocks';
import type { Site } from '../../../../../src/node/schema/siteSchema';
import { outsideSources } from '../../../../../src/node/output/serving/outsideSources';

const BARE: PolicyInput = { scripts: [], styles: [], frames: [], sources: { script: [], image: [], connect: [] } };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (facts: PolicyInput) =>
  new Map(
    buildContentPolicy(facts)
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  );

test('a page without anything inline may load from its own site only', () => {
  expect(Object.fromEntries(directivesOf(BARE))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", hash('')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('what stands inline is allowed by its hash, each once, in one order', () => {
  const directives = directivesOf({ ...BARE, scripts: ['b()', 'a("ä")', 'b()'], styles: ['a{}'] });
  expect(directives.get('script-src')).toEqual(["'self'", ...[hash('b()'), hash('a("ä")')].sort()]);
  expect(directives.get('style-src')).toEqual(["'self'", ...[hash(''), hash('a{}')].sort()]);
});

test('nothing is allowed wholesale', () => {
  const policy = buildContentPolicy({ ...BARE, scripts: ['a'], styles: ['b'], frames: ['https://a.example'] });
  expect(policy).not.toMatch(/unsafe|\*(?!\.)|data:|http:/);
});

test('players and configured services are allowed, each where it is used', () => {
  const directives = directivesOf({
    ...BARE,
    frames: ['https://b.example', 'https://a.example'],
    sources: { script: ['https://s.example'], image: ['https://i.example'], connect: ['https://c.example'] },
  });
  expect(directives.get('frame-src')).toEqual(['https://a.example', 'https://b.example']);
  expect(directives.get('script-src')).toEqual(["'self'", 'https://s.example']);
  expect(directives.get('img-src')).toEqual(["'self'", 'https://i.example']);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://c.example']);
});

describe('inlineParts', () => {
  const NONE = { scripts: [], styles: [], frames: [], attributes: [] };

  test.each([
    ['<script>a()</script><script id="b">\n b()\n</script>', { ...NONE, scripts: ['a()', '\n b()\n'] }],
    ['<script src="/a.js" async></script><script async src="/b.js"></script>', NONE],
    ['<script type="application/ld+json">{}</script><script type="application/json" id="x">{}</script>', NONE],
    ['<script type="module">a()</script>', { ...NONE, scripts: ['a()'] }],
    ['<style>a{}</style><style data-page="">.css-x{}</style>', { ...NONE, styles: ['a{}', '.css-x{}'] }],
    ['<noscript><style>b{}</style></noscript>', { ...NONE, styles: ['b{}'] }],
    ['<p id="a" style="color:red">x</p>', { ...NONE, attributes: ['style'] }],
    ['<img src="/a.png" onError="x()">', { ...NONE, attributes: ['onerror'] }],
    ['<p>a style="x" onclick="y"</p><code>&lt;p style="x"></code>', NONE],
    ['<script>"<p style=\\"x\\">"</script>', { ...NONE, scripts: ['"<p style=\\"x\\">"'] }],
    ['<footer data-style="dark" data-once="x"></footer>', NONE],
    [
      '<div data-player="https://player.vimeo.com/video/1?dnt=1" data-play="x"></div>',
      { ...NONE, frames: ['https://player.vimeo.com'] },
    ],
  ])('%s has inline: %j', (html, expected) => {
    expect(readInlineParts(html)).toEqual(expected);
  });
});

test.each([
  ['', []],
  ['.a{b:c;}.d{}', ['.a{b:c;}', '.d{}']],
  ['@media print{.a{b:c;}.d{}}.e{}', ['@media print{.a{b:c;}.d{}}', '.e{}']],
  ['.a{content:"}";}.b{content:\'{\';}', ['.a{content:"}";}', ".b{content:'{';}"]],
  ['.a{content:"\\"}";}.b{}', ['.a{content:"\\"}";}', '.b{}']],
])('%s is taken apart into %j', (css, rules) => {
  expect(splitRules(css)).toEqual(rules);
});

const css = (letters: string) => [...letters].map((letter) => `.${letter}{}`).join('');
const blocks = (...kinds: [letters: string, pages: number][]) =>
  new Map(kinds.map(([letters, pages]) => [css(letters), pages]));

test('the two that are most alike become one, in whose order both find theirs', () => {
  const merged = mergeStyleBlocks(blocks(['abcd', 1], ['axcd', 1], ['qrst', 1]), 2);
  expect([...merged]).toEqual([
    [css('qrst'), css('qrst')],
    [css('abcd'), css('axbcd')],
    [css('axcd'), css('axbcd')],
  ]);
});

test('what many pages have grows last', () => {
  const merged = mergeStyleBlocks(blocks(['abc', 1000], ['abd', 1], ['xyzabe', 1]), 2);
  expect(merged.get(css('abc'))).toBe(css('abc'));
  expect(merged.get(css('abd'))).toBe(merged.get(css('xyzabe')));
});

const SEARCH = { searchPagePath: '/search', areas: [], provider: { type: 'local' as const } };
const NONE = { script: [], image: [], connect: [] };

const REQUIRED = { consent: 'required' as const };
const FROM_GOOGLE = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

const sourcesOf = (site: Pick<Site, 'analytics' | 'feedback'> & { search: unknown }) => outsideSources(site as Site);

type Analytics = Parameters<typeof outsideSources>[0]['analytics'];

test.each<[string, Analytics]>([
  ['what is told goes to the site itself', { ...REQUIRED, beacon: { endpoint: '/mittaus' } }],
])('where %s, pages speak to their own site only', (_, analytics) => {
  expect(sourcesOf({ analytics, search: SEARCH, feedback: {} })).toEqual(NONE);
});

test.each<[string, Analytics]>([
  ['tag', { ...REQUIRED, google: { trackingIds: ['G-1A2B3C4D5E'] } }],
  ['tag, where no consent is needed,', { google: { trackingIds: ['G-1A2B3C4D5E'] }, consent: 'notRequired' }],
  ['tag manager', { ...REQUIRED, tagManager: { containerId: 'GTM-1' } }],
])('the Google %s may load and send', (_, analytics) => {
  expect(sourcesOf({ analytics, search: SEARCH, feedback: {} })).toEqual({
    script: ['https://*.googletagmanager.com'],
    image: FROM_GOOGLE,
    connect: FROM_GOOGLE,
  });
});

test('session replay, a beacon and answers of readers may go where the settings say', () => {
  const analytics: Analytics = {
    ...REQUIRED,
    sessionReplay: { src: 'https://toisto.example.com/a/b.js', connect: ['https://otto.example.com'] },
    beacon: { endpoint: 'https://mittaus.example.com/a?b=1' },
  };
  const feedback = { endpoint: 'https://palaute.example.com/viestit' };
  expect(sourcesOf({ analytics, search: SEARCH, feedback })).toEqual({
    script: ['https://toisto.example.com'],
    image: [],
    connect: [
      'https://palaute.example.com',
      'https://mittaus.example.com',
      'https://toisto.example.com',
      'https://otto.example.com',
    ],
  });
});

test.each([['off' as const], [{}], [{ endpoint: '/palaute' }], [{ mail: 'palaute@example.com' }]])(
  'answers that go to %j need nobody else',
  (feedback) => {
    expect(sourcesOf({ analytics: REQUIRED, search: SEARCH, feedback })).toEqual(NONE);
  },
);

test.each([['https://haut.example.com/a?b=1', ['https://haut.example.com']]])(
  'searches that are counted at %s need: %j',
  (beacon, connect) => {
    expect(sourcesOf({ analytics: REQUIRED, search: { ...SEARCH, beacon }, feedback: {} })).toEqual({
      ...NONE,
      connect,
    });
  },
);

const COMMON = { apiKey: 'only-searches', contextual: true, filters: [] };

test.each<[string, ProviderSettings, string[]]>([
  [
    'Algolia',
    { type: 'algolia', ...COMMON, appId: '1A2B', indexName: 'ohje' },
    [
      'https://1a2b-dsn.algolia.net',
      'https://1a2b-1.algolianet.com',
      'https://1a2b-2.algolianet.com',
      'https://1a2b-3.algolianet.com',
    ],
  ],
  [
    'Algolia at hosts of its own, with an assistant',
    {
      type: 'algolia',
      ...COMMON,
      appId: '1A2B',
      indexName: 'ohje',
      hosts: ['https://haku.example.com/a'],
      askAi: { assistantId: 'x', endpoint: 'https://apuri.example.com' },
    },
    ['https://haku.example.com', 'https://apuri.example.com'],
  ],
  [
    'Typesense',
    { type: 'typesense', ...COMMON, collection: 'ohje', nodes: ['https://a.example.com', 'http://localhost:8108'] },
    ['https://a.example.com', 'http://localhost:8108'],
  ],
])('a search hosted by %s may be asked', (_, provider, connect) => {
  expect(sourcesOf({ analytics: REQUIRED, search: { ...SEARCH, provider }, feedback: {} })).toEqual({
    ...NONE,
    connect,
  });
});
