import { withPrefix } from 'gatsby';
import { originIn } from '../../model/site/locale';
import type { PostThing } from '../../model/structured/things';
import { absoluteUrl } from './PageHead';

/** What a post's query has for search engines. */
type DescribedPost = Queries.PostSummaryFragment & { card: string | null; lastUpdated: string | null };

/** A post as it is described to search engines. */
export function postThing(site: Queries.ChromeFragment, post: DescribedPost): PostThing {
  return {
    title: post.title,
    description: post.description,
    language: post.locale,
    published: post.date,
    changed: post.lastUpdated,
    url: absoluteUrl(site, post.path, post.locale),
    image: post.card === null ? null : originIn(site, site.defaultLocale) + withPrefix(post.card),
    authors: post.authors.map(({ name, path }) => ({
      name,
      url: path === null ? null : absoluteUrl(site, path, post.locale),
    })),
    keywords: post.tags.map(({ label }) => label),
  };
}
