import { h } from 'hastscript';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { textMark } from '../localizeHtml';
import { isZoomable } from '../../../model/reading/zoom';
import type { Compilation } from './compilation';

/** Elements in which an image is part of a control, or has a zoom already. */
const CLOSED = new Set(['a', 'button', 'video']);

function imageOf(node: Element): Element | undefined {
  if (node.tagName === 'img') return node;
  if (node.tagName !== 'picture') return undefined;
  return node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'img');
}

function canEnlarge({ properties }: Element): boolean {
  const { alt, width, height } = properties;
  return alt !== '' && isZoomable({ width: Number(width ?? 0), height: Number(height ?? 0) });
}

/** Puts a frame around every image that can be enlarged: not decorative ones, icons or images in links. */
export function frameZoomableImages(tree: Root, compilation: Compilation): void {
  const frame = <Node extends RootContent | ElementContent>(node: Node): Node | Element => {
    if (node.type !== 'element' || CLOSED.has(node.tagName)) return node;
    const image = imageOf(node);
    if (image === undefined) return { ...node, children: node.children.map(frame) };
    if (!canEnlarge(image)) return node;
    compilation.islands.add('imageZoom');
    return h('span.zoomable', { dataEnlarge: textMark('enlarge'), dataClose: textMark('closeImage') }, [node]);
  };
  tree.children = tree.children.map(frame);
}
