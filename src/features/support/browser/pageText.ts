import { withPrefix } from 'gatsby';
import { internalPageText } from '../../../model/pages/marks';
import { addressOfPath, pageDataPath } from '../../../model/navigation/pageNavigation';
import { localizedPath } from '../../../model/site/locale';
import { splitAddress } from '../../../model/site/path';
import type { SiteLocales } from '../model/siteLocales';

/** The text of a page in one language. */
export interface PageText {
  /** Its current path: after a redirect, not the requested one. */
  path: string;
  title: string;
  /** Language of the text; the default one where the page is not translated. */
  lang: string;
  /** The content, in a document that runs no scripts. */
  root: HTMLElement;
  islands: readonly string[];
  /** The sentence that customers do not see the page; undefined for pages that they see. */
  internal: string | undefined;
  /** Anchor that the redirect of a moved page adds; empty without one. */
  movedTo: string;
}

/** Milliseconds after which a request is given up. */
const TIMEOUT = 15_000;
/** Maximum number of redirects. */
const HOPS_MAX = 3;

interface TextOfPage {
  title: string;
  locale: string;
  html?: string;
  islands?: string[];
}

interface DataOfPage {
  result: {
    data?: { doc?: TextOfPage; post?: TextOfPage; features?: { data: Readonly<Record<string, unknown>> } | null };
    pageContext: { to?: string };
  };
}

const isPageData = (value: unknown): value is DataOfPage =>
  typeof value === 'object' && value !== null && 'result' in value && 'path' in value;

async function get(path: string): Promise<Response> {
  return fetch(withPrefix(path), { signal: AbortSignal.timeout(TIMEOUT) });
}

/** Parses HTML into a separate document, in which no scripts run. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Reads a page whose page data has no HTML from its document. */
async function readDocument(
  path: string,
  lang: string,
): Promise<Omit<PageText, 'movedTo' | 'path' | 'internal'> | null> {
  const answer = await get(`${addressOfPath(path)}/index.html`);
  if (!answer.ok) return null;
  const page = parse(await answer.text());
  const root = page.querySelector<HTMLElement>('main .prose') ?? page.querySelector<HTMLElement>('main');
  if (root === null) return null;
  root.querySelectorAll('h1').forEach((title) => title.remove());
  const title = page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? page.title;
  return { title, lang: root.closest('[lang]:not(html)')?.getAttribute('lang') ?? lang, root, islands: [] };
}

async function fetchText(path: string, code: string, site: SiteLocales, hops = HOPS_MAX): Promise<PageText | null> {
  const pathInLocale = localizedPath(path, code, site.defaultCode);
  const answer = await get(pageDataPath(pathInLocale));
  const data: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (!isPageData(data)) {
    if (!answer.ok && answer.status !== 404) throw new Error(`${answer.url}: status ${answer.status}.`);
    // The page may exist in the default language only.
    return code === site.defaultCode ? null : fetchText(path, site.defaultCode, site, hops);
  }
  const { data: content, pageContext } = data.result;
  if (pageContext.to !== undefined) {
    if (hops === 0) return null;
    const { pathname, hash } = splitAddress(pageContext.to);
    const moved = await fetchText(pathname, code, site, hops - 1);
    return moved === null || hash === '' ? moved : { ...moved, movedTo: hash.slice(1) };
  }
  const text = content?.doc ?? content?.post;
  const internal = internalPageText(content?.features?.data ?? {});
  if (text?.html === undefined) {
    const read = await readDocument(pathInLocale, code);
    return read === null
      ? null
      : { ...read, lang: text?.locale ?? read.lang, title: text?.title ?? read.title, path, internal, movedTo: '' };
  }
  const root = parse(text.html).body;
  return { path, title: text.title, lang: text.locale, root, islands: text.islands ?? [], internal, movedTo: '' };
}

const texts = new Map<string, Promise<PageText | null>>();

/** Returns a page's text in a language or the default one; null without the page. A failed request is tried again. */
export function pageText(path: string, code: string, site: SiteLocales): Promise<PageText | null> {
  const key = `${code} ${path}`;
  const earlier = texts.get(key);
  if (earlier !== undefined) return earlier;
  const text = fetchText(path, code, site);
  texts.set(key, text);
  text.then(
    // Ask again next time: the page may be published in the meantime.
    (found) => found === null && texts.delete(key),
    () => texts.delete(key),
  );
  return text;
}
