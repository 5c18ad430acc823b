import { safeDecode } from '../../model/site/path';
import { ENTITIES, escapeHtml } from '../../model/text/xml';
import { MARK_START } from '../../model/pages/marks';

/**
 * Content is compiled once for all locales, so parts that depend on the locale are marks between `MARK_START` and ⟧:
 * `⟦page⟧/docs/saldo` (a page's path), `⟦file⟧/static/x.svg` (a file's path), `⟦text:newTab⟧` (a UI text).
 */
export const PAGE_MARK = `${MARK_START}page⟧`;
export const FILE_MARK = `${MARK_START}file⟧`;

/** Returns the mark for a UI text of the `content` namespace: `⟦text:newTab⟧`. */
export function textMark(key: string): string {
  return `${MARK_START}text:${key}⟧`;
}

const MARK = new RegExp(String.raw`${MARK_START}(page|file|text:(\w+))⟧(\/(?=["#?\s]))?`, 'g');
const PAGE_LINK = new RegExp(String.raw`${PAGE_MARK}(\/[^"#?\s]*)`, 'g');

/** A link's address up to its closing quote. */
const LINK = new RegExp(String.raw`href="${PAGE_MARK}(\/[^"#?\s]*)[^"]*"`, 'g');

export interface HtmlLocation {
  /** The base path without a trailing slash: '' or '/ohje'. */
  base: string;
  /** The locale's path without a trailing slash: '' or '/sv'. */
  localeBase: string;
  /** Texts by key, not yet escaped. */
  texts: Readonly<Record<string, string>>;
  /** Paths of pages that the locale does not have: links to them open the original. */
  missing?: ReadonlySet<string>;
  /** Paths of linked pages that are shown in the original's language, and its tag. */
  originals?: { paths: ReadonlySet<string>; lang: string };
}

/** Returns the paths of the pages that compiled HTML links to. */
export const linkedPages = (html: string): string[] => [
  ...new Set([...html.matchAll(PAGE_LINK)].map(([, path = '']) => safeDecode(path))),
];

/** Unescapes an HTML text. */
export function plainText(html: string): string {
  return Object.entries(ENTITIES).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}

/** Replaces the marks by the locale's paths and texts. Marks with an unknown key stay. */
export function localizeHtml(html: string, location: HtmlLocation): string {
  const { base, localeBase, texts } = location;
  const linked = leadToOriginals(markLanguages(html, location), location);
  return linked.replace(MARK, (mark: string, kind: string, key: string, root: string | undefined) => {
    if (kind === 'page') return `${base}${localeBase}${root === undefined ? '' : rootOf(base, localeBase)}`;
    if (kind === 'file') return `${base}${root ?? ''}`;
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return text === undefined ? mark : `${escapeHtml(text)}${root ?? ''}`;
  });
}

/** Adds the language to links whose page is in another one. */
function markLanguages(html: string, { originals }: HtmlLocation): string {
  if (originals === undefined || originals.paths.size === 0) return html;
  return html.replace(LINK, (link: string, path: string) =>
    originals.paths.has(safeDecode(path)) ? `${link} hreflang="${originals.lang}"` : link,
  );
}

/** Removes the locale from links to pages that it does not have. */
function leadToOriginals(html: string, { base, missing }: HtmlLocation): string {
  if (missing === undefined || missing.size === 0) return html;
  return html.replace(PAGE_LINK, (link: string, path: string) => (missing.has(safeDecode(path)) ? base + path : link));
}

/** Returns the end of the path of a locale's home page: no slash, except where the path would be empty. */
function rootOf(base: string, localeBase: string): string {
  return base === '' && localeBase === '' ? '/' : '';
}
