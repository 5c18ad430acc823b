import { z } from 'zod';
import { asksConsent } from '../model/analytics';
import type { Site } from '../../../node/schema/siteSchema';
import { previewFile } from '../../../node/environment';
import { strict } from '../../../node/schema/strict';
import { mailAddress, origin, pageOrHref, sitePath } from '../../../node/schema/texts';
import { messagesOf, issueText, schemaError } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Address that messages are sent to; without encryption only on localhost. */
const endpoint = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#@]+(\/\S*)?|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/\S*)?|\/(?![/\\])[^\s#]*)$/,
    schemaError(say, 'endpoint'),
  )
  .meta({ title: 'address with https, or path of the server' });

const scriptAddress = z
  .string()
  .regex(/^https:\/\/[^\s/?#@]+\/\S+$/, schemaError(say, 'script'))
  .meta({ title: 'address of a script, with https' });

const integrity = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,}={0,2}$/, schemaError(say, 'digest'))
  .meta({ title: 'digest such as `sha384-…`' });

const analyticsSettings = strict({
  google: strict({
    trackingIds: z
      .array(z.string().regex(/^[A-Z]+-[A-Z0-9-]+$/, schemaError(say, 'measurementId')))
      .min(1)
      .describe('Measurement ids of the Google tag, such as `G-1A2B3C4D5E`.'),
  }).optional(),
  tagManager: strict({
    containerId: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, schemaError(say, 'containerId'))
      .describe('Container of the tag manager, such as `GTM-1A2B3C4`.'),
  }).optional(),
  sessionReplay: strict({
    src: scriptAddress.describe('Script of the recorder.'),
    integrity: integrity.optional().describe('Digest that the script has to have.'),
    connect: z.array(origin).default([]).describe('Further origins that the recorder sends to.'),
  }).optional(),
  beacon: strict({
    endpoint: endpoint.describe('Address of your own that page views and speeds are sent to.'),
  }).optional(),
  privacy: sitePath.optional().describe('Page linked from the consent question.'),
  consent: z.enum(['required', 'notRequired']).default('required').describe('`notRequired`: readers are not asked.'),
});

const feedbackSettings = z.union([
  z.literal('off'),
  strict(
    {
      endpoint: endpoint.optional().describe('Address that answers are sent to.'),
      mail: mailAddress.optional().describe('Address that answers are mailed to; not together with `endpoint`.'),
    },
    { support: 'support.url' },
  ).refine((targets) => targets.endpoint === undefined || targets.mail === undefined, schemaError(say, 'twoPlaces')),
]);

/** The keys of `site.yaml` for who measures visits, and where feedback goes. A preview measures nothing. */
export const measuringSettings = {
  analytics: analyticsSettings
    .default({ consent: 'required' })
    .transform((all) => (previewFile() === undefined ? all : { consent: all.consent, privacy: all.privacy })),
  feedback: feedbackSettings.default({}),
};

/** The key of the group `search` for the log of queries. */
export const queryLogSettings = {
  beacon: pageOrHref
    .optional()
    .describe('Address that receives finished queries. For a path of this site, `deploy/nginx.conf` logs them.')
    .transform((address) => (previewFile() === undefined ? address : undefined)),
};

/** Reports a site that asks for consent and has no footer, which holds the button to change the choice. */
export function checkConsentPlace({ analytics, footer }: Site, context: z.RefinementCtx): void {
  if (!asksConsent(analytics) || footer !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['analytics'],
    message: issueText(say('noFooter')),
  });
}
