import type { Node } from 'gatsby';
import { buildFeeds } from '../feeds/buildFeeds';
import { feedFiles } from '../feeds/feedFiles';
import { twinFiles } from '../plain/twinFiles';
import { identityFiles } from './identityFiles';
import { llmsFile } from './llmsFile';
import { hostRedirects, listRedirects, serverRedirects } from './redirectFiles';
import type { PublishedSite } from './publishedSite';
import type { TextCache } from './textCache';
import type { TextFile } from './writeFiles';

interface ExportFiles {
  /** Served with the site. */
  served: TextFile[];
  /** For the server itself. */
  server: TextFile[];
}

/** What other programs read: feeds, Markdown, the list for language models, redirects. */
export function exportFiles(
  site: PublishedSite,
  getNodesByType: (type: string) => Node[],
  contentFolder: string,
  cache: TextCache,
): ExportFiles {
  const namesOf = (type: string, field: string) =>
    new Map(getNodesByType(type).map((node) => [String(node.key), String(node[field])]));
  const feeds = buildFeeds(site, { authors: namesOf('Author', 'name'), tags: namesOf('Tag', 'label') });
  const redirects = listRedirects(contentFolder, site);
  return {
    served: [
      ...feedFiles(feeds),
      ...twinFiles(site, cache),
      llmsFile(site),
      hostRedirects(redirects, site),
      ...identityFiles(site),
    ],
    server: [serverRedirects(redirects, site)],
  };
}
