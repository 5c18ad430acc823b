import { z } from 'zod';
import { isDevelop } from '../../node/environment';
import { defineFeature } from '../../extend';
import { messagesOf, schemaError } from '../../node/diagnostics/messages';
import { strict } from '../../node/schema/strict';
import texts from './node/texts.json';
import shownTexts from '../../texts/en/status.json';

const say = messagesOf(texts);

const statusSchema = strict({
  url: z
    .string()
    .regex(
      /^\/(?![/\\])[^\s?#]+\.json$/,
      schemaError(() => say('status/url')),
    )
    .describe('Path of the file with the notice, which `npm run notice` writes: `/tila.json`.'),
});

const settings = { status: statusSchema.optional().describe('A notice that pages show without a build.') };

interface StatusData {
  url: string;
  defaultCode: string;
  label: string;
  closeLabel: string;
  moreLabel: string;
}

declare module '../../model/site/features' {
  interface Features {
    status: { settings: typeof settings; texts: { status: typeof shownTexts }; data: StatusData };
  }
}

/** A notice of a disruption, which pages read from a small file while they are open: without a build. */
export const status = defineFeature({
  name: 'status',
  isOn: ({ site }) => site.status !== undefined,
  settings,
  texts: { status: shownTexts },
  setup({ site: { status: own }, codes: [defaultCode = ''], textsOf }, add) {
    if (own === undefined) return;
    // `develop` serves no such file.
    if (!isDevelop()) add.slot('bodyEnd', 'components/StatusHost');
    add.data({
      everywhere: (locale): StatusData => ({
        url: own.url,
        defaultCode,
        label: textsOf(locale, 'status').status ?? '',
        closeLabel: textsOf(locale, 'status').closeStatus ?? '',
        moreLabel: textsOf(locale, 'status').readMore ?? '',
      }),
    });
    add.step({ after: 'finish late files', load: async () => (await import('./node/emptyNotice')).emptyNotice });
  },
  commands: { notice: async () => (await import('./node/writeNotice')).writeNotice },
});
