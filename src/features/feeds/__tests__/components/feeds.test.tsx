import { render, screen } from '@testing-library/react';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import type { FeatureData, FeatureSite, PlannedSite } from '../../../../extend';
import { FeatureDataContext } from '../../../../hooks/site/useFeatureData';
import { FeedAlternates } from '../../components/head/FeedAlternates';
import { FeedLinks } from '../../components/FeedLinks';
import { feeds as feature } from '../../feature';
import { dataOf } from '../../../../../__tests__/support/setUp';

Object.assign(globalThis, { __BASE_PATH__: '/ohje' });

const NOTES = '/docs/category/versiot';
const SITE = {
  site: { title: 'Ohje', titleDelimiter: '|', home: { releases: NOTES } },
  codes: ['fi', 'sv'],
  textsOf: (locale: string, namespace: string) =>
    namespace === 'feeds' ? { feeds: `Seuraa ${locale}` } : { title: 'Blogi' },
} as unknown as FeatureSite;

/** The data of Swedish pages; only the release notes are in Swedish too. */
const feeds = dataOf(feature, SITE).everywhere?.('sv', {
  plans: [],
  sidebars: [
    {
      name: 'versiot',
      version: 'current',
      label: 'Versiot',
      isDefault: true,
      items: [
        {
          type: 'category',
          label: { fi: 'Versiot', sv: 'Versioner' },
          path: NOTES,
          items: [{ type: 'doc', path: '/docs/a' }],
        },
      ],
    },
  ],
  docs: ['fi', 'sv'].map((locale) => ({ path: '/docs/a', locale })) as PlannedSite['docs'][number][],
  posts: [{ path: '/blog/a', locale: 'fi', date: '2025-01-01' }],
}) as FeatureData['feeds'];

test('pages have the label, and each feed in their language or in the original’s', () =>
  expect(feeds).toEqual({
    label: 'Seuraa sv',
    feeds: [
      { title: 'Blogi | Ohje', sitePath: '/blog', path: '/blog' },
      { title: 'Versioner | Ohje', sitePath: NOTES, path: `/sv${NOTES}` },
    ],
  }));

const renderLinks = (sitePath: string) =>
  renderInPage(
    <FeatureDataContext.Provider value={{ feeds }}>
      <FeedLinks sitePath={sitePath} />
    </FeatureDataContext.Provider>,
    'sv',
  );

test.each([
  ['/blog', '/ohje/blog'],
  [NOTES, `/ohje/sv${NOTES}`],
])('%s links to its feed in every format, in the feed’s own language', (sitePath, folder) => {
  renderLinks(sitePath);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${folder}/${file}`),
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(['RSS', 'Atom', 'JSON']);
});

test('a page without a feed shows nothing', () => {
  renderLinks('/docs/saldo');
  expect(document.body.textContent).toBe('');
});

const RSS = ['application/rss+xml /ohje/blog/rss.xml', `application/rss+xml /ohje/sv${NOTES}/rss.xml`];
const BLOG_OTHERS = ['application/atom+xml /ohje/blog/atom.xml', 'application/feed+json /ohje/blog/feed.json'];

test.each([
  ['/docs/saldo', RSS],
  ['/blog', [RSS[0], ...BLOG_OTHERS, RSS[1]]],
])('the head of %s has the feeds %j', (sitePath, expected) => {
  const site = { features: { feeds } } as unknown as Queries.ChromeFragment;
  const { container } = render(<FeedAlternates site={site} sitePath={sitePath} language="sv" />);
  const links = [...container.querySelectorAll('link[rel="alternate"]')];
  expect(links.map((link) => `${link.getAttribute('type')} ${link.getAttribute('href')}`)).toEqual(expected);
  expect(new Set(links.map((a) => a.getAttribute('title')))).toEqual(new Set(['Blogi | Ohje', 'Versioner | Ohje']));
});
