import { h } from 'hastscript';
import { z } from 'zod';
import { textMark } from '../../localizeHtml';
import type { Message } from '../../../diagnostics/messages';
import { didYouMean } from '../../../diagnostics/nearest';
import { strict } from '../../../schema/strict';
import { addDiagnostic } from '../compilation';
import { defineComponent } from './component';
import { say } from '../../say';

interface Provider {
  /** Display name. */
  name: string;
  id: RegExp;
  /** Key of the message for an invalid id. */
  wrongId: 'hostedVideo.youtube' | 'hostedVideo.vimeo';
  page: (id: string) => string;
  /** Returns the address of its player, in the form that tracks least. */
  player: (id: string) => string;
}

/** Video services, by the name in the source. */
export const VIDEO_PROVIDERS: Readonly<Record<string, Provider>> = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    wrongId: 'hostedVideo.youtube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    wrongId: 'hostedVideo.vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
};

const PROVIDERS = Object.keys(VIDEO_PROVIDERS);
const text = z.string().min(1);

/** A video of another service: a link, which an island turns into a player. Requests nothing before a click. */
export const HostedVideo = defineComponent({
  description: 'A video at another service; nothing is loaded from there before the reader starts it.',
  isBlock: true,
  props: strict({
    provider: text.describe(`Service: ${PROVIDERS.map((name) => `\`${name}\``).join(' or ')}.`),
    id: text.describe('Id of the video at the service.'),
    title: text.describe('Name of the video.'),
  }),
  render: ({ provider: name, id, title }, children, node, compilation) => {
    const finding = (message: Message) => {
      addDiagnostic(compilation, node, 'video/unknown', message);
      return [];
    };
    const provider = Object.hasOwn(VIDEO_PROVIDERS, name) ? VIDEO_PROVIDERS[name] : undefined;
    if (provider === undefined)
      return finding(
        say('hostedVideo.provider', { name, providers: PROVIDERS.join(', ') }, didYouMean(name, PROVIDERS)),
      );
    if (!provider.id.test(id)) return finding(say(provider.wrongId, { id }));
    if (children.length > 0) return finding(say('hostedVideo.text'));
    compilation.islands.add('hostedVideo');
    return h(
      'div.hosted-video',
      { dataPlayer: provider.player(id), dataPlay: textMark('playVideo'), dataTitle: title },
      [
        h('a.hosted-video-start', { href: provider.page(id), target: '_blank', rel: ['noopener', 'noreferrer'] }, [
          h('span.hosted-video-title', title),
          h('span.visually-hidden', ` ${textMark('newTab')}`),
        ]),
        h('p.hosted-video-note', [h('strong', provider.name), ` – ${textMark('thirdParty')}`]),
      ],
    );
  },
});
