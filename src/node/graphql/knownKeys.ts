import type { Post } from '../content/pageReader';
import type { LoadedSite } from '../content/loadSite';

/**
 * Removes unknown authors and tags from a post. The check reports them, but in `develop` the page's query would fail on
 * them.
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
