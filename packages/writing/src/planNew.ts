import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, type Document } from 'yaml';
import { joinPath } from '../../../src/model/site/path';
import { formatReport } from '../../../src/node/diagnostics/diagnostic';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import type { Content } from '../../../src/node/content/loadContent';
import { readCheckSettings } from '../../../src/node/content/rules/checkSettings';
import { descriptionOptions, titleOptions } from '../../../src/node/content/rules/frontMatter';
import { tooLong } from '../../../src/node/content/checks/pageTexts';
import { docSchema, postSchema } from '../../../src/node/schema/pageSchemas';
import { displayName } from '../../../src/node/files/contentFolder';
import { readText } from '../../../src/node/files/readText';
import { parseYamlAs } from '../../../src/node/yaml/parseYaml';
import { changesOf, type EditedFile } from './planReferences';
import type { FileChange } from '../../../src/node/files/fileChanges';
import { fillTemplate, linkItem, relatedHeading } from './fillTemplate';
import type { PageFiles } from './findPage';
import { readSource, type TextEdit } from '../../../src/node/text/sourceText';
import { insertCategory, insertItem, parseWritten } from './yamlTexts';
import { allRules } from '../../../src/node/content/rules/registry';

/** A sidebar list that can contain a page. */
export interface SidebarList {
  /** Path of keys to the list in `sidebars.yaml`. */
  list: readonly (string | number)[];
  /** Display name: the names of its categories. */
  name: string;
  /** Paths of its docs. */
  docs: string[];
  /** The category to add before that of `list`, for the page to go into. */
  newCategory?: string;
}

/** A page to create. */
export interface NewPage {
  path: string;
  /** File below the content folder. */
  file: string;
  /** Name of the kind, which selects the template. */
  kind: string | undefined;
  isPost: boolean;
  title: string;
  description: string;
  /** Pages to link in both directions. */
  related: readonly PageFiles[];
  /** The sidebar list; undefined for posts and drafts. */
  place: SidebarList | undefined;
  author: string;
  today: string;
  isDraft: boolean;
}

/** The template of a kind in a content folder. */
const templateFile = (folder: string, kind: string) => path.join(folder, 'templates', `${kind}.mdx`);

function readTemplate(folder: string, kind: string | undefined): string | undefined {
  const file = kind === undefined ? undefined : templateFile(folder, kind);
  return file !== undefined && existsSync(file) ? readText(file) : undefined;
}

/** @throws an error with the findings in the resulting front matter */
function assertFrontMatter(text: string, file: string, isPost: boolean, { site, source, engine }: Content): void {
  const { frontMatter, frontMatterLine } = prepareSource(text);
  const schema = isPost ? postSchema : docSchema(engine.added);
  const parsed = parseYamlAs(frontMatter ?? '', displayName(file), schema, frontMatterLine);
  const { settings } = readCheckSettings(site.checks, source, allRules(engine.added));
  const pages =
    parsed.value === undefined
      ? []
      : [{ file: displayName(file), frontMatter: parsed.value.data, locate: parsed.value.source.locate }];
  const limits = [
    { key: 'title', rule: 'title/length', options: titleOptions },
    { key: 'description', rule: 'description/length', options: descriptionOptions },
  ] as const;
  const long = limits
    .filter(({ rule }) => settings.levelOf(rule) === 'error')
    .flatMap(({ key, rule, options }) => tooLong(pages, key, options.parse(settings.optionsOf(rule)).max));
  const findings = [...parsed.diagnostics, ...long];
  if (findings.length > 0) throw new Error(formatReport(findings));
}

/** Adds a link to the list below a heading; without it, appends the heading and a list. */
function linkEdit(text: string, heading: string | undefined, item: string): TextEdit {
  const lines = text.split('\n');
  const at =
    heading === undefined
      ? -1
      : lines.findIndex(
          (line) =>
            /^#{2,6}\s/.test(line) &&
            line
              .replace(/^#+\s+/, '')
              .replace(/\s*\{#.*$/, '')
              .trim() === heading,
        );
  const next = lines.findIndex((line, index) => index > at && /^#{1,6}\s/.test(line));
  const section = lines.slice(0, next < 0 ? lines.length : next);
  const last = at < 0 ? -1 : section.findLastIndex((line, index) => index > at && /^[-*] /.test(line));
  if (last >= 0) {
    const end = lines.slice(0, last + 1).join('\n').length;
    return { start: end, end, text: `\n${item}` };
  }
  const trimmed = text.trimEnd().length;
  const above = heading === undefined || at >= 0 ? '' : `## ${heading}\n\n`;
  return { start: trimmed, end: text.length, text: `\n\n${above}${item}\n` };
}

/** The sidebar lists that can contain a page, in order. */
export function sidebarLists({ folder, codes }: Content): SidebarList[] {
  const file = path.join(folder, 'sidebars.yaml');
  if (!existsSync(file)) return [];
  const document = parseWritten(readText(file));
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key }) => {
    const name = String(key);
    return listsBelow(document, [name, 'items'], [textOf(document.getIn([name, 'label']), codes)], codes);
  });
}

/** The text in the first language, of a plain or localised text. */
function textOf(value: unknown, codes: readonly string[]): string {
  const text: unknown = isMap(value) ? value.get(codes[0] ?? '') : value;
  return typeof text === 'string' || typeof text === 'number' ? `${text}` : '';
}

function listsBelow(
  document: Document,
  list: readonly (string | number)[],
  names: readonly string[],
  codes: readonly string[],
): SidebarList[] {
  const seq: unknown = document.getIn(list, true);
  if (!isSeq(seq)) return [];
  const docs = seq.items.flatMap((item) => {
    const doc: unknown = isMap(item) ? item.get('doc') : String(item);
    return typeof doc === 'string' ? [joinPath('/docs', doc)] : [];
  });
  const inner = seq.items.flatMap((item, index) => {
    const label: unknown = isMap(item) ? item.get('category') : undefined;
    if (label === undefined) return [];
    return listsBelow(document, [...list, index, 'items'], [...names, textOf(label, codes)], codes);
  });
  return [{ list, name: names.join(' > '), docs }, ...inner];
}

/** Plans a new page: its file, its sidebar entry, and the links to and from related pages. */
export function planNew(page: NewPage, content: Content): FileChange[] {
  const { folder } = content;
  const file = path.join(folder, page.file);
  const template = readTemplate(folder, page.kind);
  const related = page.related.map(({ path: address, original }) => ({
    path: address,
    title: original.frontMatter.title,
  }));
  const text = fillTemplate(template, { ...page, related });
  assertFrontMatter(text, file, page.isPost, content);
  const edited: EditedFile[] = [];
  // Pages show the release notes that name them, and the notes' list starts with the newest.
  const isNote = template?.includes('$affects') === true;
  // Pages must not link to drafts.
  const isLinkedBack = !page.isDraft && !isNote;
  for (const { original } of isLinkedBack ? page.related : []) {
    const source = readSource(original.absolutePath);
    const edit = linkEdit(source.text, relatedHeading(template), linkItem(page));
    edited.push({ file: original.absolutePath, source, edits: [edit] });
  }
  if (page.place !== undefined) {
    const sidebars = path.join(folder, 'sidebars.yaml');
    const source = readSource(sidebars);
    const { list, newCategory } = page.place;
    const document = parseWritten(source.text);
    const doc = page.path.slice('/docs/'.length);
    const edit =
      newCategory === undefined
        ? insertItem(source.text, document, list, doc, isNote)
        : insertCategory(source.text, document, list.slice(0, -2), newCategory, doc);
    edited.push({ file: sidebars, source, edits: [edit] });
  }
  return [{ from: undefined, to: file, text, planned: undefined }, ...changesOf(edited, new Map())];
}
