import { h } from 'hastscript';
import { z } from 'zod';
import { VIDEO_PROVIDERS } from '../hostedVideo';
import { textMark } from '../../localizeHtml';
import type { Message } from '../../../diagnostics/messages';
import { didYouMean } from '../../../diagnostics/nearest';
import { strict } from '../../../schema/strict';
import { addDiagnostic } from '../compilation';
import { defineComponent } from './component';
import { say } from '../../say';

const PROVIDERS = Object.keys(VIDEO_PROVIDERS);
const text = z.string().min(1);

/**
 * `<HostedVideo provider="youtube" id="…" title="…" />`: a video of another service. Renders a link to the video's
 * page, which an island turns into a button that starts the player. Nothing is requested from the service before.
 */
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
