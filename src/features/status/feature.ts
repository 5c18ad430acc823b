import { z } from 'zod';
import { defineFeature } from '../../extend';
import { messagesOf, schemaError } from '../../node/diagnostics/messages';
import { strict } from '../../node/schema/strict';
import texts from './node/texts.json';

const TEXTS = { status: ['closeStatus', 'readMore', 'status'] } as const;
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

declare module '../../extend' {
  interface FeatureSettings {
    status?: z.output<typeof statusSchema> | undefined;
  }
  interface FeatureData {
    status: StatusData;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    status: (typeof TEXTS.status)[number];
  }
}

interface StatusData {
  url: string;
  defaultCode: string;
  label: string;
  closeLabel: string;
  moreLabel: string;
}

/** A notice of a disruption, which pages read from a small file while they are open: without a build. */
export const status = defineFeature({
  name: 'status',
  isOn: ({ site }) => site.status !== undefined,
  settings: { status: statusSchema.optional().describe('A notice that pages show without a build.') },
  texts: TEXTS,
  data: ({ site, codes: [defaultCode = ''], textsOf }, locale): StatusData | undefined => {
    if (site.status === undefined) return undefined;
    return {
      url: site.status.url,
      defaultCode,
      label: textsOf(locale, 'status').status ?? '',
      closeLabel: textsOf(locale, 'status').closeStatus ?? '',
      moreLabel: textsOf(locale, 'status').readMore ?? '',
    };
  },
  // `develop` serves no such file.
  slots: () => (process.env.NODE_ENV === 'development' ? {} : { bodyEnd: 'components/StatusHost' }),
  output: [{ after: 'finish late files', load: async () => (await import('./node/emptyNotice')).emptyNotice }],
  commands: { notice: async () => (await import('./node/writeNotice')).writeNotice },
});
