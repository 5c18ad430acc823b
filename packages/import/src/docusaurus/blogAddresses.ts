import { slug } from 'github-slugger';
import { joinPath } from '../core';
import type { ReportEntry } from '../markdown/reportEntry';
import type { BlogTables } from './blogTables';
import type { SourcePage } from './gatherPages';
import type { DocusaurusSite } from './settings';

/** Posts on a page of the list in Docusaurus, unless its settings say another number. */
const PAGE_SIZE = 10;
const FEEDS = ['rss.xml', 'atom.xml'];

/** Docusaurus' address of a tag: words in small letters, with hyphens, also between letters and digits. */
const tagSlug = (label: string) =>
  slug(
    label
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$& ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/**
 * Returns the addresses of pages that the old site generated for its blogs, each with its page here: the list and its
 * pages, the archive, authors and tags. Feeds at another address are reported: a redirect is a page.
 */
export function blogAddresses(
  { blogs, configFile }: Pick<DocusaurusSite, 'blogs' | 'configFile'>,
  posts: readonly SourcePage[],
  { tags, tagsOf, tagNames }: BlogTables,
): { pages: Map<string, string>; lost: string[]; entries: ReportEntry[] } {
  const pages = new Map<string, string>();
  const lost: string[] = [];
  const entries: ReportEntry[] = [];
  for (const { id, route, options } of blogs) {
    const own = posts.filter(({ shelf }) => shelf === `blog-${id}`);
    if (own.length === 0) continue;
    const at = (...parts: string[]) => joinPath(route, ...parts);
    pages.set(at(), '/blog');
    pages.set(at('archive'), '/blog/archive');
    pages.set(at('authors'), '/blog/authors');
    const size =
      typeof options.postsPerPage === 'number' && options.postsPerPage > 0 ? options.postsPerPage : PAGE_SIZE;
    for (let page = 2; page <= Math.ceil(own.length / size); page += 1) pages.set(at('page', String(page)), '/blog');
    const keys = new Set(own.flatMap((post) => tagsOf.get(post) ?? []));
    if (keys.size > 0) pages.set(at('tags'), '/blog/tags');
    for (const key of keys)
      pages.set(at('tags', tagNames.get(key) ?? tagSlug(tags[key]?.label ?? key)), `/blog/tags/${key}`);
    if (at() === '/blog' || !configFile.startsWith('docusaurus')) continue;
    lost.push(...FEEDS.map((feed) => at(feed)));
    const message = `The feeds ${FEEDS.map((feed) => at(feed)).join(' and ')} are ${FEEDS.map((feed) => `/blog/${feed}`).join(' and ')} now. A redirect here is a page: redirect them on the server.`;
    entries.push({ kind: 'address-lost', message, from: { file: configFile } });
  }
  return { pages, lost, entries };
}
