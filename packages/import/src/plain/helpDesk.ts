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
import { PLAIN_PROGRAM, placeIn, type ProgramSettings, type UnusedSetting } from './program';

/** A text in a language: an article, or a section with its description. */
interface Translated {
  title: string;
  body: string;
  /** Address of its old page. */
  url: string | undefined;
}

/** An article, or a section, category or collection, in its first language and others. */
interface Item {
  id: string;
  parent: string | undefined;
  position: number;
  texts: Map<string, Translated>;
  labels: unknown[];
  /** True for an article that not everyone may read. */
  isHidden: boolean;
}

interface Desk {
  articles: Item[];
  sections: Item[];
  attachments: { article: string; name: string; url: string }[];
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : (asText(value) ?? undefined);
const translation = (group: Json): Translated => ({
  title: asText(group.title) ?? asText(group.name) ?? 'Untitled',
  body: asText(group.body) ?? asText(group.description) ?? '',
  url: asText(group.html_url) ?? asText(group.url),
});
const itemOf = (group: Json, parent: unknown, texts: Item['texts']): Item => ({
  id: idOf(group.id) ?? '',
  parent: idOf(parent),
  position: [group.position, group.order].find((each) => typeof each === 'number') ?? 0,
  texts,
  labels: [...asList(group.label_names), ...asList(asGroup(group.tags).tags).map((tag) => asGroup(tag).name)],
  isHidden: group.draft === true || group.state === 'draft' || idOf(group.user_segment_id) !== undefined,
});

/** Joins the items of one id, of which an export may have one in each language. */
function joinLanguages(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) {
    const { texts } = byId.get(item.id) ?? item;
    for (const [code, text] of item.texts) if (!texts.has(code)) texts.set(code, text);
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

/** Reads the objects of the public API of Zendesk (`articles`, `sections`, `categories`, `translations`). */
function readZendesk(tables: ReadonlyMap<string, Json[]>): Desk {
  const of = (key: string) => tables.get(key) ?? [];
  const codeOf = ({ locale, source_locale: source }: Json) => asText(locale) ?? asText(source) ?? 'en';
  const textsOf = (group: Json) => new Map([[codeOf(group), translation(group)]]);
  const sections = joinLanguages(
    [...of('categories'), ...of('sections')].map((group) =>
      itemOf(group, group.parent_section_id ?? group.category_id, textsOf(group)),
    ),
  );
  const articles = joinLanguages(of('articles').map((group) => itemOf(group, group.section_id, textsOf(group))));
  for (const group of of('translations')) {
    const id = idOf(group.source_id);
    const item = group.draft === true ? undefined : [...articles, ...sections].find((each) => each.id === id);
    item?.texts.set(codeOf(group), translation(group));
  }
  const attachments = of('article_attachments').flatMap((group) => {
    const [name, url] = [asText(group.file_name), asText(group.content_url)];
    const isShown = group.inline === true || name === undefined || url === undefined;
    return isShown ? [] : [{ article: idOf(group.article_id) ?? '', name, url }];
  });
  return { articles, sections, attachments };
}

/** Reads the objects of the API of Intercom: articles and collections, each with `translated_content`. */
function readIntercom(groups: readonly Json[]): Desk {
  const items = groups.map((group) => {
    const others = Object.entries(asGroup(group.translated_content)).flatMap(([code, value]) => {
      const isShown = Object.keys(asGroup(value)).length > 0 && asGroup(value).state !== 'draft';
      return isShown ? [[code, translation(asGroup(value))] as const] : [];
    });
    const texts = new Map([[asText(group.default_locale) ?? 'en', translation(group)], ...others]);
    return { isArticle: group.body !== undefined, item: itemOf(group, group.parent_id, texts) };
  });
  const ofKind = (wanted: boolean) => items.flatMap(({ isArticle, item }) => (isArticle === wanted ? [item] : []));
  return { articles: ofKind(true), sections: ofKind(false), attachments: [] };
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
    // Collections have no type.
    const data = asList(asGroup(value).data)
      .map(asGroup)
      .filter(({ type, workspace_id: owner, title, name }) => (owner ?? type) !== undefined && (title ?? name));
    const isIntercom = data.some(({ type, workspace_id: owner }) => owner !== undefined || type === 'article');
    for (const key of found) tables.set(key, [...(tables.get(key) ?? []), ...asList(asGroup(value)[key]).map(asGroup)]);
    if (isIntercom) items.push(...data);
    if (found.length === 0 && !isIntercom) unused.push(relative);
  }
  if (tables.has('articles')) return { desk: readZendesk(tables), unused };
  return items.some(({ body }) => body !== undefined) ? { desk: readIntercom(items), unused } : undefined;
}

const asMarkup: Handle = (_state, node: Element) => ({ type: 'html', value: toHtml(node) });
const heading: Handle = (state, node: Element) => {
  const { id } = node.properties;
  const made = defaultHandlers.h2(state, { ...node, tagName: node.tagName });
  return typeof id === 'string' ? [{ type: 'html', value: `<a id="${id}"></a>` }, made] : made;
};
const CALLOUT = /\b(?:callout|note|alert|admonition|panel)\b|interblocks-callout/;

const framed = (begin: string, node: Element, end: string, state: Parameters<Handle>[0]) =>
  [{ type: 'html', value: begin }, ...state.toFlow(state.all(node)), { type: 'html', value: end }] as never;

/** A note of an editor of help desks: a box whose class says what it is. */
const box: Handle = (state, node: Element) => {
  const classes = asList(node.properties.className).join(' ');
  if (!CALLOUT.test(classes)) return state.toFlow(state.all(node));
  const kind = classes.split(/[\s-]+/).flatMap((name) => ADMONITIONS[name] ?? [])[0] ?? 'note';
  return framed(`<Admonition type="${kind}">`, node, '</Admonition>', state);
};

/** A folded part, whose text is Markdown, too. */
const folded: Handle = (state, node: Element) => {
  const isSummary = (child: HastNodes) => child.type === 'element' && child.tagName === 'summary';
  const children = node.children.filter((child) => !isSummary(child));
  const summary = toHtml(node.children.filter(isSummary)) || '<summary>Details</summary>';
  return framed(`<details>\n${summary.replace(/\s+/g, ' ')}\n`, { ...node, children }, '</details>', state);
};
const HANDLERS: Readonly<Record<string, Handle>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ...Object.fromEntries(['table', 'iframe', 'video'].map((name) => [name, asMarkup])),
  div: box,
  details: folded,
};
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' }).freeze();

const elementsNamed = (node: HastNodes, name: string): HastNodes[] =>
  node.type === 'element' && node.tagName === name
    ? [node]
    : 'children' in node
      ? node.children.flatMap((child) => elementsNamed(child, name))
      : [];

/** Writes the HTML of an article as Markdown; tables and frames stay HTML, which the conversion of pages reads. */
function toMarkdown(lines: readonly Line[]): Line[] {
  const text = textOf(lines);
  const body = blankFrontMatter(text);
  const head = text.slice(0, text.length - body.trimStart().length).trimEnd();
  const page = parseHtml(body);
  const [main = page] = ['article', 'main', 'body'].flatMap((name) => elementsNamed(page, name));
  const tree = toMdast(main, { handlers: HANDLERS });
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
  const all = articles.flatMap(({ texts }) => [...texts.keys()]);
  const countOf = (code: string) => all.filter((each) => each === code).length;
  // The language of most articles is the first one.
  const written = [...new Set(all)].sort((a, b) => countOf(b) - countOf(a));
  const short = (code: string) => languageOf(code)?.language ?? code;
  const codeOf = (code: string) =>
    written.filter((each) => short(each) === short(code)).length > 1 ? code : short(code);
  const codes = [...new Set(written.map(codeOf))];
  const [main = 'en'] = codes;
  const redirects: { from: string; to: string }[] = [];
  const unusedSettings: UnusedSetting[] = [];
  const routes = new Map<string, string>();
  const first = ({ texts }: Item) =>
    [...texts].find(([code]) => codeOf(code) === main) ?? [...texts][0] ?? [main, translation({})];
  const nameOf = (item: Item) => first(item)[1].title;
  const wordOf = (item: Item) => slugOf(nameOf(item)).replace(/\//g, '-') || item.id;
  const folderOf = (id: string | undefined, level = 0): string[] => {
    const section = sections.find((each) => each.id === id);
    return section === undefined || level > 5 ? [] : [...folderOf(section.parent, level + 1), wordOf(section)];
  };
  let origin: string | undefined;
  /** Redirects an old page, also by its number with any name, and without a language. */
  const redirectFrom = ({ url }: Translated, to: string) => {
    if (url === undefined || !URL.canParse(url)) return;
    const address = new URL(url);
    origin ??= address.origin;
    // A redirect is for all languages of this site.
    const [, code = ''] = /^\/([^/]+)\//.exec(address.pathname) ?? [];
    const pathname = codes.slice(1).includes(code) ? address.pathname.slice(code.length + 1) : address.pathname;
    const byNumber = pathname.replace(/(\/\w+\/\d+)-.*$/, '$1');
    const others = /\d$/.test(byNumber) ? [`${byNumber}-*`, byNumber.replace(/^\/hc\/[^/]+(?=\/\w+\/)/, '/hc')] : [];
    for (const from of [byNumber, ...others])
      if (from !== '/' && redirects.every((each) => each.from !== from)) redirects.push({ from, to });
  };
  const save = (relative: string, frontMatter: Json, body: string) => {
    const file = path.join(target, relative);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\n${stringify(frontMatter)}---\n\n${body}\n`);
  };
  for (const article of articles) {
    const { id, parent, position, texts, labels, isHidden } = article;
    const own = [...folderOf(parent), wordOf(article)].join('/');
    const route = [...routes.values()].includes(own) ? `${own}-${id}` : own;
    routes.set(id, route);
    const links = attachments.map((each) =>
      each.article === id ? `<li><a href="${each.url}">${each.name}</a></li>` : '',
    );
    const [original] = first(article);
    if (codeOf(original) !== main)
      unusedSettings.push({
        message: `"${nameOf(article)}" (${id}) is not in "${main}": readers see it in "${original}".`,
      });
    for (const [code, text] of texts) {
      const prefix = code === original ? '' : `${codeOf(code)}/`;
      const more = { tags: labels, sidebar_position: position, ...(isHidden ? { draft: true } : {}) };
      const list = links.join('') === '' ? '' : `\n<ul>${links.join('')}</ul>`;
      save(`${prefix}${route}.md`, { title: text.title, ...more }, text.body + list);
      redirectFrom(text, `/${route}`);
    }
    if (isHidden)
      unusedSettings.push({
        message: `"${nameOf(article)}" (${id}) is a draft, or only for some readers, so it is a draft here.`,
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
  const slugs = new Set<string>();
  /** Returns the items of a section. Its own page is that of its category. */
  const itemsIn = (parent: string | undefined): unknown[] => [
    ...articles
      .filter((each) => (sections.some(({ id }) => id === each.parent) ? each.parent : undefined) === parent)
      .sort(inOrder)
      .map(({ id }) => routes.get(id)),
    ...sections
      .filter((each) => each.parent === parent && each.id !== parent)
      .sort(inOrder)
      .map((section) => {
        const items = itemsIn(section.id);
        const word = wordOf(section);
        const slug = `/category/${slugs.has(word) ? `${word}-${section.id}` : word}`;
        slugs.add(word);
        if (items.length > 0) for (const text of section.texts.values()) redirectFrom(text, slug);
        const description =
          first(section)[1]
            .body.replace(/<[^>]*>/g, '')
            .trim() || undefined;
        return {
          type: 'category',
          label: nameOf(section),
          link: { type: 'generated-index', slug, description },
          items,
        };
      }),
  ];
  const items = itemsIn(undefined);
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
          Object.fromEntries(sections.map((each) => [nameOf(each), each.texts.get(code)?.title ?? nameOf(each)])),
        ]),
      ),
      docs: target,
      place: placeIn(target, codes.slice(1), main),
      sidebars: read === undefined ? undefined : { docs: items },
      prepare: toMarkdown,
      unusedSettings: [
        ...unusedSettings,
        ...(read?.unused ?? []).map((name) => ({ message: `${name} was not read: it has no articles or sections.` })),
      ],
    },
  };
}
