import { screen, within } from '@testing-library/react';
import { HomeView, type HomeViewProps } from '../../../src/components/home/HomeView';
import { renderInPage } from '../../support/renderInPage';
import { HOME_SECTIONS } from '../../../src/model/pages/homeSections';
import { NotFoundView, type NotFoundViewProps } from '../../../src/components/notFound/NotFoundView';

const guide = (name: string, lang: string | null = null) => ({
  path: `/docs/${name}`,
  title: name,
  description: `Ohje: ${name}.`,
  lang,
});

const HOME: HomeViewProps = {
  searchPath: '/search',
  sections: HOME_SECTIONS,
  image: 'drawing',
  ways: [{ ...guide('alku'), pictogram: 'guide' }],
  featured: [guide('saldo')],
  release: { ...guide('lokakuu'), affected: ['a', 'b', 'c', 'd'].map((name) => guide(name, 'fi')) },
  releasesPath: '/docs/category/versiot',
  posts: [{ ...guide('webinaari'), date: '2025-06-30' }],
  support: { path: '/docs/tuki', description: 'Näin saat tukea.', lang: 'fi', parts: [{ id: 'kiire', text: 'Kiire' }] },
};

test('the newest release note links to itself, to three of its guides and to all notes', () => {
  renderInPage(<HomeView {...HOME} />, 'en', '/');
  const release = within(screen.getByRole('region', { name: 'Newest release note' }));
  expect(release.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/docs/lokakuu',
    '/en/docs/a',
    '/en/docs/b',
    '/en/docs/c',
    '/en/docs/category/versiot',
  ]);
});

test('shows the support page’s description and sections', () => {
  renderInPage(<HomeView {...HOME} />, 'sv', '/');
  const support = within(screen.getByRole('region', { name: 'Hittade du inget svar?' }));
  expect(support.getByText('Näin saat tukea.').getAttribute('lang')).toBe('fi');
  expect(support.getByRole('link', { name: 'Kiire (på finska)' }).getAttribute('href')).toBe('/sv/docs/tuki#kiire');
});

test('shows no empty parts', () => {
  renderInPage(
    <HomeView {...HOME} ways={[]} featured={[]} release={null} releasesPath={null} posts={[]} support={null} />,
    'fi',
    '/',
  );
  expect([screen.queryAllByRole('region'), screen.getAllByRole('heading').length]).toEqual([[], 1]);
});

const headings = () =>
  screen.getAllByRole('heading').flatMap(({ id, tagName }) => (id === '' && tagName !== 'H1' ? [] : id || 'h1'));

test.each<[HomeViewProps['sections'], string[]]>([
  [HOME_SECTIONS, ['h1', 'home-featured', 'home-ways', 'home-posts', 'home-release', 'home-support']],
  [
    ['support', 'posts', 'search', 'releases', 'ways'],
    ['home-support', 'home-release', 'home-posts', 'h1', 'home-ways'],
  ],
  [['featured'], ['h1', 'home-featured']],
])('shows the sections %j in their order', (sections, expected) => {
  renderInPage(<HomeView {...HOME} sections={sections} />, 'en', '/');
  expect(headings()).toEqual(expected);
});

test.each<[HomeViewProps['image'], string[]]>([
  ['drawing', ['svg']],
  ['none', []],
  [{ src: '/van.png', srcDark: '/van-dark.png', width: 480, height: 320 }, ['img', 'img']],
])('shows the picture %j beside the introduction', (image, expected) => {
  const { container } = renderInPage(<HomeView {...HOME} ways={[]} image={image} />, 'en', '/');
  const pictures = container.querySelectorAll('svg[viewBox="0 0 416 296"], img[alt=""]');
  expect([...pictures].map(({ localName }) => localName)).toEqual(expected);
});

const VIEW: NotFoundViewProps = {
  searchPath: '/search',
  words: '',
  nearest: [],
  ways: [{ path: '/docs/alku', title: 'Alku', description: 'Aloita.', lang: null, pictogram: 'guide' }],
};

const box = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox');

test('explains what has happened, and links on', () => {
  renderInPage(<NotFoundView {...VIEW} />);
  expect(screen.getByText('Sivu on siirtynyt tai poistettu.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Alku' })).toBeDefined();
  expect(screen.queryByRole('listitem', { name: 'Saldo' })).toBeNull();
});

test('offers similar pages, with section and language', () => {
  const nearest = [{ path: '/docs/saldo', title: 'Saldo', section: 'Guides', lang: 'fi' }];
  renderInPage(<NotFoundView {...VIEW} nearest={nearest} />, 'en');
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'Saldo (Finnish)' });
  expect([link.parentElement?.textContent, link.getAttribute('hreflang')]).toEqual(['Saldo (Finnish)Guides', 'fi']);
  expect([link.getAttribute('href'), link.getAttribute('lang')]).toEqual(['/en/docs/saldo', 'fi']);
});

test('fills the search box with the words of the address', () => {
  const { unmount } = renderInPage(<NotFoundView {...VIEW} />);
  expect(box().value).toBe('');
  unmount();
  renderInPage(<NotFoundView {...VIEW} words="laskun lahetys" />);
  expect(box().value).toBe('laskun lahetys');
});
