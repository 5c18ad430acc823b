import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isSeq, type Document } from 'yaml';
import { joinPath } from '../../../src/model/site/path';
import { MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../../src/model/pages/docRoots';
import { createPlaceFinder } from '../../../src/node/site/docFolders';
import type { Content } from '../../../src/node/content/loadContent';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import { displayName } from '../../../src/node/files/contentFolder';
import { mdxTargets, type Target } from '../../../src/node/content/mdxTargets';
import { fixTarget, type Place, type Relocation } from './fixTarget';
import { readSource, type SourceText, type TextEdit } from '../../../src/node/text/sourceText';
import { parseWritten, removeItem, yamlTexts, type YamlText } from './yamlTexts';

/** A file of the content with the edits that a relocation asks for. */
export interface EditedFile {
  file: string;
  source: SourceText;
  edits: TextEdit[];
}

/** Files in which texts name pages. */
const NAMING = /\.(?:mdx|ya?ml|graphql)$/;

/** Every file of a folder in which texts name pages; also those that make no page, such as shared parts. */
export function namingFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && NAMING.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(folder, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    )
    .sort();
}

/** Keys whose paths are old addresses, or folders of pages: they stay. */
const STAYING = new Set(['from', 'aliases', 'oldAnchors', 'under', 'searchPagePath', 'src', 'srcDark']);
const stays = ({ path: keys }: YamlText) => keys.some((key) => typeof key === 'string' && STAYING.has(key));

/** Links of Markdown in a text of a YAML file: `[text](/docs/saldo)`. */
function embeddedTargets(text: string, { start, end }: YamlText): Target[] {
  return [...text.slice(start, end).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => {
    const value = match[1] ?? '';
    const from = start + match.index + 2;
    return { value, start: from, end: from + value.length };
  });
}

/** A text as a target: what is between its quotation marks. */
function asTarget(text: string, { value, start, end }: YamlText): Target[] {
  const at = text.slice(start, end).indexOf(value);
  return at < 0 || value.includes('\n') ? [] : [{ value, start: start + at, end: start + at + value.length }];
}

/** The edits in a YAML text. An item that becomes the same as another one of its list is taken off. */
function yamlEdits(text: string, place: Place, relocation: Relocation, fix: Fix): TextEdit[] {
  const document = parseWritten(text);
  const texts = yamlTexts(document);
  return texts
    .filter((each) => !stays(each))
    .flatMap((each): TextEdit[] => {
      const embedded = embeddedTargets(text, each);
      if (embedded.length > 0)
        return embedded.flatMap((target) => editOf(target, fixTarget(target.value, place, relocation)));
      const after = fix(each, place, relocation);
      if (after === undefined) return [];
      const isDuplicate = siblingsOf(document, each).some((sibling) => sibling === after);
      const list = each.path.slice(0, -1);
      const index = each.path[each.path.length - 1];
      const removal = isDuplicate && typeof index === 'number' ? removeItem(text, document, list, index) : undefined;
      return removal === undefined ? asTarget(text, each).flatMap((target) => editOf(target, after)) : [removal];
    });
}

/** The other texts of the list that a text is in. */
function siblingsOf(document: Document, { path: keys }: YamlText): unknown[] {
  const list: unknown = document.getIn(keys.slice(0, -1), true);
  return isSeq(list) ? list.items.filter((_, index) => index !== keys[keys.length - 1]).map(String) : [];
}

const editOf = ({ start, end }: Target, text: string | undefined): TextEdit[] =>
  text === undefined ? [] : [{ start, end, text }];

/** What a text of a YAML file is after a relocation. */
type Fix = (text: YamlText, place: Place, relocation: Relocation) => string | undefined;

const fixPath: Fix = ({ value }, place, relocation) => fixTarget(value, place, relocation);

/** A sidebar names docs by their path below `docs`. */
const fixDoc: Fix = ({ value, path: keys }, place, relocation) => {
  const key = keys[keys.length - 1];
  const isDoc = key === 'doc' || (typeof key === 'number' && keys[keys.length - 2] === 'items');
  if (!isDoc) return fixTarget(value, place, relocation);
  const root = rootPath(place.version);
  const own = joinPath(root, value);
  const after = relocation.removed.has(own) ? undefined : relocation.addressAfter(own, '');
  return after?.replace(/#.*$/, '').slice(root.length + 1);
};

const FRONT_MATTER_START = /^---[ \t]*\n/;

function mdxEdits(text: string, place: Place, relocation: Relocation): TextEdit[] {
  const body = mdxTargets(text).flatMap((target) => {
    const { value, attribute } = target;
    const name = attribute === undefined ? undefined : relocation.nameAfter?.(attribute, value);
    return editOf(target, name ?? fixTarget(value, place, relocation));
  });
  const { frontMatter } = prepareSource(text);
  const offset = FRONT_MATTER_START.exec(text)?.[0].length ?? 0;
  const front = frontMatter === null ? [] : yamlEdits(frontMatter, place, relocation, fixPath);
  return [...front.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset })), ...body];
}

/** Texts in quotation marks, as queries have them. */
function quotedEdits(text: string, place: Place, relocation: Relocation): TextEdit[] {
  return [...text.matchAll(/"([^"\n]+)"/g)].flatMap((match) => {
    const value = match[1] ?? '';
    const start = match.index + 1;
    return editOf({ value, start, end: start + value.length }, fixTarget(value, place, relocation));
  });
}

function editsOf(file: string, text: string, place: Place, relocation: Relocation): TextEdit[] {
  if (file.endsWith('.mdx')) return mdxEdits(text, place, relocation);
  if (file.endsWith('.graphql')) return quotedEdits(text, place, relocation);
  return yamlEdits(text, place, relocation, path.basename(file) === 'sidebars.yaml' ? fixDoc : fixPath);
}

/** The doc root that a file of the content belongs to. */
function createRootFinder({ folder, otherRoots, codes }: Content): (file: string) => string {
  const placeOf = createPlaceFinder(folder, otherRoots, codes);
  return (file) => {
    const [first, name = MAIN_ROOT] = path.relative(folder, file).split(path.sep);
    return placeOf(file)?.version ?? (first === ROOTS_FOLDER ? name : MAIN_ROOT);
  };
}

/**
 * Reads every file that may name pages and finds the edits that a relocation asks for.
 * @throws an error that names the file, for one that cannot be read as what it is: a link in it would be missed
 */
export function planReferences(content: Content, relocation: Relocation): EditedFile[] {
  const rootOf = createRootFinder(content);
  return namingFiles(content.folder).map((file) => {
    try {
      const source = readSource(file);
      return { file, source, edits: editsOf(file, source.text, { file, version: rootOf(file) }, relocation) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${displayName(file)} cannot be read, so links in it would be missed: ${reason}\nCorrect it first; npm run check says where.`,
        { cause: error },
      );
    }
  });
}
