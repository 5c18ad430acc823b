import { buildFeeds } from '../../../../../src/node/output/feeds/buildFeeds';
import { feedFiles } from '../../../../../src/node/output/feeds/feedFiles';
import { replaced } from '../../../../support/changes';
import { removeTemporaryFolders } from '../../../../support/contentFolder';
import { publishFixture } from '../../../../support/publishedFixture';
import { parseXml } from '../../../../../scripts/lib/siteCheck/xmlTree';

afterAll(removeTemporaryFolders);

const NAMES = { authors: new Map([['tiimi', 'Tuotetiimi']]), tags: new Map([['uutiset', 'Uutiset']]) };
const SITE = 'https://pieni.example.com';
const RELEASES = replaced('site.yaml', '  support: /docs/alku', '  releases: /docs/category/ohjeet');

test('the blog’s feed brings the whole posts, the newest first', async () => {
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

test('release notes have a feed beside their category, in the order of the sidebar', async () => {
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

test('a translated post makes a feed of its language, without what is not translated', async () => {
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

test('a feed is written in three formats', async () => {
  const { site } = await publishFixture();
  const files = feedFiles(buildFeeds(site, NAMES));
  expect(files.map(({ path }) => path)).toEqual(['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']);
  expect(files.slice(0, 2).map(({ text }) => parseXml(text).name)).toEqual(['rss', 'feed']);
});

test('a site without posts and release notes has no feeds', async () => {
  const { site } = await publishFixture({ 'blog/webinaari.mdx': null, 'blog/2025-06-30-kesakuu.mdx': null });
  expect(buildFeeds(site, NAMES)).toEqual([]);
});

test('an unlisted post is in no feed', async () => {
  const { site } = await publishFixture(replaced('blog/webinaari.mdx', 'slug:', 'unlisted: true\nslug:'));
  expect(buildFeeds(site, NAMES).map(({ feed }) => feed.entries.map(({ url }) => url))).toEqual([
    [`${SITE}/blog/2025/06/30/kesakuu`],
  ]);
});
