import { localizedPath, originIn } from '../../model/site/locale';
import { withBase } from '../../model/site/path';
import { contentFolder } from '../site/contentFolder';
import { localeCodes, localesOf, readSite } from '../site/readSite';
import { createVideoLibrary } from '../content/videoLibrary';
import { datesOf, type GitDates } from '../content/gitDates';
import { once } from '../once';
import type { DocNode } from '../graphql/nodeTypes';
import { describeDoc } from './describeDoc';

interface Sources<Context> {
  localize: (html: string, locale: string, context: Context) => Promise<string>;
  gitDates: () => ReadonlyMap<string, GitDates>;
  /** Base path without a trailing slash. */
  base: string;
}

const readOwnSite = once(() => readSite(contentFolder()).value?.site);

/** URL of a page of the content folder's site. */
function urlOf(path: string, locale: string, base: string): string {
  const site = readOwnSite();
  if (site === undefined) return path;
  const [defaultCode = ''] = localeCodes(site);
  const origin = originIn({ url: site.url, locales: localesOf(site) }, locale);
  return origin + withBase(localizedPath(path, locale, defaultCode), base);
}

/** What a doc's page tells search engines of its text; nothing where the text is not in the page's language. */
export const structuredData = <Context>({ localize, gitDates, base }: Sources<Context>) => ({
  resolve: async (doc: DocNode, { locale }: { locale: string }, context: unknown): Promise<string | null> => {
    if (doc.locale !== locale) return null;
    const { fileOf } = createVideoLibrary(contentFolder());
    const videos = doc.uses.filter(({ kind }) => kind === 'video').flatMap(({ key }) => fileOf(key) ?? []);
    return describeDoc({
      ...doc,
      html: await localize(doc.html, locale, context as Context),
      url: urlOf(doc.path, locale, base),
      videoDates: videos.map((file) => datesOf(file, gitDates()).added),
    });
  },
});
