import { screen, within } from '@testing-library/react';
import { HomeView, type HomeViewProps } from '../../../../src/components/home/HomeView';
import { renderInPage } from '../../../support/renderInPage';

const guide = (name: string, lang: string | null = null) => ({
  path: `/docs/${name}`,
  title: name,
  description: `Ohje: ${name}.`,
  lang,
});

const HOME: HomeViewProps = {
  searchPath: '/search',
  ways: [{ ...guide('alku'), pictogram: 'guide' }],
  featured: [guide('saldo')],
  release: { ...guide('lokakuu', 'fi'), affected: ['a', 'b', 'c', 'd'].map((name) => guide(name, 'fi')) },
  releasesPath: '/docs/category/versiot',
  posts: [{ ...guide('webinaari'), date: '2025-06-30' }],
  support: { path: '/docs/tuki', description: 'Näin saat tukea.', lang: 'fi', parts: [{ id: 'kiire', text: 'Kiire' }] },
};

test('the newest release note leads to itself, to three of its guides and to all notes', () => {
  renderInPage(<HomeView {...HOME} />, 'en', '/');
  const release = within(screen.getByRole('region', { name: 'Newest release note' }));
  expect(release.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/docs/lokakuu',
    '/en/docs/a',
    '/en/docs/b',
    '/en/docs/c',
    '/en/docs/category/versiot',
  ]);
  expect(release.getByRole('link', { name: 'lokakuu' }).closest('[lang]')?.getAttribute('lang')).toBe('fi');
});

test('support is told with the words of its page', () => {
  renderInPage(<HomeView {...HOME} />, 'sv', '/');
  const support = within(screen.getByRole('region', { name: 'Hittade du inget svar?' }));
  expect(support.getByText('Näin saat tukea.').getAttribute('lang')).toBe('fi');
  expect(support.getByRole('link', { name: 'Kiire' }).getAttribute('href')).toBe('/sv/docs/tuki#kiire');
});

test('what a site does not have leaves no empty part', () => {
  renderInPage(
    <HomeView {...HOME} ways={[]} featured={[]} release={null} releasesPath={null} posts={[]} support={null} />,
    'fi',
    '/',
  );
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
