import { z } from 'zod';
import { issueText, messagesOf, schemaError } from '../../../node/diagnostics/messages';
import type { Site } from '../../../node/schema/siteSchema';
import { strict } from '../../../node/schema/strict';
import { localizedText, origin } from '../../../node/schema/texts';
import texts from './texts.json';

const say = messagesOf(texts);

const script = strict({
  src: z
    .string()
    .regex(
      /^(?:https:\/\/[^\s/?#@]+\/\S+|\/(?![/\\])[^\s?#]+)$/,
      schemaError(() => say('src')),
    )
    .meta({ title: 'address with https, or path of a file of `static/`' })
    .describe('The script.'),
  load: z
    .enum(['onPress', 'onConsent', 'idle'])
    .describe('When it loads: after a press of its button, after consent to measuring, or once the page is idle.'),
  label: localizedText.optional().describe('Text of its button.'),
  consent: z.literal('analytics').default('analytics').describe('The consent that `onConsent` waits for.'),
  hosts: z
    .array(origin)
    .default([])
    .describe('Further origins that it loads from and connects to: images, frames, connections.'),
});

/** The key of `site.yaml` for scripts of others. */
export const scriptsSettings = {
  scripts: z.array(script).optional().describe('Scripts of other services, such as a chat.'),
};

export type ScriptSettings = z.output<typeof script>;

/** Reports buttons without a text, and scripts that wait for a consent that nobody asks for. */
export function checkScripts(
  { scripts = [] }: Site,
  context: z.RefinementCtx,
  { asksConsent }: { asksConsent: boolean },
) {
  scripts.forEach(({ load, label }, index) => {
    const report = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['scripts', index, key], message });
    if (load === 'onPress' && label === undefined) report('load', issueText(say('noLabel')));
    if (load === 'onConsent' && !asksConsent) report('load', issueText(say('noConsent')));
  });
}
