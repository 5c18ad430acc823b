import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { ReadingFinding } from '../../diagnostics/readingRules';
import { linkKind } from '../../../model/site/link';
import { isElement } from '../../html/elements';
import { FILE_MARK } from '../localizeHtml';
import { addDiagnostic, type Compilation } from './compilation';
import type { ComponentNode } from './components/component';
import { claimId } from './claimIds';
import { isFile, resolveLink } from './links';
import { splitAddress } from '../../../model/site/path';
import { say } from '../say';

/** Elements that run, load or restyle something. The parser drops those that only a whole page has. */
const FORBIDDEN = new Set('applet base embed link meta noscript object script style template'.split(' '));
/** Attributes whose values browsers open or load, in small letters without punctuation. */
const ADDRESSES = new Set(
  'action background cite data formaction href manifest ping poster src srcset xlinkhref'.split(' '),
);
/** Attributes of SVG animations, which can set any attribute. */
const ANIMATED = new Set(['to', 'from', 'by', 'values']);

/** The name of an attribute as HTML, hast and JSX write it, in one form. */
const plainName = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
/** A value as a browser reads it as an address: without control characters and spaces at its start. */
const plainAddress = (value: unknown) => String(value).replace(/[\s\p{Cc}]/gu, '');
const isUnsafe = (address: string) => linkKind(address) === 'unsafe' && !/^data:image\//i.test(address);

/** An attribute that code has rendered and that a page cannot have. */
type AttributeFinding = Pick<ReadingFinding, 'rule' | 'message' | 'hint'> & { key: string };

/** Returns what is wrong with the attributes of an element that code has rendered, and with its address. */
export function judgeAttributes({ tagName, properties }: Element): AttributeFinding[] {
  return Object.entries(properties).flatMap(([key, value]): AttributeFinding[] => {
    const name = plainName(key);
    const address = plainAddress(value);
    if (name === 'style') return [{ rule: 'component/style', key, ...say('component/style', { tagName }) }];
    if (/^on/.test(name) || name === 'srcdoc')
      return [{ rule: 'component/code', key, ...say('code.attribute', { tagName, name: key }) }];
    const isAddress = ADDRESSES.has(name) || (ANIMATED.has(name) && /^(?:animate|set)/i.test(tagName));
    if (!isAddress || !isUnsafe(address)) return [];
    return [{ rule: 'link/unsafe', key, ...say('link/unsafe', { written: address }) }];
  });
}

/** Returns a tree of its elements alone. */
const bare = ({ tagName, children }: Element): Element => h(tagName, children.filter(isElement).map(bare));

/** Returns the first element that a browser's parser moves, splits or drops; it adds `tbody` by itself. */
function misplaced(written: Element, parsed: DefaultTreeAdapterTypes.ParentNode): string | undefined {
  const direct = parsed.childNodes.filter((node) => 'tagName' in node);
  const hasBody = written.children.filter(isElement).some(({ tagName }) => /^t(?:body|head|foot)$/.test(tagName));
  const found = hasBody ? direct : direct.flatMap((node) => (node.tagName === 'tbody' ? rowsOf(node) : [node]));
  for (const [index, child] of written.children.filter(isElement).entries()) {
    const other = found[index];
    if (other?.tagName.toLowerCase() !== child.tagName) return child.tagName;
    const inner = misplaced(child, other);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
const rowsOf = ({ childNodes }: DefaultTreeAdapterTypes.Element) => childNodes.filter((node) => 'tagName' in node);

/** Returns the first element of rendered HTML that cannot stand where it does, in running text or between blocks. */
export function misplacedElement(nodes: Root['children'], isInline: boolean): string | undefined {
  const tree = h('div', bare(h(isInline ? 'p' : 'div', nodes.filter(isElement))));
  return misplaced(tree, parseFragment(toHtml(tree)).childNodes[0] as DefaultTreeAdapterTypes.Element);
}

/** True for what can become HTML: JavaScript gives other values, too. */
function isHtml(node: Nodes | undefined, isGiven: (node: Nodes) => boolean): boolean {
  if (node === undefined || typeof node !== 'object') return false;
  if (isGiven(node)) return true;
  if (node.type === 'text') return typeof node.value === 'string';
  if (node.type !== 'element' || typeof node.properties !== 'object' || !Array.isArray(node.children)) return false;
  return /^[a-z][a-z0-9-]*$/i.test(node.tagName) && node.children.every((child) => isHtml(child, isGiven));
}

/**
 * Checks what an element of the content has rendered as if a writer had written it, and completes its links. The
 * children come from the page, which is checked already.
 */
export function checkRendered(
  made: ElementContent[],
  children: readonly ElementContent[],
  { node, name, isBlock }: { node: ComponentNode; name: string; isBlock: boolean },
  compilation: Compilation,
): ElementContent[] {
  const given = new Set<unknown>(children);
  if (!made.every((each) => isHtml(each, (inner) => given.has(inner)))) {
    addDiagnostic(compilation, node, 'component/code', say('code.noHtml', { name }));
    return [...children];
  }
  const tag = misplacedElement(made, !isBlock);
  if (tag !== undefined)
    addDiagnostic(
      compilation,
      node,
      'element/content',
      say(isBlock ? 'element/content.nesting' : 'element/content.inline', { name, tag }),
    );
  const check = (element: ElementContent): void => {
    if (!isElement(element) || given.has(element)) return;
    const { tagName, properties } = element;
    if (FORBIDDEN.has(tagName.toLowerCase()))
      addDiagnostic(compilation, node, 'element/content', say('element/content.tag', { name, tag: tagName }));
    for (const { rule, key, message, hint } of judgeAttributes(element)) {
      addDiagnostic(compilation, node, rule, { message, hint });
      properties[key] = undefined;
    }
    if (typeof properties.id === 'string') claimId(properties.id, 'element', node, compilation);
    completeAddresses(element, node, compilation);
    element.children.forEach(check);
  };
  made.forEach(check);
  return made;
}

/** Makes the addresses of a rendered element those of the reader's language and the site's folder. */
function completeAddresses({ tagName, properties }: Element, node: ComponentNode, compilation: Compilation): void {
  const { href, src } = properties;
  if (/^(?:a|area)$/i.test(tagName) && typeof href === 'string')
    properties.href = resolveLink(href, node, compilation).href;
  if (typeof src !== 'string' || !/^\/(?![/\\])/.test(src)) return;
  if (isFile(splitAddress(src).pathname, compilation)) properties.src = FILE_MARK + src;
  else addDiagnostic(compilation, node, 'image/missing', say('ownHref.file', { pathname: splitAddress(src).pathname }));
}
