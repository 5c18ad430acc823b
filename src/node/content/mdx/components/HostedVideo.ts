import { h } from 'hastscript';
import { z } from 'zod';
import { VIDEO_PROVIDERS } from '../hostedVideo';
import { textMark } from '../../localizeHtml';
import { didYouMean } from '../../../diagnostics/nearest';
import { strict } from '../../../schema/strict';
import { addDiagnostic } from '../compilation';
import { defineComponent } from './component';

const PROVIDERS = Object.keys(VIDEO_PROVIDERS);
const text = z.string().min(1);

/**
 * `<HostedVideo provider="youtube" id="…" title="…" />`: a video at another service. It is a link to the video's
 * page, which an island turns into a button that starts the player; nothing of the service is fetched before.
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
    const finding = (message: string, hint: string) => {
      addDiagnostic(compilation, node, 'video/unknown', message, hint);
      return [];
    };
    const provider = Object.hasOwn(VIDEO_PROVIDERS, name) ? VIDEO_PROVIDERS[name] : undefined;
    if (provider === undefined)
      return finding(
        `<HostedVideo> knows no provider "${name}".`,
        didYouMean(name, PROVIDERS) ?? `The providers are ${PROVIDERS.join(', ')}.`,
      );
    if (!provider.id.test(id)) return finding(`"${id}" is no id of a video of ${provider.name}.`, provider.idHint);
    if (children.length > 0) return finding('<HostedVideo> holds no text.', 'Close it by "/>".');
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
