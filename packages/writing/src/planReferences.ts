import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSeq, type Document } from 'yaml';
import { joinPath } from '../../../src/model/site/path';
import { MAIN_ROOT, rootPath, ROOTS_FOLDER } from '../../../src/model/pages/docRoots';
import { createPlaceFinder } from '../../../src/node/site/docFolders';
import type { Content } from '../../../src/node/content/loadContent';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import { displayName } from '../../../src/node/files/contentFolder';
import { mdxTargets, type Target } from '../../../src/node/content/mdxTargets';
import { fixTarget, type TextFile, type Relocation } from './fixTarget';
import { readSource, applyEdits, sourceText, type SourceText, type TextEdit } from '../../../src/node/text/sourceText';
import { parseWritten, removeItem, yamlTexts, type YamlText } from './yamlTexts';
import type { FileChange } from '../../../src/node/files/fileChanges';
import type { Finding } from '../../../src/node/diagnostics/diagnostic';
import { listFiles } from '../../../src/node/files/listFiles';

/** A content file with the edits of a relocation. */
export interface EditedFile {
  file: string;
  source: SourceText;
  edits: TextEdit[];
}

/** Files with references to pages. */
const NAMING = /\.(?:mdx|ya?ml|graphql)$/;

/** All files of a folder that can refer to pages, including shared parts. */
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

/** Keys with old addresses or path prefixes, which are not updated. */
const STAYING = new Set(['from', 'aliases', 'oldAnchors', 'under', 'searchPagePath', 'src', 'srcDark']);
const stays = ({ path: keys }: YamlText) => keys.some((key) => typeof key === 'string' && STAYING.has(key));

/** Markdown links inside a YAML string: `[text](/docs/saldo)`. */
function embeddedTargets(text: string, { start, end }: YamlText): Target[] {
  return [...text.slice(start, end).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => {
    const value = match[1] ?? '';
    const from = start + match.index + 2;
    return { value, start: from, end: from + value.length };
  });
}

/** A YAML string without quotes as a target. */
function asTarget(text: string, { value, start, end }: YamlText): Target[] {
  const at = text.slice(start, end).indexOf(value);
  return at < 0 || value.includes('\n') ? [] : [{ value, start: start + at, end: start + at + value.length }];
}

/** The edits of a YAML file. Removes items that would become duplicates. */
function yamlEdits(text: string, textFile: TextFile, relocation: Relocation, fix: Fix): TextEdit[] {
  const document = parseWritten(text);
  const texts = yamlTexts(document);
  return texts
    .filter((each) => !stays(each))
    .flatMap((each): TextEdit[] => {
      const embedded = embeddedTargets(text, each);
      if (embedded.length > 0)
        return embedded.flatMap((target) => editOf(target, fixTarget(target.value, textFile, relocation)));
      const after = fix(each, textFile, relocation);
      if (after === undefined) return [];
      const isDuplicate = siblingsOf(document, each).some((sibling) => sibling === after);
      const list = each.path.slice(0, -1);
      const index = each.path[each.path.length - 1];
      const removal = isDuplicate && typeof index === 'number' ? removeItem(text, document, list, index) : undefined;
      return removal === undefined ? asTarget(text, each).flatMap((target) => editOf(target, after)) : [removal];
    });
}

/** The other items of a string's list. */
function siblingsOf(document: Document, { path: keys }: YamlText): unknown[] {
  const list: unknown = document.getIn(keys.slice(0, -1), true);
  return isSeq(list) ? list.items.filter((_, index) => index !== keys[keys.length - 1]).map(String) : [];
}

const editOf = ({ start, end }: Target, text: string | undefined): TextEdit[] =>
  text === undefined ? [] : [{ start, end, text }];

/** Returns the new value of a YAML string, if it changes. */
type Fix = (text: YamlText, textFile: TextFile, relocation: Relocation) => string | undefined;

const fixPath: Fix = ({ value }, textFile, relocation) => fixTarget(value, textFile, relocation);

/** Sidebars list docs by their path below `docs`. */
const fixDoc: Fix = ({ value, path: keys }, textFile, relocation) => {
  const key = keys[keys.length - 1];
  const isDoc = key === 'doc' || (typeof key === 'number' && keys[keys.length - 2] === 'items');
  if (!isDoc) return fixTarget(value, textFile, relocation);
  const root = rootPath(textFile.version, relocation.site.docsBase);
  const address = joinPath(root, value);
  const after = relocation.removed.has(address) ? undefined : relocation.addressAfter(address, '');
  return after?.replace(/#.*$/, '').slice(root.length + 1);
};

const FRONT_MATTER_START = /^---[ \t]*\n/;

function mdxEdits(text: string, textFile: TextFile, relocation: Relocation): TextEdit[] {
  const body = mdxTargets(text).flatMap((target) => {
    const { value, attribute } = target;
    const name = attribute === undefined ? undefined : relocation.nameAfter?.(attribute, value);
    return editOf(target, name ?? fixTarget(value, textFile, relocation));
  });
  const { frontMatter } = prepareSource(text);
  const offset = FRONT_MATTER_START.exec(text)?.[0].length ?? 0;
  const front = frontMatter === null ? [] : yamlEdits(frontMatter, textFile, relocation, fixPath);
  return [...front.map((edit) => ({ ...edit, start: edit.start + offset, end: edit.end + offset })), ...body];
}

/** Quoted strings, as in queries. */
function quotedEdits(text: string, textFile: TextFile, relocation: Relocation): TextEdit[] {
  return [...text.matchAll(/"([^"\n]+)"/g)].flatMap((match) => {
    const value = match[1] ?? '';
    const start = match.index + 1;
    return editOf({ value, start, end: start + value.length }, fixTarget(value, textFile, relocation));
  });
}

function editsOf(file: string, text: string, textFile: TextFile, relocation: Relocation): TextEdit[] {
  if (file.endsWith('.mdx')) return mdxEdits(text, textFile, relocation);
  if (file.endsWith('.graphql')) return quotedEdits(text, textFile, relocation);
  return yamlEdits(text, textFile, relocation, path.basename(file) === 'sidebars.yaml' ? fixDoc : fixPath);
}

/** Returns a function that finds the doc root of a content file. */
function createRootFinder({ folder, otherRoots, own }: Content): (file: string) => string {
  const docPlaceOf = createPlaceFinder(folder, otherRoots, own);
  return (file) => {
    const [first, name = MAIN_ROOT] = path.relative(folder, file).split(path.sep);
    return docPlaceOf(file)?.version ?? (first === ROOTS_FOLDER ? name : MAIN_ROOT);
  };
}

/** Finds the edits of a relocation in all files. Throws for an unreadable file, whose links would be missed. */
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

/** Converts edits to file changes; includes moved files without edits. */
export function changesOf(edited: readonly EditedFile[], moved: ReadonlyMap<string, string>): FileChange[] {
  const texts = new Map(
    edited.filter(({ edits }) => edits.length > 0).map(({ file, source, edits }) => [file, applyEdits(source, edits)]),
  );
  const files = new Set([...moved.keys(), ...texts.keys()]);
  return [...files].map((from) => ({
    from,
    to: moved.get(from) ?? from,
    text: texts.get(from),
    planned: readFileSync(from),
  }));
}

/** The parts of a file that are not updated automatically: code and comments of pages, YAML comments, UI texts. */
function textOutsideFixes(file: string, text: string): string {
  if (file.endsWith('.mdx')) return prepareSource(text).body;
  if (file.endsWith('.json')) return text;
  return text.replace(/^(?!\s*#).*$/gm, '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Remaining mentions of a page's old address, for review by a person. */
export function findMentions(folder: string, address: string, changes: readonly FileChange[]): Finding[] {
  const named = new RegExp(`${escapeRegExp(address)}(?![\\p{L}\\p{N}/_-])`, 'u');
  const after = new Map(changes.flatMap(({ from, to, text }) => (from === undefined ? [] : [[from, { to, text }]])));
  const catalogues = listFiles(path.join(folder, 'locales')).filter((file) => file.endsWith('.json'));
  return [...namingFiles(folder), ...catalogues].flatMap((file) => {
    const change = after.get(file);
    if (change !== undefined && change.to === undefined) return [];
    const { text } = sourceText(change?.text ?? readFileSync(file, 'utf8'));
    return textOutsideFixes(file, text)
      .split('\n')
      .flatMap((line, index): Finding[] => {
        const at = line.search(named);
        const message = `This still names ${address}.`;
        return at < 0 ? [] : [{ file: displayName(change?.to ?? file), line: index + 1, column: at + 1, message }];
      });
  });
}
