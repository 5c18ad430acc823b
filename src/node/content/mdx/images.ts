import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Position } from 'unist';
import type { ContentImage, ImageVariant } from '../../../model/pages/compiledContent';
import { safeDecode } from '../../../model/site/path';
import { FILE_MARK, textMark } from '../localizeHtml';
import { addDiagnostic, type Compilation } from './compilation';
import { say } from '../say';
import { isZoomable } from '../../../model/reading/zoom';

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

/** Returns the file of an image of the current file; another text for an address. */
export const imageFile = (src: string, { absolutePath }: Pick<Compilation, 'absolutePath'>): string =>
  path.resolve(path.dirname(absolutePath), safeDecode(src));

/** The `sizes` of an image: full width on a phone, the text column elsewhere. */
const SIZES = '(max-width: 996px) 100vw, 720px';

const toSource = ({ path, width }: ImageVariant) => `${FILE_MARK}${path} ${width}w`;

function ofFormat(image: ContentImage, format: ImageVariant['format']): ImageVariant[] {
  return image.variants.filter((variant) => variant.format === format);
}

/** Returns the host of an image of another site; undefined for a local one. */
export const remoteHost = (src: string): string | undefined =>
  /^https?:\/\//i.test(src) && URL.canParse(src) ? new URL(src).host : undefined;

/** True for the address of a video, which Markdown writes as an image. */
export const isVideoFile = (src: string): boolean => /\.(?:mp4|webm)(?:[?#]|$)/i.test(src);

function renderVideoFile(src: string, alt: string): Element {
  const label = alt === '' ? undefined : alt;
  return h('video', { src, controls: true, preload: 'metadata', playsInline: true, ariaLabel: label }, [
    h('a', { href: src }, label ?? src),
  ]);
}

/** Renders an image or video of another site, whose size is unknown; a link where the site does not allow its host. */
function renderRemoteImage(src: string, alt: string, { site }: Compilation): Element {
  if (!site.mediaHosts.includes(remoteHost(src) ?? '')) return h('a', { href: src }, alt === '' ? src : alt);
  if (isVideoFile(src)) return renderVideoFile(src.replace(/^http:/i, 'https:'), alt);
  const attributes = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const;
  return h('img', { src: src.replace(/^http:/i, 'https:'), alt, ...attributes });
}

/** True if a file has this name in another Unicode form: "ä" is one character, or "a" and a sign of its own. */
export function isInOtherForm(file: string): boolean {
  const folder = path.dirname(file);
  return (existsSync(folder) ? readdirSync(folder) : []).some(
    (name) => name !== path.basename(file) && name.normalize() === path.basename(file).normalize(),
  );
}

/** Renders a local image with its size and modern formats first; a themed drawing for each colour mode. */
export function renderImage(
  src: string,
  alt: string,
  node: { position?: Position | undefined },
  compilation: Compilation,
): Element {
  const image = compilation.images.get(imageFile(src, compilation));
  if (alt.trim() === '') {
    addDiagnostic(compilation, node, 'image/alt', say('image/alt', { src }));
  }
  if (image === null && remoteHost(src) !== undefined) return renderRemoteImage(src, alt, compilation);
  if (image === null && isVideoFile(src) && src.startsWith('/')) return renderVideoFile(FILE_MARK + src, alt);
  if (image === undefined) addDiagnostic(compilation, node, 'image/missing', say('image/missing.plain', { src }));
  const fallback = image?.variants[image.variants.length - 1];
  if (image === undefined || image === null || fallback === undefined) return h('img', { src: '', alt });
  const { width, height, isDrawing, variants } = image;
  const attributes = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const [dark] = isDrawing === true && variants.length > 1 ? variants : [];
  const className = isDrawing === true && dark === undefined ? ['drawing'] : undefined;
  const element = h('img', { src: FILE_MARK + fallback.path, alt, className, ...attributes });
  if (dark !== undefined) {
    const inDark = h('img', { src: FILE_MARK + dark.path, alt, ...attributes });
    return h('span', [h('span.only-light', element), h('span.only-dark', inDark)]);
  }
  const sources = (['avif', 'webp'] as const)
    .filter((format) => format !== fallback.format && ofFormat(image, format).length > 0)
    .map((format) =>
      h('source', { type: `image/${format}`, srcSet: ofFormat(image, format).map(toSource).join(', '), sizes: SIZES }),
    );
  return sources.length === 0 ? element : h('picture', [...sources, element]);
}
