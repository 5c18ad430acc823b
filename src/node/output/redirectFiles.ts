import type { Redirect } from '../../model/redirects';
import { buildNginxMaps, buildRedirectsFile } from '../../model/redirectExports';
import { readRedirects } from '../content/readTables';
import type { PublishedSite } from './publishedSite';
import type { TextFile } from './writeFiles';

/** The listed redirects, and those that pages name as their aliases. */
export function listRedirects(folder: string, { docs, posts }: PublishedSite): Redirect[] {
  const aliases = [...docs, ...posts].flatMap((page) => page.aliases.map((from) => ({ from, to: page.path })));
  return [...readRedirects(folder).table.data, ...aliases];
}

/** The redirects for static hosts, which read them from among the site's files. */
export function hostRedirects(redirects: readonly Redirect[], site: PublishedSite): TextFile {
  return { path: '_redirects', text: buildRedirectsFile(redirects, site) };
}

/** The redirects for nginx; no file to be served. */
export function serverRedirects(redirects: readonly Redirect[], site: PublishedSite): TextFile {
  return { path: 'nginx/redirects.conf', text: buildNginxMaps(redirects, site) };
}
