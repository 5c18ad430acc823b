import { parseXml } from '../../../../../__tests__/support/xmlTree';
import { replaced } from '../../../../../__tests__/support/changes';
import { plainText } from '../../../../../__tests__/support/plainText';
import { publishFixture } from '../../../../../__tests__/support/publishedFixture';
import type { SidebarSpec } from '../../../../model/navigation/sidebar';
import { type FeedPlanInput, planFeeds } from '../../node/planFeeds';
import { buildFeeds, feedFiles, feedHtml } from '../../node/writeFeeds';

const NAMES = { authors: new Map([['tiimi', 'Tuotetiimi']]), tags: new Map([['uutiset', 'Uutiset']]) };
const SITE = 'https://pieni.example.com';
const RELEASES = replaced('site.yaml', '  support: /docs/alku', '  releases: /docs/category/ohjeet');

test('the blog’s feed has complete posts, newest first', async () => {
  const { site } = await publishFixture();
  const feeds = buildFeeds(site, NAMES);
  expect(feeds.map(({ path, feed }) => [path, feed.title, feed.language])).toEqual([
    ['/blog', 'Blogi | Pieni ohjesivusto', 'fi'],
  ]);
  expect(feeds[0]?.feed.entries).toMatchObject([
    { url: `${SITE}/blog/webinaari`, published: '2025-09-05', authors: ['Tuotetiimi'], tags: [] },
    {
      url: `${SITE}/blog/2025/06/30/kesakuu`,
      published: '2025-06-30',
      tags: ['Uutiset'],
      html: `<p>Kesäkuussa julkaistiin uusi versio.</p>\n\n<p>Lue <a href="${SITE}/docs/versiot/kesakuu">mitä muuttui</a>.</p>`,
    },
  ]);
});

test('release notes have a feed beside their category, in sidebar order', async () => {
  const dated = replaced('docs/ohjeet/saldo.mdx', 'title: Saldo', 'title: Saldo\ndate: 2025-06-30');
  const { site } = await publishFixture({ ...RELEASES, ...dated }, '/ohje');
  const [, releases] = buildFeeds(site, NAMES);
  expect([releases?.path, releases?.feed.title, releases?.feed.description]).toEqual([
    '/docs/category/ohjeet',
    'Ohjeet | Pieni ohjesivusto',
    'Kaikki ohjeet.',
  ]);
  const entries = releases?.feed.entries ?? [];
  expect(entries.map(({ url }) => url)).toEqual(
    ['/docs/ohjeet', '/docs/ohjeet/lasku', '/docs/ohjeet/saldo'].map((path) => `${SITE}/ohje${path}`),
  );
  expect(entries.at(-1)?.published).toBe('2025-06-30');
  expect(entries[1]?.html).toContain(`<img src="${SITE}/ohje/static/images/kaavio-`);
});

test('a translated post creates a feed in its language, without untranslated posts', async () => {
  const { site } = await publishFixture({
    'blog/webinaari.sv.mdx':
      '---\ntitle: Höstens webbinarium\ndescription: Ämnen.\ndate: 2025-09-05\nslug: webinaari\nauthors: [tiimi]\n---\n\nKom.\n',
  });
  const feeds = buildFeeds(site, NAMES);
  expect(feeds.map(({ path, feed }) => [path, feed.title, feed.entries.map(({ url }) => url)])).toEqual([
    ['/blog', 'Blogi | Pieni ohjesivusto', [`${SITE}/blog/webinaari`, `${SITE}/blog/2025/06/30/kesakuu`]],
    ['/sv/blog', 'Blogg | Pieni ohjesivusto', [`${SITE}/sv/blog/webinaari`]],
  ]);
});

test('an unlisted post is in no feed', async () => {
  const { site } = await publishFixture(replaced('blog/webinaari.mdx', 'slug:', 'unlisted: true\nslug:'));
  expect(buildFeeds(site, NAMES).map(({ feed }) => feed.entries.map(({ url }) => url))).toEqual([
    [`${SITE}/blog/2025/06/30/kesakuu`],
  ]);
});

test('writes a feed in three formats', async () => {
  const { site } = await publishFixture();
  const files = feedFiles(buildFeeds(site, NAMES));
  expect(files.map(({ path }) => path)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
  expect(files.slice(0, 2).map(({ text }) => parseXml(text).name)).toEqual(['rss', 'feed']);
});

describe('planFeeds', () => {
  const RELEASES = '/docs/category/versiot';
  const doc = (path: string) => ({ type: 'doc' as const, path });
  const items: SidebarSpec['items'] = [
    { type: 'category', label: '2025', items: [doc('/docs/lokakuu')] },
    doc('/docs/luonnos'),
    doc('/docs/syyskuu'),
  ];
  const SIDEBAR: SidebarSpec = {
    name: 'versiot',
    version: 'current',
    label: 'Versiot',
    isDefault: true,
    items: [{ type: 'category', label: { fi: 'Versiot', sv: 'Versioner' }, path: RELEASES, items }, doc('/docs/alku')],
  };
  const INPUT: FeedPlanInput = {
    codes: ['fi', 'en', 'sv'],
    docs: [
      { path: '/docs/syyskuu', locale: 'fi' },
      { path: '/docs/lokakuu', locale: 'fi' },
      { path: '/docs/lokakuu', locale: 'sv' },
      { path: '/docs/alku', locale: 'sv' },
    ],
    posts: [
      { path: '/blog/a', locale: 'fi', date: '2025-01-01' },
      { path: '/blog/b', locale: 'fi', date: '2025-02-01' },
      { path: '/blog/a', locale: 'en', date: '2025-01-01' },
    ],
    sidebars: [SIDEBAR],
    releases: RELEASES,
  };
  const LIST = { label: { fi: 'Versiot', sv: 'Versioner' }, description: '' };

  test('each language has the feeds with its own entries', () =>
    expect(planFeeds(INPUT)).toEqual([
      { kind: 'blog', locale: 'fi', path: '/blog', list: null, pages: ['/blog/b', '/blog/a'] },
      { kind: 'releases', locale: 'fi', path: RELEASES, list: LIST, pages: ['/docs/lokakuu', '/docs/syyskuu'] },
      { kind: 'blog', locale: 'en', path: '/blog', list: null, pages: ['/blog/a'] },
      { kind: 'releases', locale: 'sv', path: RELEASES, list: LIST, pages: ['/docs/lokakuu'] },
    ]));

  test.each([
    ['no release notes are named', { ...INPUT, releases: undefined }, ['blog fi', 'blog en']],
    ['the named page is not a category', { ...INPUT, releases: '/docs/alku' }, ['blog fi', 'blog en']],
    ['there are no posts', { ...INPUT, posts: [] }, ['releases fi', 'releases sv']],
  ])('when %s, the feeds are %j', (_, input, expected) => {
    expect(planFeeds(input).map(({ kind, locale }) => `${kind} ${locale}`)).toEqual(expected);
  });
});

const rows = Object.entries({
  '## A {#oma}\n\n[Toinen](/docs/toinen)':
    '<h2>A</h2>\n<p><a href="https://ohje.example.com/sv/docs/toinen">Toinen</a></p>',
  '<Steps>\n\n1. Avaa.\n\n</Steps>': '<ol>\n<li>Avaa.</li>\n</ol>',
  '<Tabs>\n<Tab label="A">Eka.</Tab>\n<Tab label="B">Toka.</Tab>\n</Tabs>':
    '<p><strong>A</strong></p><p>Eka.</p><p><strong>B</strong></p><p>Toka.</p>',
  '- [x] Tehty\n- [ ] Auki': '<ul>\n<li>☑ Tehty</li>\n<li>☐ Auki</li>\n</ul>',
  'Teksti.[^a]\n\n[^a]: Selitys.':
    '<p>Teksti.<sup>1</sup></p>\n<div>\n<ol>\n<li>\n<p>Selitys. </p>\n</li>\n</ol>\n</div>',
  '```json {1}\n{"a": "<b>"}\n```': '<pre><code class="language-json">{"a": "&#x3C;b>"}</code></pre>',
});

test.each(rows)('in a feed %j becomes %j', async (mdx, expected) => {
  expect(feedHtml(await plainText(mdx))).toBe(expected);
});
