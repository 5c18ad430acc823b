import type { Node } from 'gatsby';
import { buildFeeds } from './feeds/buildFeeds';
import { feedFiles } from './feeds/feedFiles';
import { markdownFiles } from './markdownFiles';
import { identityFiles } from './identityFiles';
import { llmsFile } from './llmsFile';
import type { PublishedSite } from './publishedSite';
import type { TextFile } from '../files/writeFiles';

/** What other programs read: feeds, Markdown, the list for language models. */
export function exportFiles(site: PublishedSite, getNodesByType: (type: string) => Node[]): TextFile[] {
  const namesOf = (type: string, field: string) =>
    new Map(getNodesByType(type).map((node) => [String(node.key), String(node[field])]));
  const feeds = buildFeeds(site, { authors: namesOf('Author', 'name'), tags: namesOf('Tag', 'label') });
  return [...feedFiles(feeds), ...markdownFiles(site), llmsFile(site), ...identityFiles(site)];
}
