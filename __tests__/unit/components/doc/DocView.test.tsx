import { screen, within } from '@testing-library/react';
import { DocView, type DocViewProps } from '../../../../src/components/doc/DocView';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  withPrefix: (address: string) => address,
  navigate: jest.fn(),
}));

const DOC: DocViewProps = {
  title: 'Saldo-näkymä',
  article: <p>Saldo kertoo.</p>,
  toc: [{ id: 'tilat', text: 'Tilat', children: [{ id: 'avoin', text: 'Avoin', children: [] }] }],
  lang: null,
  originalUrl: '/docs/saldo',
  originalLanguage: 'suomi',
  isUnlisted: false,
  reviewed: null,
  unconfirmed: null,
  isOutdated: false,
  breadcrumbs: [
    { label: 'Ohjeet', path: '/docs/category/ohjeet', lang: null },
    { label: 'Ryhmä', path: null, lang: null },
    { label: 'Saldo', path: '/docs/saldo', lang: null },
  ],
  previous: { label: 'Pankki', path: '/docs/pankki', lang: null },
  next: null,
  lastUpdated: '2024-05-17',
  editUrl: null,
  markdownUrl: '/docs/saldo.md',
  changes: [],
  feedback: <p>Oliko apua?</p>,
};

test('a doc has its title, text, contents and the day of its last change', () => {
  renderInPage(<DocView {...DOC} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saldo-näkymä');
  expect(screen.getByRole('article').textContent).toBe('Saldo kertoo.');
  expect(screen.getAllByRole('link', { name: 'Avoin' })[0]?.getAttribute('href')).toBe('#avoin');
  expect(screen.getByText('Päivitetty 17. toukokuuta 2024')).toBeDefined();
});

test('only a page that no list names says so', () => {
  const { unmount } = renderInPage(<DocView {...DOC} />);
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  renderInPage(<DocView {...DOC} isUnlisted />);
  expect(screen.getByRole('note').textContent).toMatch(/^Sivu ei ole luetteloissa/);
});

test('after the text the reader is asked whether it helped', () => {
  renderInPage(<DocView {...DOC} />);
  expect(screen.getByRole('article').nextElementSibling?.textContent).toBe('Oliko apua?');
});

test('in the breadcrumbs the page itself and a category without a page are no links', () => {
  renderInPage(<DocView {...DOC} />);
  const trail = within(screen.getByRole('navigation', { name: 'Murupolku' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/docs/category/ohjeet']);
  expect(trail.getByText('Saldo').getAttribute('aria-current')).toBe('page');
});

test.each([
  ['only a page before', { ...DOC, next: null }, ['/docs/pankki']],
  [
    'only a page after',
    { ...DOC, previous: null, next: { label: 'Haut', path: '/docs/haut', lang: null } },
    ['/docs/haut'],
  ],
])('with %s there is one link on', (_, props, expected) => {
  renderInPage(<DocView {...props} />);
  const navigation = within(screen.getByRole('navigation', { name: 'Edellinen ja seuraava sivu' }));
  expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected);
});

test('without neighbours, contents, trail and date nothing stands in their place', () => {
  renderInPage(<DocView {...DOC} toc={[]} breadcrumbs={[]} previous={null} lastUpdated={null} />);
  expect(screen.queryAllByRole('navigation')).toEqual([]);
  expect(screen.queryByText(/Päivitetty/)).toBeNull();
});

test.each([
  ['en', 'Finnish', 'This page is in Finnish', '/en/docs/category/ohjeet'],
  ['sv', 'finska', 'Sidan är på finska', '/sv/docs/category/ohjeet'],
])(
  'in %s a text in %s is marked as such, under a notice that leads to the original',
  (code, originalLanguage, notice, category) => {
    renderInPage(<DocView {...DOC} lang="fi" originalLanguage={originalLanguage} />, code);
    expect(screen.getByText(notice)).toBeDefined();
    expect(screen.getByRole('article').getAttribute('lang')).toBe('fi');
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('fi');
    expect(within(screen.getByRole('note')).getByRole('link').getAttribute('href')).toBe('/docs/saldo');
    expect(screen.getByRole('link', { name: 'Ohjeet' }).getAttribute('href')).toBe(category);
  },
);

test.each([
  ['fi', 'Muuttunut 10/2025, 8/2024', 'Versiotiedote 8/2024', '/docs/versiot/elokuu'],
  ['en', 'Changed 10/2025, 8/2024', 'Release note 8/2024', '/en/docs/versiot/elokuu'],
  ['sv', 'Ändrad 10/2025, 8/2024', 'Versionsmeddelande 8/2024', '/sv/docs/versiot/elokuu'],
])('in %s the page names the releases that changed it', (code, line, name, href) => {
  const changes = [
    { path: '/docs/versiot/lokakuu', released: '2025-10' },
    { path: '/docs/versiot/elokuu', released: '2024-08' },
  ];
  renderInPage(<DocView {...DOC} changes={changes} />, code);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.closest('p')?.textContent).toBe(line);
});

test('a page that no release changed names none', () => {
  renderInPage(<DocView {...DOC} />);
  expect(screen.queryByText(/Muuttunut/)).toBeNull();
});

test.each([
  ['fi', 'Muokkaa tätä sivua'],
  ['en', 'Edit this page'],
  ['sv', 'Redigera sidan'],
])('in %s a page whose file can be edited leads there', (code, name) => {
  renderInPage(<DocView {...DOC} editUrl="https://git.example.com/docs/saldo.mdx" />, code);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('https://git.example.com/docs/saldo.mdx');
});

test('a page whose file is not open to that has no link to edit it', () => {
  renderInPage(<DocView {...DOC} />);
  expect(screen.queryByRole('link', { name: 'Muokkaa tätä sivua' })).toBeNull();
});
