import { localizedPath, originIn } from '../../model/site/locale';
import { withBase } from '../../model/site/path';
import type { LoadedSite } from '../content/loadSite';
import { projectSite } from '../content/projectSite';
import { localesOf } from '../site/readSite';
import { datesOf, type GitDates } from '../content/gitDates';
import type { DocNode } from '../types/nodeTypes';
import { describeDoc } from './describeDoc';

interface Sources<Context> {
  localize: (html: string, locale: string, context: Context) => Promise<string>;
  gitDates: () => ReadonlyMap<string, GitDates>;
  /** Base path without a trailing slash. */
  base: string;
}

function urlOf({ site, codes: [defaultCode = ''] }: LoadedSite, path: string, locale: string, base: string): string {
  const origin = originIn({ url: site.url, locales: localesOf(site) }, locale);
  return origin + withBase(localizedPath(path, locale, defaultCode), base);
}

/** What a doc's page says of its text to search engines; nothing where the text is not in the page's language. */
export const structuredData = <Context>({ localize, gitDates, base }: Sources<Context>) => ({
  resolve: async (doc: DocNode, { locale }: { locale: string }, context: Context): Promise<string | null> => {
    const loaded = projectSite();
    if (doc.locale !== locale || loaded === undefined) return null;
    const videos = doc.uses
      .filter(({ kind }) => kind === 'video')
      .flatMap(({ key }) => loaded.videos.fileOf(key) ?? []);
    return describeDoc({
      ...doc,
      html: await localize(doc.html, locale, context),
      url: urlOf(loaded, doc.path, locale, base),
      videoDates: videos.map((file) => datesOf(file, gitDates()).added),
    });
  },
});
