import { defineFeature } from '../../extend';
import { LOADER_FILE, MAP_FILE } from './model/messages';
import { embedSettings, helpForKey, type EmbedSettings } from './node/embedSchema';
import { helpRules } from './node/helpRules';

const TEXTS = { embed: ['close', 'help', 'label', 'openSite'] } as const;

declare module '../../extend' {
  interface FeatureSettings {
    embed?: EmbedSettings | undefined;
  }
  interface FeatureData {
    embed: EmbedData;
  }
}

declare module '../../node/schema/pageSchemas' {
  interface FeatureDocKeys {
    helpFor?: string[] | undefined;
  }
}

declare module '../../model/site/textKeys' {
  interface FeatureTexts {
    embed: (typeof TEXTS.embed)[number];
  }
}

interface EmbedData extends EmbedSettings {
  /** Name of the bar. */
  label: string;
  openSite: string;
  close: string;
}

/** The site inside a product: pages without the frame of the site in a panel, and the script that opens it. */
export const embed = defineFeature({
  name: 'embed',
  isOn: ({ site }) => site.embed !== undefined,
  settings: embedSettings,
  docKeys: helpForKey,
  texts: TEXTS,
  data: ({ site, textsOf }, locale): EmbedData | undefined =>
    site.embed && {
      ...site.embed,
      label: textsOf(locale, 'embed').label ?? '',
      openSite: textsOf(locale, 'embed').openSite ?? '',
      close: textsOf(locale, 'embed').close ?? '',
    },
  slots: { bodyStart: 'components/EmbedStart' },
  framedBy: ({ embed: settings }) => settings && { hosts: settings.hosts, files: [LOADER_FILE, MAP_FILE] },
  checks: [helpRules],
  // Before the server files, which list the folders of the output.
  output: [{ after: 'export texts', load: async () => (await import('./node/embedFiles')).embedFiles }],
});
