import { screen } from '@testing-library/react';
import { PostView, type PostViewProps } from '../../../../src/components/blog/PostView';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  navigate: jest.fn(),
  withPrefix: (address: string) => address,
}));

const POST: PostViewProps = {
  title: 'Webinaari',
  date: '2025-09-05',
  readingMinutes: 2,
  authors: [],
  tags: [],
  lang: null,
  html: '<p>Teksti.</p>',
  islands: [],
  toc: [],
  originalUrl: '/blog/webinaari',
  originalLanguage: 'suomi',
  isUnlisted: false,
  reviewed: null,
  unconfirmed: null,
  isOutdated: false,
  editUrl: null,
  markdownUrl: '/blog/webinaari.md',
  newer: null,
  older: null,
  recent: [],
  feedback: null,
  lastUpdated: null,
};

test('a post that stands alone has neither neighbours nor a list of others', () => {
  renderInPage(<PostView {...POST} />);
  expect(screen.queryAllByRole('navigation')).toEqual([]);
  expect(screen.queryByText(/Päivitetty/)).toBeNull();
});

test('a post leads to its neighbours and says when it has changed', () => {
  const older = { path: '/blog/vanha', title: 'Vanha', lang: null };
  renderInPage(<PostView {...POST} older={older} lastUpdated="2025-09-06" />);
  expect(screen.getByRole('link', { name: /Vanha/ }).getAttribute('href')).toBe('/blog/vanha');
  expect(screen.getByText('Päivitetty 6. syyskuuta 2025')).toBeDefined();
});

test('a post that no list names says so, in the language of its reader', () => {
  renderInPage(<PostView {...POST} isUnlisted />, 'sv');
  expect(screen.getByRole('note').textContent).toMatch(/^Sidan finns inte i listorna/);
});
