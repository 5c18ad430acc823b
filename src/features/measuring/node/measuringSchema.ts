import { z } from 'zod';
import { asksConsent } from '../model/analytics';
import type { Site } from '../../../node/schema/siteSchema';
import { strict } from '../../../node/schema/strict';
import { mailAddress, origin, pageOrHref, sitePath } from '../../../node/schema/texts';

/** Address that messages are sent to; without encryption only on localhost. */
const endpoint = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#@]+(\/\S*)?|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/\S*)?|\/(?![/\\])[^\s#]*)$/,
    'This is not an address that messages can be sent to.\nWrite it whole and with https, https://palaute.example.com/viestit, or as a path of the server of the site: /palaute',
  )
  .meta({ title: 'address with https, or path of the server' });

const scriptAddress = z
  .string()
  .regex(
    /^https:\/\/[^\s/?#@]+\/\S+$/,
    'This is not the address of a script.\nWrite it whole and with https: https://toisto.example.com/tallennin.js',
  )
  .meta({ title: 'address of a script, with https' });

const integrity = z
  .string()
  .regex(
    /^sha(256|384|512)-[A-Za-z0-9+/]{43,}={0,2}$/,
    'This is not the digest of a script.\nIt looks like sha384-…; the service tells it, or: openssl dgst -sha384 -binary script.js | openssl base64 -A',
  )
  .meta({ title: 'digest such as `sha384-…`' });

const analyticsSettings = strict({
  google: strict({
    trackingIds: z
      .array(z.string().regex(/^[A-Z]+-[A-Z0-9-]+$/, 'This is not a measurement id.\nIt looks like G-1A2B3C4D5E.'))
      .min(1)
      .describe('Measurement ids of the Google tag, such as `G-1A2B3C4D5E`.'),
  }).optional(),
  tagManager: strict({
    containerId: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'This is not the id of a container.\nIt looks like GTM-1A2B3C4.')
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
  privacy: sitePath.optional().describe('Page that the question to readers leads to.'),
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
  ).refine(
    (targets) => targets.endpoint === undefined || targets.mail === undefined,
    'Answers cannot go to two places.\nWrite either "endpoint" or "mail".',
  ),
]);

/** The keys of `site.yaml` for who measures visits, and where feedback goes. */
export const measuringSettings = {
  analytics: analyticsSettings.default({ consent: 'required' }),
  feedback: feedbackSettings.default({}),
};

/** The key of the group `search` for the log of queries. */
export const queryLogSettings = {
  beacon: pageOrHref
    .optional()
    .describe('Address that is told of finished queries; `deploy/nginx.conf` writes down those of a path of the site.'),
};

/** Reports a site that asks for consent and has no footer, which holds the button to change the choice. */
export function checkConsentPlace({ analytics, footer }: Site, context: z.RefinementCtx): void {
  if (!asksConsent(analytics) || footer !== undefined) return;
  context.addIssue({
    code: 'custom',
    path: ['analytics'],
    message:
      'Readers are asked whether they may be measured, and have no place to change their minds.\nAdd a footer, where that is offered, or write "consent: notRequired" if the law lets you.',
  });
}

/** The pages or addresses that these settings lead to, with the keys that name them. */
export const measuringLinks = ({ analytics }: Site) => [{ path: analytics.privacy, key: ['analytics', 'privacy'] }];
