import { screen, within } from '@testing-library/react';
import { RecentPosts } from '../../../../src/components/blog/RecentPosts';
import { TagList } from '../../../../src/components/blog/TagList';
import { renderInPage } from '../../../support/renderInPage';

jest.mock('gatsby', () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  withPrefix: (address: string) => address,
}));

const post = (name: string, date: string, lang: string | null = 'fi') => ({
  path: `/blog/${name}`,
  title: name,
  date,
  lang,
});

test('the newest posts stand by year, newest first, and the open one is marked', () => {
  const posts = [post('uusin', '2025-05-02'), post('toinen', '2025-05-01', null), post('vanha', '2024-12-31')];
  renderInPage(<RecentPosts posts={posts} />, 'sv', '/blog/toinen');
  const nav = screen.getByRole('navigation', { name: 'Senaste inläggen' });
  expect(
    within(nav)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['2025', '2024']);
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
    ['/sv/blog/uusin', 'fi'],
    ['/sv/blog/toinen', null],
    ['/sv/blog/vanha', 'fi'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('without posts there is no list of them', () => {
  const { container } = renderInPage(<RecentPosts posts={[]} />);
  expect(container.textContent).toBe('');
});

test('topics stand by letter, each with the number of its posts', () => {
  const tag = (label: string, count: number) => ({ label, count, description: null, path: `/blog/tags/${label}` });
  renderInPage(<TagList tags={[tag('webinaari', 2), tag('Versiot', 1)]} language="fi" lang={null} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'V',
    'Versiot',
    'W',
    'webinaari',
  ]);
  expect(screen.getByText('2 kirjoitusta')).toBeDefined();
  expect(screen.getByText('1 kirjoitus')).toBeDefined();
});
