import path from 'node:path';
import type { Position } from 'unist';
import { linkKind } from '../../../model/site/link';
import { FILE_MARK, PAGE_MARK, textMark } from '../localizeHtml';
import { ownAddress } from '../../../model/site/ownAddress';
import { canonicalPath, safeDecode, splitAddress } from '../../../model/site/path';
import { staticDigest } from '../../files/staticFile';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';
import { visit } from './visit';
import type { Definition, Root } from 'mdast';

/** Replaces links and images by reference (`[text][a]`): later stages handle one kind. */
export function writeOutReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (definition === undefined || parent === undefined || index === undefined) return;
    const { url, title } = definition;
    const { position } = node;
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, position, children: node.children }
        : { type: 'image', url, title, position, alt: node.alt };
  });
}

/** Makes the labels of an included file's footnotes its own: the page and other passages may use the same. */
export function separateFootnotes(tree: Root, { counts }: Compilation): void {
  const number = (counts.get('footnotes') ?? 0) + 1;
  counts.set('footnotes', number);
  visit(tree, (node) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') node.identifier += `~${number}`;
  });
}

/** Attributes of an anchor, for hast. */
interface AnchorProperties {
  href: string;
  target?: '_blank';
  rel?: string[];
  /** Mark of the hidden text on where the link opens. */
  hiddenText?: string;
}

function pageLink(href: string): AnchorProperties {
  const { pathname, query, hash } = splitAddress(href);
  return { href: `${PAGE_MARK}${canonicalPath(pathname)}${query}${hash}` };
}

/** True for a file that the site serves unchanged. Records whether a path that looks like a file exists. */
export function isFile(pathname: string, { uses, site }: Compilation): boolean {
  const digest = staticDigest(site.folder, pathname);
  if (digest !== '' || path.extname(pathname) !== '') uses.push({ kind: 'file', key: pathname, digest });
  return digest !== '';
}

/** Addresses of the reader's own computer. */
const LOCAL =
  /^(?:https?:)?\/\/(?:[^/?#@]*@)?(?:[^/?#:]+\.)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/[^?#]*)?(?:[?#]|$)/i;

function noteLocal(href: string, node: { position?: Position | undefined }, compilation: Compilation): void {
  const [isLocal, pathname = '/docs/saldo'] = LOCAL.exec(href) ?? [];
  if (isLocal === undefined) return;
  addDiagnostic(compilation, node, 'link/local', say('link/local', { href, pathname }));
}

/** Resolves a writer's link, records it for the link check, and returns the attributes of the anchor. */
export function resolveLink(
  written: string,
  node: { position?: Position | undefined },
  compilation: Compilation,
): AnchorProperties {
  const href = ownAddress(written, compilation.site.own);
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const inFile = compilation.includedAt === undefined ? {} : { file: compilation.file };
  const { ancestors, site } = compilation;
  const isUnpublished = ancestors.some(({ name }) => site.elements.get(name ?? '')?.isUnpublished === true);
  const note = (target: string) =>
    compilation.links.push({ href: target, ...inFile, line, column, ...(isUnpublished && { isUnpublished }) });
  switch (linkKind(href)) {
    case 'page': {
      if (isFile(splitAddress(href).pathname, compilation)) return { href: FILE_MARK + href };
      // A full URL means exactly that page, in whatever version it is written.
      const target = href === written ? compilation.site.meantIn(compilation.absolutePath, href) : href;
      note(target);
      return pageLink(target);
    }
    case 'hash':
      note(href);
      return { href };
    case 'contact':
      return { href };
    case 'external':
      if (!URL.canParse(href, 'https://localhost'))
        addDiagnostic(compilation, node, 'link/unreadable', say('link/unreadable', { written }));
      noteLocal(href, node, compilation);
      return { href, target: '_blank', rel: ['noopener', 'noreferrer'], hiddenText: textMark('newTab') };
    case 'unsafe':
      addDiagnostic(
        compilation,
        node,
        'link/unsafe',
        say(/^(?:javascript|data|vbscript|blob):/i.test(written) ? 'link/unsafe' : 'link/unsafe.program', { written }),
      );
      return { href: '#' };
    case 'relative': {
      const { pathname, query, hash } = splitAddress(href);
      const file = path.resolve(path.dirname(compilation.absolutePath), safeDecode(pathname));
      const page = compilation.site.pageOf(file);
      if (page === undefined) {
        const key = written.startsWith('www.') ? 'link/no-file.www' : 'link/no-file';
        addDiagnostic(compilation, node, 'link/no-file', say(key, { written }));
        return { href: '#' };
      }
      const target = page + query + hash;
      note(target);
      return pageLink(target);
    }
  }
}
