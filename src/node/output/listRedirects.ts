import type { Redirect } from '../../model/redirects';
import { readRedirects } from '../content/readTables';
import type { PublishedSite } from './publishedSite';

/** The listed redirects, and those that pages name as their aliases. */
export function listRedirects(folder: string, { docs, posts }: Pick<PublishedSite, 'docs' | 'posts'>): Redirect[] {
  const aliases = [...docs, ...posts].flatMap((page) => page.aliases.map((from) => ({ from, to: page.path })));
  return [...readRedirects(folder).table.data, ...aliases];
}
