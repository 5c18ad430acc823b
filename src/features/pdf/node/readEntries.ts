import type { Element, ElementContent, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarSpecItem } from '../../../model/navigation/sidebar';
import { localizedPath, textIn, type LocalizedText } from '../../../model/site/locale';
import { ownAddress } from '../../../model/site/ownAddress';
import { hrefPath, safeDecode, splitAddress } from '../../../model/site/path';
import type { LoadedSite } from '../../../node/content/loadSite';
import { hasClass } from '../../../node/html/elements';
import { parseHtml } from '../../../node/html/parseHtml';
import { walk } from '../../../node/pages/planInput';

/** A heading of a file and the text below it: a category, or a page. */
export interface PdfEntry {
  /** The path of its page, without locale; the label of a category without one. */
  id: string;
  /** 1 at the top of the part. */
  level: number;
  title: string;
  /** The description of a category, or the content of a page. */
  content: ElementContent[];
  /** Language of the text where it differs from the file's. */
  lang?: string | undefined;
}

export interface PdfText {
  entries: readonly PdfEntry[];
  /** The style elements of the pages. */
  styles: readonly string[];
}

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const isOfPage = (style: string) => Number(style.startsWith('<style data-page'));
const PAGE = /(<h1\b[^>]*>[\s\S]*?<\/h1>)[\s\S]*?<article\b(?:[^>]*\blang="([^"]+)")?[^>]*>([\s\S]*)<\/article>/;

/** Parts that paper does not show. */
const DROPPED_TAGS = ['button', 'dialog', 'form', 'iframe', 'nav', 'noscript', 'script', 'template'];
const DROPPED_CLASSES =
  'heading-link only-dark step-link tab-list table-filter task-tools term-note visually-hidden'.split(' ');
const MAX_LEVEL = 6;

/** The level of a heading in the outline, as an attribute: styles depend on the element's name. */
export const ariaLevel = (level: number): string => String(Math.min(level, MAX_LEVEL));

/** Returns the content that paper shows, with its elements changed. */
const onPaper = (nodes: readonly RootContent[], change: (element: Element) => void): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    // The button of a term is a part of its sentence.
    if (hasClass(node, 'term-button')) node.tagName = 'span';
    if (DROPPED_TAGS.includes(node.tagName) || DROPPED_CLASSES.some((name) => hasClass(node, name))) return [];
    change(node);
    return [{ ...node, children: onPaper(node.children, change) }];
  });

interface PartSource {
  items: readonly SidebarSpecItem[];
  loaded: Pick<LoadedSite, 'own' | 'codes'>;
  /** Folder of the built site. */
  output: string;
  locale: string;
  /** Returns the URL of a path without locale. */
  urlOf: (path: string) => string;
}

/** Reads the pages of a part from the built site, in the order of the sidebar. Ids and links become those of the file. */
export function readEntries({ items, loaded: { own, codes }, output, locale, urlOf }: PartSource): PdfText {
  const [defaultCode = ''] = codes;
  const styles = new Set<string>();
  const text = (value: LocalizedText) => textIn(value, locale, defaultCode);
  const fileOf = (docPath: string) => path.join(output, localizedPath(docPath, locale, defaultCode), 'index.html');
  const isShown = (item: SidebarSpecItem): boolean =>
    item.type === 'doc' ? existsSync(fileOf(item.path)) : item.type === 'category' && item.items.some(isShown);
  const paths = new Set(walk(items).flatMap((item) => (isShown(item) && 'path' in item ? item.path : [])));
  const linkFrom = (pagePath: string, href: string): string => {
    const url = URL.canParse(href, urlOf(pagePath)) ? new URL(href, urlOf(pagePath)).href : href;
    const target = ownAddress(url, own);
    return paths.has(hrefPath(target)) ? `#${hrefPath(target)}${safeDecode(splitAddress(target).hash)}` : url;
  };
  const readDoc = (id: string, level: number): PdfEntry => {
    const html = readFileSync(fileOf(id), 'utf8');
    for (const [style] of html.matchAll(STYLE)) styles.add(style);
    const [, title, lang, article] = PAGE.exec(html) ?? [];
    if (title === undefined || article === undefined) throw new Error(`The page ${id} has no article.`);
    const content = onPaper(parseHtml(article).children, ({ tagName, properties }) => {
      if (typeof properties.id === 'string') properties.id = `${id}#${properties.id}`;
      if (typeof properties.href === 'string')
        Object.assign(properties, { href: linkFrom(id, properties.href), target: undefined });
      if (tagName === 'details') properties.open = true;
      if (tagName === 'video') Object.assign(properties, { controls: false, preload: 'none' });
      if (tagName === 'img') properties.loading = 'eager';
      if (/^h[1-6]$/.test(tagName)) properties.ariaLevel = ariaLevel(level + Number(tagName[1]) - 1);
    });
    return { id, level, title: toString(parseHtml(title)), content, lang };
  };
  const read = (list: readonly SidebarSpecItem[], level: number): PdfEntry[] =>
    list.filter(isShown).flatMap((item): PdfEntry[] => {
      if (item.type === 'link') return [];
      if (item.type === 'doc') return [readDoc(item.path, level)];
      const title = text(item.label);
      const content = item.description === undefined ? [] : [h('p', text(item.description))];
      return [{ id: item.path ?? title, level, title, content }, ...read(item.items, level + 1)];
    });
  // A later style element wins over an earlier one, and those of single pages are the last.
  return { entries: read(items, 1), styles: [...styles].sort((a, b) => isOfPage(a) - isOfPage(b)) };
}
