import { screen, within } from '@testing-library/react';
import { PostView, type PostViewProps, RecentPosts } from '../../../../src/components/blog/PostView';
import { renderInPage } from '../../../support/renderInPage';
import { AuthorList } from '../../../../src/components/blog/AuthorList';
import { PostMeta } from '../../../../src/components/blog/PostMeta';
import { TagList } from '../../../../src/components/blog/TagList';

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
  confirmationPage: null,
  isUnlisted: false,
  reviewed: null,
  unconfirmed: null,
  isOutdated: false,
  editUrl: null,
  markdownUrl: '/blog/webinaari.md',
  newer: null,
  older: null,
  recent: [],
  bottom: null,
  lastUpdated: null,
};

test('a single post has neither neighbours nor a list of other posts', () => {
  renderInPage(<PostView {...POST} />);
  expect([screen.queryAllByRole('navigation'), screen.queryByText(/Päivitetty/)]).toEqual([[], null]);
});

test('a post links to its neighbours and shows its last change', () => {
  const older = { path: '/blog/vanha', title: 'Vanha', lang: null };
  renderInPage(<PostView {...POST} older={older} lastUpdated="2025-09-06" />);
  expect(screen.getByRole('link', { name: /Vanha/ }).getAttribute('href')).toBe('/blog/vanha');
  expect(screen.getByText('Päivitetty 6. syyskuuta 2025')).toBeDefined();
});

test('an unlisted post says so, in the reader’s language', () => {
  renderInPage(<PostView {...POST} isUnlisted />, 'sv');
  expect(screen.getByRole('note').textContent).toMatch(/^Sidan finns inte i listorna/);
});

const TEAM = { name: 'Tuotetiimi', path: '/blog/authors/tiimi' };
const GUEST = { name: 'Vieras', path: null };
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('links authors who have pages, and only names the others', () => {
  renderInPage(<PostMeta date="2025-07-01" readingMinutes={2} authors={[TEAM, GUEST]} tags={[]} lang={null} />, 'sv');
  expect(links()).toEqual([['Tuotetiimi', '/sv/blog/authors/tiimi']]);
  expect(screen.getByText(/Vieras/).textContent).toBe('Tuotetiimi, Vieras');
});

test('tags have the language of the post, and their list is named in the reader’s', () => {
  const tags = [{ label: 'Webinaari', path: '/blog/tags/webinaari' }];
  renderInPage(<PostMeta date="2025-07-01" readingMinutes={2} authors={[GUEST]} tags={tags} lang="fi" />, 'sv');
  expect(screen.getByText('Webinaari').closest('[lang]')?.getAttribute('lang')).toBe('fi');
  expect(screen.getByRole('list', { name: 'Ämnen' }).closest('[lang]')).toBeNull();
});

test('the list of authors links to their pages', () => {
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

const post = (name: string, date: string, lang: string | null = 'fi') => ({
  path: `/blog/${name}`,
  title: name,
  date,
  lang,
});

test('groups the newest posts by year, newest first, and marks the open one', () => {
  const posts = [post('uusin', '2025-05-02'), post('toinen', '2025-05-01', null), post('vanha', '2024-12-31')];
  renderInPage(<RecentPosts posts={posts} />, 'sv', '/blog/toinen');
  const nav = screen.getByRole('navigation', { name: 'Senaste inläggen' });
  expect(
    within(nav)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['2025', '2024']);
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('lang')])).toEqual([
    ['/sv/blog/uusin', 'fi'],
    ['/sv/blog/toinen', null],
    ['/sv/blog/vanha', 'fi'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('groups tags by letter, each with its number of posts', () => {
  const tag = (label: string, count: number) => ({ label, count, description: null, path: `/blog/tags/${label}` });
  renderInPage(<TagList tags={[tag('webinaari', 2), tag('Versiot', 1)]} language="fi" lang={null} />);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['V', 'Versiot', 'W', 'webinaari']);
  expect(screen.getByText('2 kirjoitusta')).toBeDefined();
  expect(screen.getByText('1 kirjoitus')).toBeDefined();
});
