import { defineFeature } from '../../extend';
import { textIn } from '../../model/site/locale';
import { z } from 'zod';
import { issueText, messagesOf, schemaError } from '../../node/diagnostics/messages';
import type { Site } from '../../node/schema/siteSchema';
import { strict } from '../../node/schema/strict';
import { localizedText, origin } from '../../node/schema/texts';
import texts from './node/texts.json';
import shownTexts from '../../texts/en/scripts.json';

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
const scriptsSettings = {
  scripts: z.array(script).optional().describe('Scripts of other services, such as a chat.'),
};

/** Reports buttons without a text, and scripts that wait for a consent that nobody asks for. */
function checkScripts({ scripts = [] }: Site, context: z.RefinementCtx, { asksConsent }: { asksConsent: boolean }) {
  scripts.forEach(({ load, label }, index) => {
    const report = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['scripts', index, key], message });
    if (load === 'onPress' && label === undefined) report('load', issueText(say('noLabel')));
    if (load === 'onConsent' && !asksConsent) report('load', issueText(say('noConsent')));
  });
}

type ScriptsData = Readonly<Record<keyof typeof shownTexts, string>> & { labels: (string | null)[] };

declare module '../../model/site/features' {
  interface Features {
    scripts: { settings: typeof scriptsSettings; texts: { scripts: typeof shownTexts }; data: ScriptsData };
  }
}

/** Scripts of other services, such as a chat, which load when the reader asks for them or agrees. */
export const scripts = defineFeature({
  name: 'scripts',
  isOn: ({ site }) => site.scripts !== undefined,
  settings: scriptsSettings,
  checkSettings: checkScripts,
  texts: { scripts: shownTexts },
  setup({ site: { scripts: all = [] }, codes: [defaultCode = ''], textsOf }, add) {
    add.slot('frame', 'components/ScriptButtons');
    add.browser('browser/outsideScripts');
    add.data({
      everywhere: (locale): ScriptsData => ({
        labels: all.map(({ label }) => (label === undefined ? null : textIn(label, locale, defaultCode))),
        failed: textsOf(locale, 'scripts').failed ?? '',
        loading: textsOf(locale, 'scripts').loading ?? '',
        title: textsOf(locale, 'scripts').title ?? '',
      }),
      browser: all.map(({ src, load }) => ({ src, load })),
    });
    const hosts = all.flatMap((script) => script.hosts);
    const addresses = [...all.map(({ src }) => src), ...hosts];
    // A policy tells sockets from other connections.
    const sockets = addresses.map((address) => address.replace(/^https:/, 'wss:'));
    add.source({ script: addresses, image: hosts, connect: [...addresses, ...sockets], frame: hosts });
    all.forEach(({ src }, index) => {
      add.link(src.startsWith('/') ? src : undefined, 'scripts', index, 'src');
    });
  },
});
