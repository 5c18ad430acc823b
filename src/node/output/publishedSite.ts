import type { Node } from 'gatsby';
import { localizedPath, originIn, textIn, type LocalizedText } from '../../model/site/locale';
import { localizeHtml } from '../content/localizeHtml';
import { withBase } from '../../model/site/path';
import type { SidebarSpec } from '../../model/navigation/sidebar';
import { publishedPages, publishedSidebars } from '../pages/planInput';
import type { LoadedSite } from '../content/loadSite';
import { contentTexts } from '../content/mdx/components/registry';
import type { Additions } from '../../model/site/additions';
import { localesOf } from '../site/readSite';
import type { TextReader } from '../site/readTexts';
import { datesOf, gitDatesOnce, type GitDates } from '../content/gitDates';
import type { BlogPostNode, DocNode } from '../types/nodeTypes';
import type { Site } from '../schema/siteSchema';

export type PublishedPage = DocNode | BlogPostNode;

export function isPost(page: PublishedPage): page is BlogPostNode {
  return page.internal.type === 'BlogPost';
}

/** The results of a build, for files that other programs read. */
export interface PublishedSite {
  engine: LoadedSite['engine'];
  /** What the features of the site have added. */
  added: Additions;
  site: Site;
  codes: readonly string[];
  defaultCode: string;
  /** Base path without a trailing slash. */
  base: string;
  docs: readonly DocNode[];
  posts: readonly BlogPostNode[];
  /** The sidebars of the main doc root. */
  sidebars: readonly SidebarSpec[];
  /** Returns the path of a page in a locale, without the base path, as in the output. */
  pathOf: (path: string, code: string) => string;
  /** Returns the absolute URL of a page, or of a file in a locale's folder. */
  urlOf: (path: string, code: string) => string;
  htmlLangOf: (code: string) => string;
  /** Returns a text of the site's files in a locale. */
  textIn: (text: LocalizedText, code: string) => string;
  /** Returns the UI texts of a locale. */
  textsOf: TextReader;
  /** Returns the HTML of a page with the paths and texts of its locale. */
  htmlOf: (page: PublishedPage) => string;
  /** Returns when the page's file was added and changed, by its own word or by the repository. */
  datesOf: (page: Pick<PublishedPage, 'absolutePath' | 'updated'>) => GitDates;
}

interface Source {
  loaded: LoadedSite;
  getNodesByType: (type: string) => Node[];
  /** Base path without a trailing slash. */
  base: string;
}

/** Collects the results of a build. */
export function gatherPublishedSite({ loaded, getNodesByType, base }: Source): PublishedSite {
  const { site, codes, folder, textsOf } = loaded;
  const [defaultCode = ''] = codes;
  const origins = { url: site.url, locales: localesOf(site) };
  const gitDates = gitDatesOnce(folder);
  const published = <Page extends PublishedPage>(type: string) =>
    publishedPages(getNodesByType(type) as Page[], defaultCode);
  const pathOf = (path: string, code: string) => localizedPath(path, code, defaultCode);
  const docs = published<DocNode>('Doc');
  return {
    engine: loaded.engine,
    added: loaded.added,
    site,
    codes,
    defaultCode,
    base,
    docs,
    posts: published<BlogPostNode>('BlogPost'),
    sidebars: publishedSidebars(loaded.sidebars.sidebars, docs),
    pathOf,
    urlOf: (path, code) => originIn(origins, code) + withBase(pathOf(path, code), base),
    htmlLangOf: (code) => site.locales.find((locale) => locale.code === code)?.htmlLang ?? code,
    textIn: (text, code) => textIn(text, code, defaultCode),
    textsOf,
    htmlOf: ({ html, locale }) =>
      localizeHtml(html, {
        base,
        localeBase: pathOf('/', locale).replace(/\/$/, ''),
        texts: contentTexts(loaded.engine.added, textsOf, locale),
      }),
    datesOf: ({ absolutePath, updated }) => {
      const dates = datesOf(absolutePath, gitDates);
      return updated ? { ...dates, changed: new Date(updated).toISOString() } : dates;
    },
  };
}
