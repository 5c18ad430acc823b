import { existsSync } from 'node:fs';
import path from 'node:path';
import { localizedPath } from '../../model/site/locale';
import { NOT_FOUND_PATH } from '../../model/site/path';
import { parsePublishedLinks, type PublishedLine, type PublishedLink } from './publishedLinkList';
import { allRedirects } from './checks/allRedirects';
import { draftPaths, knownPaths, type KnownPaths } from './checks/knownPaths';
import { displayName } from '../site/contentFolder';
import type { Content } from './loadContent';
import { readText } from './readText';

/** Path of the list of published addresses in a content folder. */
export const publishedLinksFile = (folder: string) => path.join(folder, 'published-links.txt');

/** Reads the list of published addresses; a site without the file has none. */
export function readPublishedLinks(folder: string): { file: string; lines: PublishedLine[] } {
  const absolutePath = publishedLinksFile(folder);
  const lines = existsSync(absolutePath) ? parsePublishedLinks(readText(absolutePath)) : [];
  return { file: displayName(absolutePath), lines };
}

/** The pages that readers can open: all but drafts and the page that replaces missing ones. */
export function readablePaths(content: Content, paths: KnownPaths): KnownPaths {
  const drafts = draftPaths(content);
  const isReadable = (each: string) => each !== NOT_FOUND_PATH && !drafts.has(each);
  return {
    has: (each) => isReadable(each) && paths.has(each),
    get: (each) => (isReadable(each) ? paths.get(each) : undefined),
    isCertain: (each) => isReadable(each) && paths.isCertain(each),
    keys: () => [...paths.keys()].filter(isReadable).values(),
  };
}

/** The addresses that the content makes: pages, translations, and what redirects and aliases start from. */
export function listLinks(content: Content): PublishedLink[] {
  const [defaultCode = ''] = content.codes;
  const readable = readablePaths(content, knownPaths(content));
  const written = [...content.docs, ...content.posts]
    .filter((page) => readable.has(page.path) && !page.frontMatter.draft)
    .map(({ path: own, locale, content: { headings } }) => ({
      path: localizedPath(own, locale, defaultCode),
      anchors: headings.map(({ id }) => id),
    }));
  const others = [...readable.keys(), ...allRedirects(content).map(({ from }) => from)];
  return [...written, ...others.map((each) => ({ path: each, anchors: [] }))];
}
