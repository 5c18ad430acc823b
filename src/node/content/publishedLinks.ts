import { localizedPath } from '../../model/site/locale';
import { NOT_FOUND_PATH } from '../../model/site/path';
import type { PublishedLink } from './publishedLinkList';
import { allRedirects } from './checks/allRedirects';
import { draftPaths, knownPaths, type KnownPaths } from './checks/knownPaths';
import type { Content } from './loadContent';

/** Returns the pages that readers can open: all but drafts and the not-found page. */
export function readablePaths(content: Content, paths: KnownPaths): KnownPaths {
  const drafts = draftPaths(content);
  const isReadable = (each: string) => each !== NOT_FOUND_PATH && !drafts.has(each);
  return {
    ...paths,
    has: (each) => isReadable(each) && paths.has(each),
    get: (each) => (isReadable(each) ? paths.get(each) : undefined),
    isCertain: (each) => isReadable(each) && paths.isCertain(each),
    keys: () => [...paths.keys()].filter(isReadable).values(),
  };
}

/** Returns the addresses of the content: pages, translations, and sources of redirects and aliases. */
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
