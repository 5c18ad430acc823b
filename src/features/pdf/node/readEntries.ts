import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarSpecItem } from '../../../model/navigation/sidebar';
import { localizedPath, textIn, type LocalizedText } from '../../../model/site/locale';
import { ownAddress } from '../../../model/site/ownAddress';
import { hrefPath, safeDecode, splitAddress } from '../../../model/site/path';
import type { LoadedSite } from '../../../node/content/loadSite';
import { visit } from '../../../node/content/mdx/visit';
import { hasClass, isElement } from '../../../node/html/elements';
import { parseHtml } from '../../../node/html/parseHtml';

/** A heading of a file with its text: a category, or a page. */
export interface PdfEntry {
  /** Its id in the file. */
  id: string;
  /** 1 at the top of the part. */
  level: number;
  title: string;
  /** The description of a category, or the content of a page. */
  content: Root;
  /** Path without locale; undefined for a category without a page. */
  path: string | undefined;
  /** Language of the text where it differs from the file's. */
  lang: string | undefined;
}

/** What a file is made of. */
export interface PdfText {
  entries: readonly PdfEntry[];
  /** The style elements of the pages. */
  styles: readonly string[];
}

const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const IS_OF_PAGE = /^<style data-page/;
const TITLE = /<h1\b[^>]*>[\s\S]*?<\/h1>/;
const ARTICLE = /<article\b([^>]*)>([\s\S]*)<\/article>/;

/** Parts that paper does not show. */
const DROPPED_TAGS = new Set(['button', 'dialog', 'form', 'iframe', 'nav', 'noscript', 'script', 'template']);
const DROPPED_CLASSES = [
  'heading-link', 'only-dark', 'step-link', 'tab-list', 'table-filter', 'task-tools', 'term-note', 'visually-hidden',
]; // prettier-ignore
/** Attributes with ids of the page. */
const REFERENCES = ['htmlFor', 'headers', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'] as const;
const HEADING = /^h[1-6]$/;
const MAX_LEVEL = 6;

const isDropped = (element: Element) =>
  (DROPPED_TAGS.has(element.tagName) && !hasClass(element, 'term-button')) ||
  DROPPED_CLASSES.some((name) => hasClass(element, name));

const withoutScreenParts = <Node extends ElementContent | Root['children'][number]>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (isDropped(node)) return [];
    return [{ ...node, children: withoutScreenParts(node.children) }];
  });

/** Changes the elements of a page for its place in the file; returns the new ids by the old ones. */
function changeElements(content: Root, { id, level }: Pick<PdfEntry, 'id' | 'level'>): Map<string, string> {
  const ids = new Map<string, string>();
  const newId = (old: string) => {
    const own = ids.get(old) ?? `${id}-${ids.size + 1}`;
    ids.set(old, own);
    return own;
  };
  visit(content, 'element', (element: Element) => {
    const { tagName, properties } = element;
    if (typeof properties.id === 'string') properties.id = newId(properties.id);
    for (const name of REFERENCES) {
      const value = properties[name];
      if (value !== undefined) properties[name] = [value].flat().map((each) => newId(String(each)));
    }
    if (tagName === 'details') properties.open = true;
    if (tagName === 'img') properties.loading = 'eager';
    if (tagName === 'button') element.tagName = 'span';
    // The level in the outline; styles depend on the element's name.
    if (HEADING.test(tagName)) properties.ariaLevel = String(Math.min(level + Number(tagName.slice(1)) - 1, MAX_LEVEL));
  });
  return ids;
}

interface PartSource {
  items: readonly SidebarSpecItem[];
  loaded: Pick<LoadedSite, 'own' | 'codes'>;
  /** Folder of the built site. */
  output: string;
  locale: string;
  /** Returns the URL of a path without locale. */
  urlOf: (path: string) => string;
}

/** Reads the pages of a part from the built site, in the order of the sidebar. */
export function readEntries({ items, loaded: { own, codes }, output, locale, urlOf }: PartSource): PdfText {
  const [defaultCode = ''] = codes;
  const styles = new Set<string>();
  const entries: PdfEntry[] = [];
  const idsOf = new Map<string, Map<string, string>>();
  const add = (entry: Omit<PdfEntry, 'id'>) => {
    const withId = { id: `s${entries.length + 1}`, ...entry };
    entries.push(withId);
    const ids = changeElements(withId.content, withId);
    if (withId.path !== undefined) idsOf.set(withId.path, ids);
  };
  const text = (value: LocalizedText) => textIn(value, locale, defaultCode);
  const readDoc = (docPath: string, level: number) => {
    const file = path.join(output, localizedPath(docPath, locale, defaultCode), 'index.html');
    if (idsOf.has(docPath) || !existsSync(file)) return;
    const html = readFileSync(file, 'utf8');
    const [, attributes = '', article] = ARTICLE.exec(html) ?? [];
    if (article === undefined) return;
    for (const [style] of html.matchAll(STYLE)) styles.add(style);
    const [title = ''] = TITLE.exec(html) ?? [];
    add({
      level,
      title: toString(parseHtml(title)),
      content: { type: 'root', children: withoutScreenParts(parseHtml(article).children) },
      path: docPath,
      lang: /\blang="([^"]+)"/.exec(attributes)?.[1],
    });
  };
  const read = (list: readonly SidebarSpecItem[], level: number) => {
    for (const item of list) {
      if (item.type === 'doc') readDoc(item.path, level);
      if (item.type !== 'category') continue;
      const description = item.description === undefined ? '' : text(item.description);
      const content: Root = { type: 'root', children: description === '' ? [] : [h('p', description)] };
      const before = entries.length;
      add({ level, title: text(item.label), content, path: item.path, lang: undefined });
      read(item.items, level + 1);
      // A category of pages that the language does not have.
      if (entries.length === before + 1) entries.pop();
    }
  };
  read(items, 1);
  const entryOf = new Map(entries.map((entry) => [entry.path, entry]));
  /** Returns the address of a link in the file. */
  const target = (href: string, page: PdfEntry): string => {
    const url = URL.canParse(href, urlOf(page.path ?? '/')) ? new URL(href, urlOf(page.path ?? '/')).href : href;
    const sitePath = ownAddress(url, own);
    const entry = sitePath === url ? undefined : entryOf.get(hrefPath(sitePath));
    if (entry === undefined) return url;
    const hash = safeDecode(splitAddress(url).hash.slice(1));
    return `#${idsOf.get(entry.path ?? '')?.get(hash) ?? entry.id}`;
  };
  for (const entry of entries)
    visit(entry.content, 'element', ({ properties }: Element) => {
      if (typeof properties.href !== 'string') return;
      properties.href = target(properties.href, entry);
      delete properties.target;
    });
  // A later style element wins over an earlier one, and the page's own are the last.
  return { entries, styles: [...styles].sort((a, b) => Number(IS_OF_PAGE.test(a)) - Number(IS_OF_PAGE.test(b))) };
}
