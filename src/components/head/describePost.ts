import { withPrefix } from 'gatsby';
import { originIn } from '../../model/site/locale';
import type { PostThing } from '../../model/structured/things';
import { absoluteUrl } from './PageHead';

/** The fields of a post for structured data. */
type DescribedPost = Queries.PostSummaryFragment & { card: string | null; lastUpdated: string | null };

/** Structured data of a post. */
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
