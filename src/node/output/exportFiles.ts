import { SERVED } from '../site/served';
import type { PublishedSite, PublishedPage } from './publishedSite';
import type { TextFile } from '../files/writeFiles';
import { markdownPath } from '../../model/site/path';
import type { TextCache } from '../cache/textCache';
import { plainContent } from '../html/plainContent';
import { buildOpenSearch, OPEN_SEARCH_FILE } from '../../model/search/openSearchDescription';
import { buildWebManifest, MANIFEST_FILE, SITE_ICON } from '../../model/site/webManifest';
import { lightBackground } from '../site/theme';
import { toString } from 'hast-util-to-string';
import { toMdast, type Handle, type State } from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Element, Root } from 'hast';
import type { FootnoteDefinition, Nodes, Root as MarkdownRoot } from 'mdast';
import { isElement } from '../html/elements';

/** Markdown has no syntax for these, but allows the tags. */
const asTags: Handle = (state: State, node: Element) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as Nodes[]),
  { type: 'html', value: `</${node.tagName}>` },
];

const sup: Handle = (state, node, parent) => {
  if (!('dataFootnoteRef' in node.properties)) return asTags(state, node, parent);
  const identifier = toString(node);
  return { type: 'footnoteReference', identifier, label: identifier };
};

/** The footnote list becomes definitions; other sections are unwrapped. */
const section: Handle = (state, node) => {
  if (!('dataFootnotes' in node.properties)) return state.all(node);
  const list = node.children.filter(isElement).find(({ tagName }) => tagName === 'ol');
  return (list?.children ?? []).filter(isElement).map((note, index): FootnoteDefinition => {
    const identifier = String(index + 1);
    return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(note)) };
  });
};

const figcaption: Handle = (state, node) => ({
  type: 'paragraph',
  children: [{ type: 'emphasis', children: state.all(node) as [] }],
});

/** A drawing that was made of a code block becomes the block: `dataFence` is its opening line and its text. */
const figure: Handle = (state, node) => {
  const [, lang, meta, value] = /^(\S+) ?(.*)\n([^]*)$/.exec(String(node.properties.dataFence)) ?? [];
  return value === undefined ? state.toFlow(state.all(node)) : { type: 'code', lang, meta, value };
};

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '*', fences: true })
  .freeze();

/** Converts plain content to Markdown with GitHub's tables, tasks and footnotes. */
export function markdownOf(tree: Root): string {
  const markdown = toMdast(tree, { handlers: { sub: asTags, sup, section, figure, figcaption } });
  return writer.stringify(markdown as MarkdownRoot);
}

function searchFile(site: PublishedSite, code: string): TextFile {
  const { title, description, search } = site.site;
  const text = buildOpenSearch({
    name: title,
    description: site.textIn(description, code),
    language: site.htmlLangOf(code),
    searchUrl: site.urlOf(search.searchPagePath, code),
    iconUrl: site.urlOf(SITE_ICON, site.defaultCode),
    ownUrl: site.urlOf(OPEN_SEARCH_FILE, code),
  });
  return { path: site.pathOf(OPEN_SEARCH_FILE, code), text };
}

/** Returns the files that identify the site to browsers and systems: its search in each language, and its manifest. */
function identityFiles(site: PublishedSite): TextFile[] {
  const manifest = buildWebManifest({
    name: site.site.title,
    description: site.textIn(site.site.description, site.defaultCode),
    language: site.htmlLangOf(site.defaultCode),
    base: site.base,
    color: lightBackground(site.engine),
  });
  return [...site.codes.map((code) => searchFile(site, code)), { path: MANIFEST_FILE, text: manifest }];
}

/** Formats a page as Markdown: lines of features, title, description, address and text. */
export function pageAsMarkdown(page: PublishedPage, site: PublishedSite, cache?: TextCache): string {
  const url = site.urlOf(page.path, page.locale);
  const html = site.htmlOf(page);
  const make = () => markdownOf(plainContent(html, url));
  const text = cache === undefined ? make() : cache.get(`${url}\n${html}`, make);
  const tops = site.added.of(SERVED).flatMap(({ markdownTop }) => markdownTop?.(site, page.locale) ?? []);
  return [...tops, `# ${page.title}`, `> ${page.description}`, `<${url}>`, text].join('\n\n');
}

/** Returns the Markdown alternates of the content's pages, one for each language in which a page is written. */
export function markdownFiles(site: PublishedSite, cache?: TextCache): TextFile[] {
  return [...site.docs, ...site.posts].map((page) => ({
    path: markdownPath(site.pathOf(page.path, page.locale)),
    text: pageAsMarkdown(page, site, cache),
  }));
}

/** Returns the files for other programs: Markdown, the search and the manifest. */
export const exportFiles = (site: PublishedSite, cache?: TextCache): TextFile[] => [
  ...markdownFiles(site, cache),
  ...identityFiles(site),
];
