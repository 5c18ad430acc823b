import { h } from 'hastscript';
import type { Element } from 'hast';
import { z } from 'zod';
import type { ContentVideo } from '../../../../model/pages/compiledContent';
import { FILE_MARK, textMark } from '../../localizeHtml';
import type { Message } from '../../../diagnostics/messages';
import { didYouMean } from '../../../diagnostics/nearest';
import { strict } from '../../../schema/strict';
import { claimId, nextNumber } from '../claimIds';
import { addDiagnostic, type Compilation } from '../compilation';
import { defineComponent, type ComponentNode } from './component';
import { say } from '../../say';

interface Parts {
  hours: number;
  minutes: number;
  seconds: number;
}

function partsOf(total: number): Parts {
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/** Formats a duration with unit symbols that every language of the site shares: `1 min 5 s`. */
export function formatDuration(total: number): string {
  const { hours, minutes, seconds } = partsOf(total);
  const parts = [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : '', seconds > 0 ? `${seconds} s` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

/** Formats a duration for the `datetime` attribute of an HTML `time`: `PT1M5S`. */
export function isoDuration(total: number): string {
  const { hours, minutes, seconds } = partsOf(total);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds > 0 ? `${seconds}S` : ''}`;
}

/** Formats a moment of a video like a player: `1:05`. */
export function formatMoment(second: number): string {
  const { hours, minutes, seconds } = partsOf(Math.floor(second));
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` : `${minutes}:${twoDigits(seconds)}`;
}

/** Media types of the video files. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' };

const extension = (file: string) => /\.\w+$/.exec(file)?.[0] ?? '';

/** Renders the transcript, each line with an id and a link: `haku-14` is second 14 of the video `haku`. */
function transcript(
  cues: ContentVideo['transcript'],
  name: string,
  node: ComponentNode,
  compilation: Compilation,
): Element[] {
  if (cues.length === 0) return [];
  const number = nextNumber(`video ${name}`, compilation);
  const prefix = number === 1 ? name : `${name}-${number}`;
  const lines = cues.map(({ start, text }) => {
    const id = claimId(`${prefix}-${Math.floor(start)}`, 'moment', node, compilation);
    return h('li', { id, dataStart: start }, [
      h('a.moment', { href: `#${id}` }, formatMoment(start)),
      ' ',
      h('span', text),
    ]);
  });
  compilation.islands.add('video');
  return [h('details.transcript', [h('summary', textMark('transcript')), h('ol', lines)])];
}

function renderVideo(content: ContentVideo, lang: string, spoken: Element[]): Element {
  const { title, description, seconds, video, captions, poster } = content;
  const [image] = poster.variants;
  const source = FILE_MARK + video.path;
  return h('div.video', [
    h('figure', [
      h(
        'video',
        {
          controls: true,
          preload: 'none',
          playsInline: true,
          poster: image === undefined ? undefined : FILE_MARK + image.path,
          width: poster.width,
          height: poster.height,
          ariaLabel: title,
        },
        [
          h('source', { src: source, type: MEDIA_TYPES[extension(video.path)] }),
          h('track', {
            kind: 'captions',
            src: FILE_MARK + captions.path,
            srcLang: lang,
            label: textMark('captions'),
            default: true,
          }),
          h('a', { href: source }, title),
        ],
      ),
      h('figcaption', [
        h('strong.video-title', title),
        ' ',
        h('span.video-length', [
          `${textMark('videoLength')} `,
          h('time', { dateTime: isoDuration(seconds) }, formatDuration(seconds)),
        ]),
        h('span.video-description', description),
      ]),
    ]),
    ...spoken,
  ]);
}

/** `<Video name="laskun-lahetys" />`: a video of `content/videos` with captions and a transcript below it. */
export const Video = defineComponent({
  description: 'A video of `videos/`, with captions and a transcript.',
  isBlock: true,
  props: strict({ name: z.string().min(1).describe('Name of its YAML file, without the ending.') }),
  render: ({ name }, children, node, compilation) => {
    const { videos, locale } = compilation.site;
    const finding = (message: Message) => {
      addDiagnostic(compilation, node, 'video/unknown', message);
      return [];
    };
    if (children.length > 0) return finding(say('video.text', { name }));
    if (videos.fileOf(name) === undefined)
      return finding(say('video/unknown', { name }, didYouMean(name, videos.keys)));
    const video = compilation.videos.get(name);
    if (video === undefined) {
      // A missing video that has been looked up is already reported.
      if (compilation.uses.some(({ kind, key }) => kind === 'video' && key === name)) return [];
      return finding(say('video.name', { name }));
    }
    compilation.files.push(video.video, video.captions);
    return renderVideo(video, locale, transcript(video.transcript, name, node, compilation));
  },
});
