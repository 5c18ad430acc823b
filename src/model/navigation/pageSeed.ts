import { readToc, type TocEntry } from '../reading/toc';
import { localizedPath, locatePath } from '../site/locale';
import { withoutBase } from '../site/path';
import { neededTexts, withKeys, withoutKeys, type SeedTexts, type TextKeys } from './seedTexts';
import { readEntries, shortEntries, wholeEntries, type ShortEntry } from './sidebarEntries';

/** Id of the element by which a page brings its own data along. */
export const PAGE_SEED_ID = 'page-data';
/** Id of the element with a page's sidebar. */
export const SIDEBAR_ID = 'sidebar';

/** How the server begins the element of a page's finished content. */
const ARTICLE_START = '<div class="prose">';
/** The same as a selector, and that of JSON-LD. */
export const ARTICLE_SELECTOR = '.prose';
export const JSON_LD_SELECTOR = 'script[type="application/ld+json"]';
/** The last JSON-LD of a page, which is the one that its data have. */
const LAST_JSON_LD = /.*<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;

/** Whose finished content it is, in the data of the templates. */
const OWNERS = ['doc', 'post'] as const;

interface Owner {
  /** Null where the document has it already. */
  html?: string | null;
  /** Null where there is none, empty where the document has it already. */
  structuredData?: string | null;
  /** Null where it is that of the content. */
  toc?: readonly TocEntry[] | null;
}

/** Null where the document has them already. */
type Rows = readonly ShortEntry[] | null | undefined;

/** UI texts of a namespace: JSON in the data, and as they are where a page brings them along. */
type Texts = string | SeedTexts;

interface CatalogueEdge {
  node: { ns: string; data: Texts };
}

interface SeedData extends Partial<Record<(typeof OWNERS)[number], Owner | null>> {
  locales?: { edges: readonly CatalogueEdge[] };
  sidebar?: { entries?: Rows } | null;
  site?: { locale?: string; defaultLocale?: string; locales?: readonly { code: string }[] };
}

/** What is known of a page besides its data. */
interface SeedContext {
  sitePath?: string;
  /** The page's language, for the i18n plugin; missing where it is what the settings say. */
  i18n?: object;
}

interface SeedResult {
  data?: unknown;
  pageContext?: unknown;
}

/** What becomes of each part of the data that the document brings along in another form. */
interface Changes {
  texts: (texts: Texts, ns: string) => Texts;
  html: (html: Owner['html']) => Owner['html'];
  structuredData: (json: Owner['structuredData']) => Owner['structuredData'];
  toc: (toc: Owner['toc'], html: string) => Owner['toc'];
  /** `pathOf` gives the path in the data to an address in the document. */
  rows: (rows: Rows, pathOf: (address: string) => string) => Rows;
  i18n: (own: object | undefined, usual: object) => object | undefined;
}

/** The language of a page as the i18n plugin tells it. */
function usualLanguage(
  { locale = '', defaultLocale = '', locales = [] }: NonNullable<SeedData['site']>,
  sitePath: string,
) {
  return {
    language: locale,
    languages: locales.map(({ code }) => code),
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    routed: locale !== defaultLocale,
    originalPath: sitePath,
    path: localizedPath(sitePath, locale, defaultLocale),
  };
}

/** @param base path under which the site lies, without a slash at its end */
function withChanges<Result extends SeedResult>(result: Result, base: string, changes: Changes): Result {
  if (!result.data) return result;
  const data: SeedData = { ...result.data };
  for (const name of OWNERS) {
    const owner = data[name];
    if (!owner) continue;
    const html = changes.html(owner.html);
    data[name] = {
      ...owner,
      html,
      structuredData: changes.structuredData(owner.structuredData),
      toc: changes.toc(owner.toc, owner.html ?? html ?? ''),
    };
  }
  if (data.locales) {
    const edges = data.locales.edges.map(({ node }) => ({
      node: { ...node, data: changes.texts(node.data, node.ns) },
    }));
    data.locales = { ...data.locales, edges };
  }
  const { sidebar, site = {} } = data;
  const { locale = '', defaultLocale = '' } = site;
  if (sidebar) {
    const pathOf = (address: string) => locatePath(withoutBase(address, base) ?? address, [locale], defaultLocale).path;
    data.sidebar = { ...sidebar, entries: changes.rows(sidebar.entries, pathOf) };
  }
  const { sitePath, ...context } = (result.pageContext ?? {}) as SeedContext;
  if (sitePath === undefined) return { ...result, data };
  const i18n = changes.i18n(context.i18n, usualLanguage(site, sitePath));
  return { ...result, data, pageContext: { sitePath, ...context, i18n } };
}

/**
 * The result of a page's query without what the page's own HTML shows: content, its headings, structured data, sidebar. And without
 * texts that it neither shows nor can come to show.
 */
export function withoutShown<Result extends SeedResult>(
  result: Result,
  page: string,
  base: string,
  keys: TextKeys = {},
): Result {
  // Not a constant of the module, which the browser's code would have, too.
  const sidebar = new RegExp(`<aside [^>]*id="${SIDEBAR_ID}"[^>]*>.*?</aside>`, 's');
  const start = page.indexOf(ARTICLE_START) + ARTICLE_START.length;
  return withChanges(result, base, {
    texts: (texts, ns) =>
      typeof texts === 'string'
        ? withoutKeys(neededTexts(ns, JSON.parse(texts) as Record<string, string>, page), keys[ns])
        : texts,
    html: (html) => (typeof html === 'string' && page.startsWith(`${html}</div>`, start) ? null : html),
    structuredData: (json) => (typeof json === 'string' && LAST_JSON_LD.exec(page)?.[1] === json ? '' : json),
    toc: (toc, html) => (JSON.stringify(toc) === JSON.stringify(readToc(html)) ? null : toc),
    rows: (rows, pathOf) => {
      const shown = readEntries(sidebar.exec(page)?.[0] ?? '', pathOf);
      return JSON.stringify(shown) === JSON.stringify(rows && wholeEntries(rows)) ? null : rows;
    },
    i18n: (own, usual) => (JSON.stringify(own) === JSON.stringify(usual) ? undefined : own),
  });
}

/** What a document has of its page's data; undefined where it has not. */
export interface Shown {
  html: () => string | undefined;
  structuredData: () => string | undefined;
  /** HTML of the sidebar. */
  sidebar: () => string | undefined;
}

/** The result of a page's query as a link to the page fetches it: with short rows of its sidebar. */
export function withShortRows<Result extends SeedResult>(result: Result): Result {
  const { sidebar } = (result.data ?? {}) as SeedData;
  if (!sidebar?.entries) return result;
  return {
    ...result,
    data: { ...(result.data as SeedData), sidebar: { ...sidebar, entries: shortEntries(sidebar.entries) } },
  };
}

/** The result again, with all that the page needs. */
export const withShown = <Result extends SeedResult>(
  result: Result,
  base: string,
  read: Shown,
  keys: TextKeys = {},
): Result =>
  withChanges(result, base, {
    texts: (texts, ns) => (typeof texts === 'string' ? texts : JSON.stringify(withKeys(texts, keys[ns]))),
    html: (html) => (html === null ? read.html() : html),
    structuredData: (json) => (json === '' ? read.structuredData() : json),
    toc: (toc, html) => (toc === null ? readToc(html) : toc),
    rows: (rows, pathOf) => (rows === null ? readEntries(read.sidebar() ?? '', pathOf) : rows),
    i18n: (own, usual) => own ?? usual,
  });
