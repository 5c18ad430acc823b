import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { slug } from 'github-slugger';
import { joinPath, parseMdx, prepareSource } from '../core';
import { convertText, newPageState } from '../markdown/convertBody';
import type { PageContext } from '../markdown/conversion';
import { describe, shorten } from '../markdown/description';
import { lineAndColumn } from '../markdown/edits';
import { findLeftovers, type Leftover } from '../markdown/leftovers';
import type { EntryKind, ReportEntry } from '../markdown/reportEntry';
import { fixSource } from '../markdown/fixSource';
import type { Progress } from '../plan';
import type { TextMemo } from '../textMemo';
import type { BlogTables } from './blogTables';
import { commonKeys, titleOf, writeFrontMatter } from './frontMatter';
import type { SourcePage } from './gatherPages';
import type { MovedComponents } from './movedComponents';
import type { Resolver } from './pageLinks';
import type { SiteConstants } from './siteConstants';
import { readPageText } from './pageText';
import { asText } from './settings';

/** Longest description taken from a text. */
const DESCRIPTION_LIMIT = 155;

/** A page of the new site. */
export interface NewPage {
  page: SourcePage;
  /** Path of its file. */
  file: string;
  frontMatter: Record<string, unknown>;
  body: string;
  /** Ids that links may use. */
  ids: ReadonlySet<string>;
  /** Ids of the old page's headings. */
  oldIds: readonly string[];
  /** Id of the old title, and the number of links to the ids of titles, which lead to the page now. */
  topId: string;
  topLinks: number;
}

interface Input {
  pages: readonly SourcePage[];
  defaultLocale: string;
  resolver: Resolver;
  tables: BlogTables;
  /** Returns the new name of a sidebar of a page's docs. */
  sidebarName: (page: SourcePage, old: string) => string | undefined;
  /** Returns the new address of a doc by id, among the docs of a page. */
  docPath: (page: SourcePage, id: string) => string | undefined;
  /** Returns the list of neighbouring pages, which the old site showed as cards. */
  cards: (page: SourcePage) => string | undefined;
  components: MovedComponents;
  constants: SiteConstants;
  progress: Progress;
  /** Results for texts that were converted before. */
  memo: TextMemo;
  /** True where a title in the front matter is shown above a first heading that stands below other text. */
  isDocusaurus: boolean;
}

/** A heading before any other text of a page. */
const STARTS_WITH_TITLE =
  /^(?:---\n[\s\S]*?\n---\n)?(?:\s|import\s[^;]*?from\s*(?:'[^'\n]*'|"[^"\n]*");?|<!--[\s\S]*?-->)*(?:#\s|<h1\b|[^\n]+\n=+[ \t]*(?:\n|$))/;

const COMPONENT_ENDINGS = ['', '.tsx', '.jsx', '.js', '.ts', '/index.tsx', '/index.jsx', '/index.js'];

const isText = (specifier: string) => /raw-loader|\?raw$|\.(?:txt|json|ya?ml|snippet)$/.test(specifier);

/** Returns the page context of a text and its partials. */
function contextOf(
  page: SourcePage,
  input: Pick<Input, 'resolver' | 'cards' | 'components' | 'constants'>,
): PageContext {
  const { resolver, cards, components, constants } = input;
  return {
    link: (url) => resolver.link(page, url),
    image: (url) => resolver.image(page, url),
    partial: (specifier) => {
      const file = /\.mdx?$/.test(specifier) ? resolver.importedFile(page, specifier) : undefined;
      if (file === undefined) return undefined;
      const inner = { ...page, file };
      const { raw } = readPageText(readFileSync(file, 'utf8'));
      return { raw, context: contextOf(inner, input), file, name: specifier.replace(/^.*\//, '') };
    },
    text: (specifier) => {
      const file = isText(specifier) ? resolver.importedFile(page, specifier.replace(/\?raw$/, '')) : undefined;
      return file === undefined ? undefined : readFileSync(file, 'utf8');
    },
    scope: { frontMatter: page.frontMatter },
    constants: (specifier) => constants(page, specifier),
    codeOf: (specifier) => {
      const found = COMPONENT_ENDINGS.map((ending) => resolver.importedFile(page, specifier + ending)).find(
        (file) => file !== undefined && /\.[jt]sx?$/.test(file),
      );
      if (found === undefined) return undefined;
      const source = readFileSync(found, 'utf8');
      const isCode = /<(?:CodeBlock|Code|pre|Highlight|SyntaxHighlighter)\b/.test(source);
      const [, lang] = /\blanguage-([\w+-]+)|\blanguage\s*[=:]\s*\{?["']([\w+-]+)/.exec(source) ?? [];
      return { isCode, lang };
    },
    component: (specifier, name) => components.move(page, specifier, name),
    element: (name) => (name === 'DocCardList' ? cards(page) : undefined),
  };
}

/** Returns the visible parts of a converted text; a message where it is not MDX. */
function readBody(body: string): { description: string | undefined; leftovers: Leftover[] } | string {
  try {
    const source = prepareSource(body).body;
    const tree = parseMdx(source);
    return {
      description: describe(tree, DESCRIPTION_LIMIT),
      leftovers: findLeftovers(tree, source),
    };
  } catch (error) {
    return String(error);
  }
}

/** Returns the source position of an offset in a page's text. */
function placeOf({ name, raw, lines }: SourcePage, offset: number) {
  const { line, column } = lineAndColumn(raw, offset);
  const sourceLine = lines?.[line - 1];
  if (sourceLine === undefined) return { file: name, line, column };
  return sourceLine.isSame ? { file: name, line: sourceLine.line, column } : { file: name, line: sourceLine.line };
}

/** Converts the pages of a site one by one, with a report on each. */
export async function convertPages(input: Input): Promise<{ pages: NewPage[]; entries: ReportEntry[] }> {
  const { pages, defaultLocale, tables, sidebarName, docPath, progress, memo } = input;
  const entries: ReportEntry[] = [];
  const results: NewPage[] = [];
  const descriptions = new Set<string>();
  const broken = new Set<string>();
  let done = 0;

  const convert = (page: SourcePage): NewPage | undefined => {
    const isOriginal = page.locale === defaultLocale;
    const file = `${page.target}${isOriginal ? '' : `.${page.locale}`}.mdx`;
    const whole = (kind: EntryKind, message: string) =>
      entries.push({ kind, message, from: { file: page.name }, to: { file } });
    const takesTitle = !input.isDocusaurus || page.frontMatter.title === undefined || STARTS_WITH_TITLE.test(page.raw);
    const state = newPageState(takesTitle);
    const converted = convertText(page.raw, contextOf(page, input), state, {}, memo.read(fixSource, page.raw));
    if (converted.error !== undefined) {
      const { reason, offset } = converted.error;
      entries.push({
        kind: 'syntax',
        message: `The page could not be read: ${reason.replace(/\.$/, '')}.`,
        from: placeOf(page, offset),
      });
      return undefined;
    }
    const body = converted.text.replace(/^(?:[ \t]*\n)+/, '');
    const cut = converted.text.length - body.length;
    const frontMatter: Record<string, unknown> = {};
    const { title, label } = titleOf(page, asText(converted.title));
    frontMatter.title = title;
    const read = memo.read(readBody, body);
    if (typeof read === 'string') {
      whole('syntax', `The new page is not valid MDX and was left out: ${read}`);
      return undefined;
    }
    const written = asText(page.frontMatter.description)?.replace(/\s+/g, ' ').trim();
    const description = written ?? read.description ?? shorten(title, DESCRIPTION_LIMIT);
    const shelf = `${page.locale} ${page.version ?? ''} `;
    let own = description;
    if (descriptions.has(shelf + own.toLowerCase())) own = shorten(`${title}: ${description}`, DESCRIPTION_LIMIT);
    for (let number = 2; descriptions.has(shelf + own.toLowerCase()); number += 1)
      own = `${shorten(`${title}: ${description}`, DESCRIPTION_LIMIT - 5)} (${number})`;
    descriptions.add(shelf + own.toLowerCase());
    if (own !== written)
      whole(
        'description',
        written === undefined
          ? `The description is "${own}".`
          : `The description was changed to "${own}"; it was "${written}".`,
      );
    frontMatter.description = own;
    Object.assign(frontMatter, commonKeys(page.frontMatter, page.kind !== 'post', whole));
    if (page.kind !== 'post' && label !== undefined && frontMatter.sidebar_label === undefined) {
      frontMatter.sidebar_label = label;
      whole('title', `The title is the first heading, "${title}"; "${label}" is its name in the sidebar.`);
    }
    if (page.kind === 'post') {
      frontMatter.authors = tables.authorsOf.get(page) ?? tables.authorsOf.get(originalOf(page) ?? page) ?? ['team'];
      const tags = tables.tagsOf.get(page) ?? tables.tagsOf.get(originalOf(page) ?? page) ?? [];
      if (tags.length > 0) frontMatter.tags = tags;
      const dated = /^blog\/(\d{4})-(\d\d)-(\d\d)-(.*)$/.exec(page.target);
      const usual = dated === null ? '' : joinPath('blog', ...dated.slice(1));
      if (page.path !== usual) frontMatter.slug = page.path.replace(/^\/blog\//, '');
    }
    if (page.kind === 'doc' && isOriginal) {
      const sidebar = page.frontMatter.displayed_sidebar;
      const name = typeof sidebar === 'string' ? sidebarName(page, sidebar) : undefined;
      if (sidebar === null) frontMatter.displayed_sidebar = null;
      else if (name !== undefined) frontMatter.displayed_sidebar = name;
      for (const key of ['pagination_prev', 'pagination_next'] as const) {
        const to = page.frontMatter[key];
        const found = typeof to === 'string' ? docPath(page, to) : undefined;
        if (to === null) frontMatter[key] = null;
        else if (found !== undefined) frontMatter[key] = found;
      }
    }
    if (Object.keys(converted.oldAnchors).length > 0) frontMatter.oldAnchors = converted.oldAnchors;
    const headLines = writeFrontMatter(frontMatter).split('\n').length;
    const skipped = converted.text.slice(0, cut).split('\n').length - 1;
    for (const { sign, line } of read.leftovers) {
      const start = cut + body.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0);
      entries.push({
        kind: 'dialect-lost',
        message: `Readers see "${sign}" as it is. Write it as this site has it, or take it out.`,
        from: { file: page.name, line: placeOf(page, converted.before(start)).line },
        to: { file, line: line + headLines },
      });
    }
    for (const { kind, message, offset, to } of converted.notes) {
      const place = lineAndColumn(converted.text, Math.max(to, cut));
      entries.push({
        kind,
        message,
        from: placeOf(page, offset),
        to: { file, line: place.line - skipped + headLines, column: place.column },
      });
    }
    return {
      page,
      file,
      frontMatter,
      body,
      ids: new Set([...converted.ids, ...Object.keys(converted.oldAnchors)]),
      oldIds: state.oldIds,
      topId: state.topId ?? slug(title),
      topLinks: 0,
    };
  };

  const originals = new Map(pages.filter(({ locale }) => locale === defaultLocale).map((page) => [page.path, page]));
  const originalOf = (page: SourcePage) => originals.get(page.path);
  for (const page of pages) {
    if (page.locale !== defaultLocale && broken.has(page.path)) continue;
    const result = convert(page);
    if (result === undefined) broken.add(page.path);
    else results.push(result);
    done += 1;
    progress(done, pages.length);
    if (done % 20 === 0) await setImmediate();
  }
  return { pages: results.filter(({ page }) => !broken.has(page.path)), entries };
}
