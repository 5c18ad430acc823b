import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Element, Nodes as HastNodes } from 'hast';
import type { Heading, Nodes as MdastNodes } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { parseHtml } from '../core';
import { slugOf } from '../docusaurus/postPlace';
import { languageOf } from '../docusaurus/readLocales';
import { asGroup, asList, asText, readJson, type Json } from '../docusaurus/settings';
import { findFiles, readPageFile, type FoundFile } from '../docusaurus/sourceFiles';
import { ADMONITIONS, blankFrontMatter } from '../markdown/fixSource';
import { linesAt, textOf, type Line } from './lines';
import { PLAIN_PROGRAM, placeInFolder, type ProgramSettings, type UnusedSetting } from './program';

/** A text in a language: an article, or a section with its translations. */
interface Translated {
  title: string;
  body: string;
  /** Address of its old page. */
  url: string | undefined;
}

/** An article of a help desk, in its first language and others. */
interface Article {
  id: string;
  section: string | undefined;
  position: number;
  texts: Map<string, Translated>;
  labels: unknown[];
  /** True for an article that not everyone may read. */
  isHidden: boolean;
}

/** A section, a category or a collection. */
interface Section {
  id: string;
  parent: string | undefined;
  position: number;
  names: Map<string, string>;
}

interface Desk {
  articles: Article[];
  sections: Section[];
  attachments: { article: string; name: string; url: string }[];
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : (asText(value) ?? undefined);
const positionOf = ({ position, order }: Json) => [position, order].find((each) => typeof each === 'number') ?? 0;
const translation = (group: Json): Translated => ({
  title: asText(group.title) ?? asText(group.name) ?? 'Untitled',
  body: asText(group.body) ?? '',
  url: asText(group.html_url) ?? asText(group.url),
});

/** Reads the objects of the public API of Zendesk (`articles`, `sections`, `categories`, `translations`). */
function readZendesk(tables: ReadonlyMap<string, Json[]>): Desk {
  const of = (key: string) => tables.get(key) ?? [];
  const codeOf = ({ locale, source_locale: source }: Json) => asText(locale) ?? asText(source) ?? 'en';
  const sections = [...of('categories'), ...of('sections')].map((group): Section => ({
    id: idOf(group.id) ?? '',
    parent: idOf(group.parent_section_id) ?? idOf(group.category_id),
    position: positionOf(group),
    names: new Map([[codeOf(group), asText(group.name) ?? '']]),
  }));
  const articles = of('articles').map((group): Article => ({
    id: idOf(group.id) ?? '',
    section: idOf(group.section_id),
    position: positionOf(group),
    texts: new Map([[codeOf(group), translation(group)]]),
    labels: asList(group.label_names),
    isHidden: group.draft === true || idOf(group.user_segment_id) !== undefined,
  }));
  for (const group of of('translations')) {
    const id = idOf(group.source_id);
    if (group.draft === true) continue;
    articles.find((each) => each.id === id)?.texts.set(codeOf(group), translation(group));
    sections.find((each) => each.id === id)?.names.set(codeOf(group), asText(group.title) ?? '');
  }
  const attachments = of('article_attachments').flatMap((group) => {
    const [name, url] = [asText(group.file_name), asText(group.content_url)];
    const isShown = group.inline === true || name === undefined || url === undefined;
    return isShown ? [] : [{ article: idOf(group.article_id) ?? '', name, url }];
  });
  return { articles, sections, attachments };
}

/** Reads the objects of the API of Intercom: articles and collections, each with `translated_content`. */
function readIntercom(items: readonly Json[]): Desk {
  const others = (group: Json) =>
    Object.entries(asGroup(group.translated_content)).flatMap(([code, value]) =>
      typeof value === 'object' && value !== null ? [[code, asGroup(value)] as const] : [],
    );
  const main = (group: Json) => asText(group.default_locale) ?? 'en';
  return {
    articles: items
      .filter(({ body }) => body !== undefined)
      .map((group) => ({
        id: idOf(group.id) ?? '',
        section: idOf(group.parent_id),
        position: positionOf(group),
        texts: new Map([
          [main(group), translation(group)],
          ...others(group)
            .filter(([, each]) => each.state !== 'draft')
            .map(([code, each]) => [code, translation(each)] as const),
        ]),
        labels: asList(asGroup(group.tags).tags).map((tag) => asGroup(tag).name),
        isHidden: group.state === 'draft',
      })),
    sections: items
      .filter(({ body }) => body === undefined)
      .map((group) => ({
        id: idOf(group.id) ?? '',
        parent: idOf(group.parent_id),
        position: positionOf(group),
        names: new Map([
          [main(group), asText(group.name) ?? ''],
          ...others(group).map(([code, each]) => [code, asText(each.name) ?? ''] as const),
        ]),
      })),
    attachments: [],
  };
}

const ZENDESK = ['articles', 'sections', 'categories', 'translations', 'article_attachments'];

/** Most bytes of a file with all articles. */
const EXPORT_LIMIT = 50_000_000;

/** Reads the JSON files of a folder; undefined where they are of no help desk. */
function readDesk(
  files: readonly FoundFile[],
  readable: readonly string[],
): { desk: Desk; unused: string[] } | undefined {
  const tables = new Map<string, Json[]>();
  const items: Json[] = [];
  const unused: string[] = [];
  for (const { file, relative } of files) {
    const value = readJson(file, readable, EXPORT_LIMIT);
    const found = ZENDESK.filter((key) => Array.isArray(asGroup(value)[key]));
    const data = asList(asGroup(value).data).map(asGroup);
    const isIntercom = data.some(({ type }) => type === 'article' || type === 'collection');
    for (const key of found) tables.set(key, [...(tables.get(key) ?? []), ...asList(asGroup(value)[key]).map(asGroup)]);
    if (isIntercom) items.push(...data);
    if (found.length === 0 && !isIntercom) unused.push(relative);
  }
  if (tables.has('articles')) return { desk: readZendesk(tables), unused };
  return items.some(({ type }) => type === 'article') ? { desk: readIntercom(items), unused } : undefined;
}

const asMarkup: Handle = (_state, node: Element) => ({ type: 'html', value: toHtml(node) });
const heading: Handle = (state, node: Element) => {
  const { id } = node.properties;
  const made = defaultHandlers.h2(state, { ...node, tagName: node.tagName });
  return typeof id === 'string' ? [{ type: 'html', value: `<a id="${id}"></a>` }, made] : made;
};
const CALLOUT = /\b(?:callout|note|alert|admonition|panel)\b|interblocks-callout/;

/** A note of an editor of help desks: a box whose class says what it is. */
const box: Handle = (state, node: Element) => {
  const classes = asList(node.properties.className).join(' ');
  if (!CALLOUT.test(classes)) return state.toFlow(state.all(node));
  const kind = classes.split(/[\s-]+/).flatMap((name) => ADMONITIONS[name] ?? [])[0] ?? 'note';
  return [
    { type: 'html', value: `<Admonition type="${kind}">` },
    ...state.toFlow(state.all(node)),
    { type: 'html', value: '</Admonition>' },
  ] as never;
};
const HANDLERS: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...Object.fromEntries(['table', 'iframe', 'video', 'details'].map((name) => [name, asMarkup])),
  div: box,
};
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' }).freeze();

/** Returns the main part of a page of HTML. */
function mainOf(tree: HastNodes): HastNodes {
  const find = (node: HastNodes, name: string): HastNodes | undefined => {
    if (node.type === 'element' && node.tagName === name) return node;
    for (const child of 'children' in node ? node.children : []) {
      const found = find(child, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return ['article', 'main', 'body'].flatMap((name) => find(tree, name) ?? [])[0] ?? tree;
}

/** Writes the HTML of an article as Markdown; tables and frames stay HTML, which the conversion of pages reads. */
function toMarkdown(lines: readonly Line[]): Line[] {
  const text = textOf(lines);
  const body = blankFrontMatter(text);
  const head = text.slice(0, text.length - body.trimStart().length).trimEnd();
  const tree = toMdast(mainOf(parseHtml(body)), { handlers: HANDLERS });
  const blocks: readonly MdastNodes[] = 'children' in tree ? tree.children : [];
  const headings = blocks.filter((node): node is Heading => node.type === 'heading');
  // The title of an article stands above its text, so a heading of the first level there is one of a section.
  if (/^title:/m.test(head) && headings.some(({ depth }) => depth === 1))
    for (const each of headings) each.depth = Math.min(each.depth + 1, 6) as Heading['depth'];
  const written = tree.type === 'root' ? writer.stringify(tree) : '';
  return linesAt(1, ...head.split('\n'), '', ...written.split('\n'));
}

/**
 * Reads an export of a help desk: the JSON of the APIs of Zendesk or Intercom, or a folder of HTML. Unpacks its articles
 * into a temporary folder of pages, with their HTML; undefined for any other folder.
 */
export function unpackHelpDesk(
  folder: string,
  readable: readonly string[],
): { folder: string; program: ProgramSettings } | undefined {
  const { files } = findFiles(folder);
  const read = readDesk(
    files.filter(({ relative }) => relative.endsWith('.json')),
    readable,
  );
  const pages = files.filter(({ relative }) => /\.html?$/i.test(relative));
  if (read === undefined && (pages.length === 0 || files.some(({ relative }) => /\.mdx?$/i.test(relative))))
    return undefined;
  const { articles, sections, attachments } = read?.desk ?? { articles: [], sections: [], attachments: [] };
  const target = mkdtempSync(path.join(tmpdir(), 'help-desk-'));
  process.on('exit', () => {
    rmSync(target, { recursive: true, force: true });
  });
  const written = [...new Set(articles.flatMap(({ texts }) => [...texts.keys()]))];
  const short = (code: string) => languageOf(code)?.language ?? code;
  const codeOf = (code: string) =>
    written.filter((each) => short(each) === short(code)).length > 1 ? code : short(code);
  const codes = [...new Set(written.map(codeOf))];
  const [main = 'en'] = codes;
  const redirects: { from: string; to: string }[] = [];
  const unusedSettings: UnusedSetting[] = [];
  const routes = new Map<string, string>();
  const nameOf = (names: ReadonlyMap<string, string>) => [...names.values()][0] ?? '';
  const folderOf = (id: string | undefined, level = 0): string[] => {
    const section = sections.find((each) => each.id === id);
    if (section === undefined || level > 5) return [];
    return [...folderOf(section.parent, level + 1), slugOf(nameOf(section.names)) || section.id];
  };
  const save = (relative: string, frontMatter: Json, body: string) => {
    const file = path.join(target, relative);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\n${stringify(frontMatter)}---\n\n${body}\n`);
  };
  let origin: string | undefined;
  for (const { id, section, position, texts, labels, isHidden } of articles) {
    const title = [...texts.values()][0]?.title ?? id;
    const own = [...folderOf(section), slugOf(title).replace(/\//g, '-') || id].join('/');
    const isTaken = [...routes.values()].includes(own);
    const route = isTaken ? `${own}-${id}` : own;
    routes.set(id, route);
    const files = attachments.filter(({ article }) => article === id);
    const links = files.map(({ name, url }) => `<li><a href="${url}">${name}</a></li>`).join('');
    for (const [code, { title: name, body, url }] of texts) {
      const prefix = codeOf(code) === main ? '' : `${codeOf(code)}/`;
      const frontMatter = {
        title: name,
        tags: labels,
        sidebar_position: position,
        ...(isHidden ? { draft: true } : {}),
      };
      save(`${prefix}${route}.md`, frontMatter, body + (links === '' ? '' : `\n<ul>${links}</ul>`));
      if (url === undefined || !URL.canParse(url)) continue;
      const address = new URL(url);
      origin ??= address.origin;
      // Links lead to an article also by its number alone, and without a language.
      const byNumber = address.pathname.replace(/(\/articles\/\d+)-.*$/, '$1');
      for (const from of [address.pathname, byNumber, byNumber.replace(/^\/hc\/[^/]+(?=\/articles\/)/, '/hc')])
        if (from !== '/' && redirects.every((each) => each.from !== from)) redirects.push({ from, to: `/${route}` });
    }
    if (isHidden)
      unusedSettings.push({
        message: `"${title}" (${id}) is a draft, or only for some readers, so it is a draft here.`,
      });
  }
  for (const { file, relative } of pages) {
    const html = readPageFile(file).text;
    const [, title] = /<title>([^<]*)<\/title>/i.exec(html) ?? [];
    save(relative.replace(/\.html?$/i, '.md'), /<h1\b/i.test(html) || title === undefined ? {} : { title }, html);
  }
  for (const { file, relative } of files)
    if (/\.(?:png|jpe?g|gif|svg|webp|avif|pdf|mp4|webm)$/i.test(relative)) {
      mkdirSync(path.dirname(path.join(target, relative)), { recursive: true });
      copyFileSync(file, path.join(target, relative));
    }
  const inOrder = (a: { position: number }, b: { position: number }) => a.position - b.position;
  const itemsIn = (parent: string | undefined): unknown[] => [
    ...articles
      .filter(({ section }) => section === parent)
      .sort(inOrder)
      .map(({ id }) => routes.get(id)),
    ...sections
      .filter((each) => each.parent === parent && each.id !== parent)
      .sort(inOrder)
      .map(({ id, names }) => ({ type: 'category', label: nameOf(names), items: itemsIn(id) })),
  ];
  return {
    folder: target,
    program: {
      ...PLAIN_PROGRAM,
      configFile: read === undefined ? 'index.html' : 'articles.json',
      config: { title: undefined, url: origin },
      redirects,
      locales: codes.length > 0 ? codes : ['en'],
      messages: Object.fromEntries(
        written.map((code) => [
          codeOf(code),
          Object.fromEntries(sections.map(({ names }) => [nameOf(names), names.get(code) ?? nameOf(names)])),
        ]),
      ),
      docs: target,
      place: placeInFolder(target, codes.slice(1), main),
      sidebars: read === undefined ? undefined : { docs: itemsIn(undefined) },
      prepare: toMarkdown,
      unusedSettings: [
        ...unusedSettings,
        ...(read?.unused ?? []).map((name) => ({ message: `${name} was not read: it has no articles or sections.` })),
      ],
    },
  };
}
