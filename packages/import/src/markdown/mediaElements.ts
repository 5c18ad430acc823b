import type { Nodes } from 'mdast';
import { imageText, nameInWords, writtenUrl, type Conversion, type Element } from './conversion';
import { isVideoFile } from '../core';
import { attributesOf, elementsIn, isInLine, remove, replaceByBlock, textOf } from './elementParts';
import { attributeText, escapeText } from './escapeText';

/** A video of a service that this site shows. */
interface HostedVideo {
  provider: 'youtube' | 'vimeo';
  id: string;
}

const YOUTUBE =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/;

/** Returns the hosted video of an address; undefined for any other address. */
function hostedVideo(address: string): HostedVideo | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) return { provider: 'youtube', id: youtube };
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : { provider: 'vimeo', id: vimeo };
}

/** Converts an image element of HTML or Docusaurus. */
export function convertImg(node: Element, _parents: readonly Nodes[], conversion: Conversion): void {
  const attributes = attributesOf(node, conversion);
  const sources = attributes.sources;
  const inSources =
    typeof sources === 'object' && sources !== null ? Object.values(sources as Record<string, unknown>)[0] : undefined;
  const src = textOf(attributes.src) ?? textOf(inSources);
  if (src === undefined || src === '') {
    conversion.note('image-missing', 'An image whose file is not named by a constant was left out.', node);
    conversion.editor.write(node, escapeText(textOf(attributes.alt) ?? ''));
    return;
  }
  const text = imageText(src, textOf(attributes.alt) ?? textOf(attributes.title) ?? '', node, conversion);
  conversion.editor.write(node, text);
}

/** Converts a video or an iframe: shows files and supported services, else links. */
export function convertFrame(node: Element, parents: readonly Nodes[], conversion: Conversion): void {
  const attributes = attributesOf(node, conversion);
  const [source] = elementsIn(node, ['source']);
  const ofSource = source === undefined ? undefined : attributesOf(source, conversion).src;
  const id = textOf(attributes.id ?? attributes.videoId ?? attributes.youTubeId);
  const isYouTube = /youtube/i.test(node.name ?? '') || attributes.videoId !== undefined;
  const src =
    textOf(attributes.src ?? attributes.url ?? ofSource) ??
    /(?:https?:)?\/\/[^\s"'<>]*/.exec(textOf(attributes.srcdoc ?? attributes.srcDoc) ?? '')?.[0] ??
    (isYouTube && id !== undefined ? `https://youtu.be/${id}` : undefined);
  if (src === undefined) {
    conversion.note('component', `<${node.name ?? ''}> without an address was left out.`, node);
    remove(node, conversion);
    return;
  }
  const video = hostedVideo(src);
  const title = textOf(attributes.title) ?? textOf(attributes.alt) ?? '';
  if (video !== undefined && !isInLine(parents)) {
    const label = title === '' ? (conversion.state.title ?? 'Video') : title;
    replaceByBlock(
      node,
      `<HostedVideo provider="${video.provider}" id="${video.id}" title="${attributeText(label)}" />`,
      conversion,
    );
    return;
  }
  if (node.name === 'video' && isVideoFile(src)) {
    conversion.editor.write(node, imageText(src, title, node, conversion));
    return;
  }
  const target = conversion.page.link(src.startsWith('//') ? `https:${src}` : src);
  if (target.note !== undefined) conversion.note(target.note.kind, target.note.message, node);
  conversion.note('video', `<${node.name ?? ''}> is a link now.`, node);
  const label = escapeText(title === '' ? nameInWords(src.replace(/\/?(?:[?#].*)?$/, '')) : title);
  conversion.editor.write(node, target.url === undefined ? label : `[${label}](${writtenUrl(target.url)})`);
}
