import type { Post } from '../content/pageReader';
import type { LoadedSite } from '../content/loadSite';

/**
 * A post without the authors and tags that the site does not have. The check reports them; while writing, the page's
 * query would fail, and with it the whole page, where one of them leads to nothing.
 */
export function withKnownKeys(post: Post, { authors, tags }: Pick<LoadedSite, 'authors' | 'tags'>): Post {
  const { frontMatter } = post;
  return {
    ...post,
    frontMatter: {
      ...frontMatter,
      authors: frontMatter.authors.filter((key) => Object.hasOwn(authors.data, key)),
      tags: frontMatter.tags.filter((key) => Object.hasOwn(tags.data, key)),
    },
  };
}
