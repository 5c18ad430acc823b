import type { Post } from '../../../../src/node/content/pageReader';
import { withKnownKeys } from '../../../../src/node/graphql/knownKeys';
import type { LoadedSite } from '../../../../src/node/site/loadSite';

test('a post keeps the authors and tags that the site has, and all else', () => {
  const site = { authors: { data: { tiimi: {} } }, tags: { data: { uutta: {} } } } as unknown as LoadedSite;
  const frontMatter = { title: 'Kesäkuu', authors: ['tiimi', 'constructor', 'timi'], tags: ['uutta', 'vanhaa'] };
  const post = { path: '/blog/kesakuu', frontMatter } as unknown as Post;
  expect(withKnownKeys(post, site)).toEqual({
    path: '/blog/kesakuu',
    frontMatter: { title: 'Kesäkuu', authors: ['tiimi'], tags: ['uutta'] },
  });
});
