import type { Node } from 'gatsby';
import { buildFeeds } from '../feeds/buildFeeds';
import { feedFiles } from '../feeds/feedFiles';
import { twinFiles } from '../plain/twinFiles';
import { llmsFile } from './llmsFile';
import { hostRedirects, listRedirects, serverRedirects } from './redirectFiles';
import type { PublishedSite } from './publishedSite';
import { writeFiles } from './writeFiles';

interface Folders {
  content: string;
  output: string;
  /** Where what a server needs besides the site's files is written. */
  deploy: string;
}

/** Writes what other programs read: feeds, Markdown, the list for language models, redirects. */
export function writeExports(site: PublishedSite, getNodesByType: (type: string) => Node[], folders: Folders): void {
  const namesOf = (type: string, field: string) =>
    new Map(getNodesByType(type).map((node) => [String(node.key), String(node[field])]));
  const feeds = buildFeeds(site, { authors: namesOf('Author', 'name'), tags: namesOf('Tag', 'label') });
  const redirects = listRedirects(folders.content, site);
  writeFiles(folders.output, [...feedFiles(feeds), ...twinFiles(site), llmsFile(site), hostRedirects(redirects, site)]);
  writeFiles(folders.deploy, [serverRedirects(redirects, site)]);
}
