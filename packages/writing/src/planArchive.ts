import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { locatePath } from '../../../src/model/site/locale';
import { canonicalPath, joinPath, splitAddress } from '../../../src/model/site/path';
import { rootPath } from '../../../src/model/pages/docRoots';
import { allRedirects } from '../../../src/node/content/checks/allRedirects';
import { knownPaths } from '../../../src/node/content/checks/knownPaths';
import { didYouMeanPage } from '../../../src/node/content/checks/nearestPage';
import { createPlaceFinder, rootFolder } from '../../../src/node/site/docFolders';
import type { Content } from '../../../src/node/content/loadContent';
import { parsePublishedLinks, publishedLinksFile } from '../../../src/node/content/publishedLinkList';
import { targetPath } from '../../../src/node/navigation/redirects';
import { displayName } from '../../../src/node/files/contentFolder';
import { imagesOfPageOnly, type PageFiles } from './findPage';
import { changesOf, planReferences } from './planReferences';
import type { FileChange } from '../../../src/node/files/fileChanges';
import type { Relocation } from './fixTarget';
import { createOffsetFinder, readSource, type TextEdit } from '../../../src/node/text/sourceText';
import { asYamlText, removeItem } from './yamlTexts';

type Key = string | number;

/** Parses the page that replaces a retired one. Throws an error with the most similar page. */
export function parseSuccessor(written: string, page: PageFiles, content: Content): string {
  const { pathname, hash } = splitAddress(written);
  const paths = knownPaths(content);
  const candidates = [
    canonicalPath(`/${pathname.replace(/^\/+/, '')}`),
    joinPath('/docs', pathname.replace(/\.mdx$/, '')),
  ];
  const found = candidates.find((each) => paths.has(each));
  if (found === undefined) {
    const moved = new Map(allRedirects(content).map(({ from, to }) => [from, to]));
    const hint = candidates.map((each) => didYouMeanPage(each, paths.keys(), moved)).find((each) => each !== undefined);
    throw new Error(
      `There is no page "${written}". ${hint ?? 'Name the page that answers its readers now: --to /docs/saldo'}`,
    );
  }
  if (found === page.path) throw new Error(`${page.path} is the page itself. Name another one behind --to.`);
  const isDraft = [...content.docs, ...content.posts].some((each) => each.path === found && each.frontMatter.draft);
  if (isDraft) throw new Error(`${found} is a draft, which no reader can open. Name another page behind --to.`);
  if (hash !== '' && paths.get(found)?.has(hash.slice(1)) === false)
    throw new Error(`${found} has no heading "${hash}". Name the page alone, or another heading.`);
  return found + hash;
}

/** The sidebar list that contains a doc, and its index. */
function findDoc(
  seq: YAMLSeq,
  keys: readonly Key[],
  root: string,
  doc: string,
): { list: readonly Key[]; index: number; count: number } | undefined {
  for (const [index, item] of seq.items.entries()) {
    const written: unknown = isMap(item) ? item.get('doc') : String(item);
    if (typeof written === 'string' && joinPath(root, written) === doc)
      return { list: keys, index, count: seq.items.length };
    const inner: unknown = isMap(item) ? item.get('items', true) : undefined;
    const found = isSeq(inner) ? findDoc(inner, [...keys, index, 'items'], root, doc) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The edits that remove a doc from the sidebars. Throws for the last doc of a category, which needs a page. */
function sidebarEdits(text: string, file: string, root: string, doc: string): TextEdit[] {
  const document = parseDocument(text);
  if (!isMap(document.contents)) return [];
  for (const { key } of document.contents.items) {
    const items: unknown = document.getIn([key, 'items'], true);
    const found = isSeq(items) ? findDoc(items, [String(key), 'items'], root, doc) : undefined;
    if (found === undefined) continue;
    if (found.count === 1)
      throw new Error(
        `${doc} is the only page of its category in ${displayName(file)}. Move another page there, or remove the category first.`,
      );
    const edit = removeItem(text, document, found.list, found.index);
    return edit === undefined ? [] : [edit];
  }
  return [];
}

/** The edit that adds redirects from a page's addresses. */
function redirectLines(text: string, from: readonly string[], to: string): TextEdit {
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  const lines = from.map((each) => `- { from: ${asYamlText(each)}, to: ${asYamlText(to)} }\n`);
  return { start: text.length, end: text.length, text: separator + lines.join('') };
}

/** The edits of the published links that drop a gone page's headings, because its replacement has others. */
function publishedEdits(
  text: string,
  gone: ReadonlySet<string>,
  target: string,
  { docs, posts, codes }: Content,
): TextEdit[] {
  const [defaultCode = ''] = codes;
  const offsetOf = createOffsetFinder(text);
  const pageIn = (code: string) => {
    const files = [...docs, ...posts].filter((page) => page.path === target);
    return files.find(({ locale }) => locale === code) ?? files.find(({ locale }) => locale === defaultCode);
  };
  return parsePublishedLinks(text).flatMap(({ line, written }) => {
    if (written === undefined) return [];
    const { code, path: address } = locatePath(canonicalPath(written.path.text), codes, defaultCode);
    const page = gone.has(address) ? pageIn(code) : undefined;
    if (page === undefined) return [];
    const pageIds = new Set([...page.content.ids, ...Object.keys(page.frontMatter.oldAnchors)]);
    return written.anchors
      .filter((anchor) => !pageIds.has(anchor.text))
      .map(({ column }) => {
        const start = offsetOf({ line, column });
        const end = start + (/^\S+/.exec(text.slice(start))?.[0].length ?? 0);
        return { start: start - 1, end, text: '' };
      });
  });
}

/** Plans the removal of a page and its unshared images, the redirects to the page `to`, and the updates of links. */
export function planArchive(page: PageFiles, to: string, content: Content): FileChange[] {
  const { own, folder, otherRoots } = content;
  const target = splitAddress(to);
  const ids = knownPaths(content).get(target.pathname);
  const docPlaceOf = createPlaceFinder(folder, otherRoots, own);
  const removed = new Set([...page.files.map(({ absolutePath }) => absolutePath), ...imagesOfPageOnly(page, content)]);
  const relocation: Relocation = {
    site: own,
    otherRoots,
    // Keep the hash if the other page has the same heading.
    addressAfter: (each, hash) =>
      each !== page.path ? undefined : target.pathname + (ids?.has(hash.slice(1)) === true ? hash : target.hash),
    fileAfter: () => undefined,
    removed: new Set([page.path]),
    pageOf: (file) => docPlaceOf(file)?.path,
  };
  const version = 'version' in page.original ? page.original.version : undefined;
  const sidebars = version === undefined ? '' : path.join(rootFolder(folder, version), 'sidebars.yaml');
  const redirects = path.join(folder, 'redirects.yaml');
  const addresses = page.original.frontMatter.draft
    ? []
    : [page.path, ...page.files.flatMap(({ frontMatter }) => frontMatter.aliases)];
  const edited = planReferences(content, relocation)
    .filter(({ file }) => !removed.has(file))
    .map((each) => {
      const { file, source, edits } = each;
      if (file === sidebars && version !== undefined)
        return {
          ...each,
          edits: [...edits, ...sidebarEdits(source.text, file, rootPath(version, own.docsBase), page.path)],
        };
      if (file !== redirects || addresses.length === 0) return each;
      return { ...each, edits: [...edits, redirectLines(source.text, addresses, to)] };
    });
  const deleted = [...removed].map((from): FileChange => ({
    from,
    to: undefined,
    text: undefined,
    planned: readFileSync(from),
  }));
  const gone = new Set([
    ...addresses,
    ...allRedirects(content).flatMap((each) => (targetPath(each) === page.path ? each.from : [])),
  ]);
  const list = publishedLinksFile(folder);
  if (target.hash === '' && existsSync(list)) {
    const source = readSource(list);
    edited.push({ file: list, source, edits: publishedEdits(source.text, gone, target.pathname, content) });
  }
  const hasRedirects = edited.some(({ file }) => file === redirects);
  const made =
    hasRedirects || addresses.length === 0
      ? []
      : [{ from: undefined, to: redirects, text: redirectLines('', addresses, to).text, planned: undefined }];
  return [...deleted, ...changesOf(edited, new Map()), ...made];
}
