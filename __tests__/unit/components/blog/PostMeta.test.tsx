import { screen } from '@testing-library/react';
import { AuthorList } from '../../../../src/components/blog/AuthorList';
import { PostMeta } from '../../../../src/components/blog/PostMeta';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  withPrefix: (address: string) => address,
}));

const TEAM = { name: 'Tuotetiimi', path: '/blog/authors/tiimi' };
const GUEST = { name: 'Vieras', path: null };
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('the authors of a post who have pages lead there, the others are only named', () => {
  renderInPage(<PostMeta date="2025-07-01" readingMinutes={2} authors={[TEAM, GUEST]} tags={[]} lang={null} />, 'sv');
  expect(links()).toEqual([['Tuotetiimi', '/sv/blog/authors/tiimi']]);
  expect(screen.getByText(/Vieras/).textContent).toBe('Tuotetiimi, Vieras');
});

test('topics say their language, and the name of their list is in the reader’s', () => {
  const tags = [{ label: 'Webinaari', path: '/blog/tags/webinaari' }];
  renderInPage(<PostMeta date="2025-07-01" readingMinutes={2} authors={[GUEST]} tags={tags} lang="fi" />, 'sv');
  expect(screen.getByText('Webinaari').closest('[lang]')?.getAttribute('lang')).toBe('fi');
  expect(screen.getByRole('list', { name: 'Ämnen' }).closest('[lang]')).toBeNull();
});

test('the list of authors leads to their pages', () => {
  const facts = { title: null, description: null, posts: [] };
  renderInPage(
    <AuthorList
      authors={[
        { key: 'tiimi', ...TEAM, ...facts },
        { key: 'vieras', ...GUEST, ...facts },
      ]}
      lang={null}
    />,
  );
  expect(links()).toEqual([['Tuotetiimi', '/blog/authors/tiimi']]);
  expect(screen.getByRole('heading', { name: 'Vieras' })).toBeDefined();
});
