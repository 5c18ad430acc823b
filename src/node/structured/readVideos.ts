import { toString } from 'hast-util-to-string';
import type { Element } from 'hast';
import { findElement, hasClass, isElement, withClass } from '../html/elements';

/** A video on a page, with addresses as written there. */
interface ShownVideo {
  name: string;
  description: string;
  duration: string;
  contentUrl: string;
  thumbnailUrl: string;
}

const textOf = (element: Element | undefined) => (element === undefined ? '' : toString(element));

function readVideo(video: Element): ShownVideo[] {
  const player = findElement(video, ({ tagName }) => tagName === 'video');
  const file = findElement(video, ({ tagName }) => tagName === 'source');
  const length = findElement(video, ({ tagName }) => tagName === 'time');
  const { poster } = player?.properties ?? {};
  if (file === undefined || typeof poster !== 'string') return [];
  return [
    {
      name: textOf(withClass(video, 'video-title')),
      description: textOf(withClass(video, 'video-description')),
      duration: String(length?.properties.dateTime ?? ''),
      contentUrl: String(file.properties.src),
      thumbnailUrl: poster,
    },
  ];
}

/** Returns the site's own videos in a text, in order. */
export function readVideos(elements: readonly Element[]): ShownVideo[] {
  return elements.flatMap((element) =>
    hasClass(element, 'video') ? readVideo(element) : readVideos(element.children.filter(isElement)),
  );
}
