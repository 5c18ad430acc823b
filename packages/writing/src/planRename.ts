import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSeq, type Document } from 'yaml';
import { createPlaceFinder, docsFolder } from '../../../src/node/site/docFolders';
import type { PlacedRedirect } from '../../../src/node/content/checks/allRedirects';
import type { Content } from '../../../src/node/content/loadContent';
import { prepareSource } from '../../../src/node/content/mdx/prepareSource';
import type { Doc } from '../../../src/node/content/pageReader';
import { BLOG_PATH } from '../../../src/model/blog/posts';
import { rootPath } from '../../../src/model/pages/docRoots';
import { type PageFiles, imagesOfPageOnly } from './findPage';
import type { FileChange } from '../../../src/node/files/fileChanges';
import type { Relocation } from './fixTarget';
import { changesOf, planReferences, type EditedFile } from './planReferences';
import { assertFree, parseNewPath, parsePostPath } from './newPath';
import type { TextEdit } from '../../../src/node/text/sourceText';
import { addToList, parseWritten, removeItem, removeKey, setKey } from './yamlTexts';

/** The file of a page at another address; a translation keeps its suffix: `saldo.sv.mdx`. */
function fileAt(page: Doc, target: string, content: Content): string {
  const name = path.basename(page.absolutePath);
  const below = target.slice(rootPath(page.version, content.own.docsBase).length + 1);
  const isIndex = /^index\./.test(name);
  const ending =
    page.locale === content.codes[0] && !name.includes(`.${page.locale}.`) ? '.mdx' : `.${page.locale}.mdx`;
  return path.join(docsFolder(content.folder, page.version), isIndex ? `${below}/index${ending}` : `${below}${ending}`);
}

/** New paths of a moved page's images: next to it, unless a file exists there. */
function imagesToMove(page: PageFiles, moved: ReadonlyMap<string, string>, content: Content): Map<string, string> {
  const from = page.original.absolutePath;
  const to = moved.get(from) ?? from;
  const [oldName = '', newName = ''] = [from, to].map((file) => path.basename(file, '.mdx'));
  const result = new Map<string, string>();
  for (const image of imagesOfPageOnly(page, content)) {
    const below = path.relative(path.dirname(from), image);
    if (below.startsWith('..')) continue;
    // An image named like its page keeps the page's name.
    const [stem, ...endings] = path.basename(below).split('.');
    const hasPageName = stem === oldName && oldName !== 'index';
    const base = hasPageName ? [newName, ...endings].join('.') : path.basename(below);
    const target = path.join(path.dirname(to), path.dirname(below), base);
    if (target !== image && !existsSync(target)) result.set(image, target);
  }
  return result;
}

/** The edits of a front matter that add the old address as an alias and remove the new one. */
function aliasEdits(text: string, oldPath: string, back: readonly PlacedRedirect[], isPublished: boolean): TextEdit[] {
  const { frontMatter } = prepareSource(text);
  if (frontMatter === null) return [];
  const offset = text.indexOf('\n') + 1;
  const document = parseWritten(frontMatter);
  const removed = removeAliases(frontMatter, document, new Set(back.map(({ from }) => from)));
  const added = isPublished ? [addToList(frontMatter, document, 'aliases', oldPath)] : [];
  // A list that was removed as a whole is replaced by a new one.
  const isGone = removed.some(({ isWhole }) => isWhole);
  const edits =
    isGone && isPublished
      ? removed.map((edit) => ({ ...edit, text: `aliases: [${oldPath}]\n` }))
      : [...removed, ...added];
  return edits.map(({ start, end, text: written }) => ({ start: start + offset, end: end + offset, text: written }));
}

function removeAliases(text: string, document: Document, gone: ReadonlySet<string>) {
  const list: unknown = document.get('aliases', true);
  if (!isSeq(list)) return [];
  const indexes = list.items.flatMap((item, index) => (gone.has(String(item)) ? [index] : []));
  if (indexes.length === list.items.length && indexes.length > 0) {
    const edit = removeKey(text, document, 'aliases');
    return edit === undefined ? [] : [{ ...edit, isWhole: true }];
  }
  return indexes.flatMap((index) => {
    const edit = removeItem(text, document, ['aliases'], index);
    return edit === undefined ? [] : [{ ...edit, isWhole: false }];
  });
}

/** Removes redirects from the page's new address. */
function redirectEdits(text: string, back: readonly PlacedRedirect[], content: Content): TextEdit[] {
  const document = parseWritten(text);
  const gone = new Set(back.filter(({ kind }) => kind === 'redirect').map(({ from }) => from));
  return content.redirects.data.flatMap(({ from }, index) => {
    const edit = gone.has(from) ? removeItem(text, document, [], index) : undefined;
    return edit ?? [];
  });
}

/** The edit that changes a post's slug, shared by all languages. */
function slugEdits(text: string, target: string): TextEdit[] {
  const { frontMatter } = prepareSource(text);
  if (frontMatter === null) return [];
  const offset = text.indexOf('\n') + 1;
  const slug = target.slice(BLOG_PATH.length + 1);
  const { start, end, text: written } = setKey(frontMatter, parseWritten(frontMatter), 'slug', slug, 'authors');
  return [{ start: start + offset, end: end + offset, text: written }];
}

/** Plans renaming a page: links are updated, the old address becomes an alias. Throws the reason if impossible. */
export function planRename(page: PageFiles, written: string, content: Content): FileChange[] {
  const { original } = page;
  const isPost = !('version' in original);
  const target = isPost ? parsePostPath(written) : parseNewPath(written, original.version, content);
  if (target === page.path) throw new Error(`${page.path} has this address already.`);
  const back = assertFree(target, content, page.path);
  const moved = new Map<string, string>();
  for (const file of page.files) if ('version' in file) moved.set(file.absolutePath, fileAt(file, target, content));
  if (!isPost) for (const [image, newFile] of imagesToMove(page, moved, content)) moved.set(image, newFile);
  const docPlaceOf = createPlaceFinder(content.folder, content.otherRoots, content.own);
  const relocation: Relocation = {
    site: content.own,
    otherRoots: content.otherRoots,
    addressAfter: (each, hash) => (each === page.path ? target + hash : undefined),
    fileAfter: (file) => moved.get(file),
    removed: new Set(),
    pageOf: (file) => docPlaceOf(file)?.path,
  };
  const redirects = path.join(content.folder, 'redirects.yaml');
  const edited = planReferences(content, relocation).map((each): EditedFile => {
    const { file, source } = each;
    const isPageFile = isPost && page.files.some(({ absolutePath }) => absolutePath === file);
    const edits = [...each.edits, ...(isPageFile ? slugEdits(source.text, target) : [])];
    if (file === original.absolutePath)
      return { ...each, edits: [...edits, ...aliasEdits(source.text, page.path, back, !original.frontMatter.draft)] };
    if (file !== redirects) return { ...each, edits };
    const removed = redirectEdits(source.text, back, content);
    const isKept = ({ start, end }: TextEdit) => !removed.some((other) => other.start <= start && end <= other.end);
    return { ...each, edits: [...edits.filter(isKept), ...removed] };
  });
  return changesOf(edited, moved);
}
