import { withPrefix } from 'gatsby';
import { addressOfPath, pageDataPath } from '../../../model/navigation/pageNavigation';
import { localizedPath } from '../../../model/site/locale';
import { splitAddress } from '../../../model/site/path';
import type { GuideSite } from '../model/guideSite';

/** The text of a guide as a language shows it. */
export interface PageText {
  /** Where it is now: another path than the one asked for, where the page has moved. */
  path: string;
  title: string;
  /** Language of the text, which need not be the one asked for. */
  lang: string;
  /** The content, in a document that runs no scripts. */
  root: HTMLElement;
  islands: readonly string[];
  /** The anchor that a moved page's old address leads to; empty where it has none. */
  movedTo: string;
}

/** Milliseconds after which a page counts as not to be had. */
const TIMEOUT = 15_000;
/** Most redirects that are followed. */
const HOPS_MAX = 3;

interface TextOfPage {
  title: string;
  locale: string;
  html?: string;
  islands?: string[];
}

interface DataOfPage {
  result: { data?: { doc?: TextOfPage; post?: TextOfPage }; pageContext: { to?: string } };
}

const isPageData = (value: unknown): value is DataOfPage =>
  typeof value === 'object' && value !== null && 'result' in value && 'path' in value;

async function get(path: string): Promise<Response> {
  return fetch(withPrefix(path), { signal: AbortSignal.timeout(TIMEOUT) });
}

/** The content of HTML; it is never part of the page that is open, so nothing in it runs. */
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** A page whose data has no HTML: out of the document that the server has written. */
async function readDocument(path: string, lang: string): Promise<Omit<PageText, 'movedTo' | 'path'> | null> {
  const answer = await get(`${addressOfPath(path)}/index.html`);
  if (!answer.ok) return null;
  const page = parse(await answer.text());
  const root = page.querySelector<HTMLElement>('main .prose') ?? page.querySelector<HTMLElement>('main');
  if (root === null) return null;
  root.querySelectorAll('h1').forEach((title) => title.remove());
  const title = page.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? page.title;
  return { title, lang: root.closest('[lang]:not(html)')?.getAttribute('lang') ?? lang, root, islands: [] };
}

async function fetchText(path: string, code: string, site: GuideSite, hops = HOPS_MAX): Promise<PageText | null> {
  const own = localizedPath(path, code, site.defaultCode);
  const answer = await get(pageDataPath(own));
  const data: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  if (!isPageData(data)) {
    if (!answer.ok && answer.status !== 404) throw new Error(`${answer.url} answered ${answer.status}.`);
    // A page may be there in the first language only.
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
  if (text?.html === undefined) {
    const read = await readDocument(own, code);
    return read === null
      ? null
      : { ...read, lang: text?.locale ?? read.lang, title: text?.title ?? read.title, path, movedTo: '' };
  }
  const root = parse(text.html).body;
  return { path, title: text.title, lang: text.locale, root, islands: text.islands ?? [], movedTo: '' };
}

const texts = new Map<string, Promise<PageText | null>>();

/**
 * The text of a page in a language, or in the first one where it is not translated; null where there is no such page.
 * @throws when it cannot be had, as without a network; the next call tries again
 */
export function pageText(path: string, code: string, site: GuideSite): Promise<PageText | null> {
  const key = `${code} ${path}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const asked = fetchText(path, code, site);
  texts.set(key, asked);
  asked.then(
    // A page may be published while this one is open.
    (found) => found === null && texts.delete(key),
    () => texts.delete(key),
  );
  return asked;
}
