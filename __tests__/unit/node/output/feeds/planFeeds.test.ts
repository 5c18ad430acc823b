import { feedsFor, planFeeds, type FeedPlanInput } from '../../../../../src/node/output/feeds/planFeeds';
import type { SidebarSpec } from '../../../../../src/model/navigation/sidebar';

const RELEASES = '/docs/category/versiot';
const SIDEBARS: SidebarSpec[] = [
  {
    name: 'versiot',
    version: 'current',
    label: 'Versiot',
    isDefault: true,
    items: [
      {
        type: 'category',
        label: { fi: 'Versiot', sv: 'Versioner' },
        path: RELEASES,
        items: [
          { type: 'category', label: '2025', items: [{ type: 'doc', path: '/docs/lokakuu' }] },
          { type: 'doc', path: '/docs/luonnos' },
          { type: 'doc', path: '/docs/syyskuu' },
        ],
      },
      { type: 'doc', path: '/docs/alku' },
    ],
  },
];
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
  sidebars: SIDEBARS,
  releases: RELEASES,
};
const LIST = { label: { fi: 'Versiot', sv: 'Versioner' }, description: '' };

test('each language has the feeds in which something is its own', () => {
  expect(planFeeds(INPUT)).toEqual([
    { kind: 'blog', locale: 'fi', path: '/blog', list: null, pages: ['/blog/b', '/blog/a'] },
    { kind: 'releases', locale: 'fi', path: RELEASES, list: LIST, pages: ['/docs/lokakuu', '/docs/syyskuu'] },
    { kind: 'blog', locale: 'en', path: '/blog', list: null, pages: ['/blog/a'] },
    { kind: 'releases', locale: 'sv', path: RELEASES, list: LIST, pages: ['/docs/lokakuu'] },
  ]);
});

test.each([
  ['no release notes are named', { ...INPUT, releases: undefined }, ['blog fi', 'blog en']],
  ['the named page is no category', { ...INPUT, releases: '/docs/alku' }, ['blog fi', 'blog en']],
  ['there are no posts', { ...INPUT, posts: [] }, ['releases fi', 'releases sv']],
  ['there is nothing', { ...INPUT, posts: [], docs: [] }, []],
])('where %s, the feeds are %j', (_, input, expected) => {
  expect(planFeeds(input).map(({ kind, locale }) => `${kind} ${locale}`)).toEqual(expected);
});

test.each([
  ['fi', ['blog fi', 'releases fi']],
  ['en', ['blog en', 'releases fi']],
  ['sv', ['blog fi', 'releases sv']],
])('pages in %s name %j', (locale, expected) => {
  const found = feedsFor(planFeeds(INPUT), locale, 'fi');
  expect(found.map((plan) => `${plan.kind} ${plan.locale}`)).toEqual(expected);
});
