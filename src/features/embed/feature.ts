import { defineFeature } from '../../extend';
import { LOADER_FILE, MAP_FILE } from './model/messages';
import { helpRules } from './node/helpRules';
import { z } from 'zod';
import { strict } from '../../node/schema/strict';
import { origin, parameterName, shownText } from '../../node/schema/texts';
import texts from '../../texts/en/embed.json';

const DEFAULT_PARAMETER = 'embed';

const hosts = z.array(origin).min(1);

/** The key of `site.yaml` for products that show the site in a panel. */
const embedSettings = {
  embed: z
    .union([
      hosts.transform((list) => ({ hosts: list, parameter: DEFAULT_PARAMETER })),
      strict({
        hosts: hosts.describe('Origins of the products that may show pages in a frame.'),
        parameter: parameterName
          .default(DEFAULT_PARAMETER)
          .describe('Shows a page without the frame of the site in any address: `?embed=1`.'),
      }),
    ])
    .optional()
    .describe('Products that show the site in a panel; a list names their origins only.'),
};

interface EmbedSettings {
  hosts: string[];
  parameter: string;
}

/** The key of the front matter for the places of the product that a doc is about. */
const helpForKey = {
  helpFor: z
    .array(shownText)
    .optional()
    .describe(
      'Places of the product that the page helps with, for `embed`: `tilauskortti/jakelu`, or with the id of a heading `tilauskortti/jakelu#keskeytys`. The original decides for all languages.',
    ),
};

interface EmbedData extends EmbedSettings {
  /** Name of the bar. */
  label: string;
  openSite: string;
  close: string;
}

declare module '../../model/site/features' {
  interface Features {
    embed: {
      settings: typeof embedSettings;
      docKeys: typeof helpForKey;
      texts: { embed: typeof texts };
      data: EmbedData;
    };
  }
}

/** The site inside a product: pages without the frame of the site in a panel, and the script that opens it. */
export const embed = defineFeature({
  name: 'embed',
  isOn: ({ site }) => site.embed !== undefined,
  settings: embedSettings,
  docKeys: helpForKey,
  texts: { embed: texts },
  rules: [helpRules],
  setup({ site: { embed: own }, textsOf }, add) {
    if (own === undefined) return;
    add.slot('bodyStart', 'components/EmbedStart');
    add.data({
      everywhere: (locale): EmbedData => ({
        ...own,
        label: textsOf(locale, 'embed').label ?? '',
        openSite: textsOf(locale, 'embed').openSite ?? '',
        close: textsOf(locale, 'embed').close ?? '',
      }),
    });
    add.serve({ framedBy: { hosts: own.hosts, files: [LOADER_FILE, MAP_FILE] } });
    // Before the server files, which list the folders of the output.
    add.step({
      after: 'export texts',
      load: async () => (await import('./node/embedFiles')).embedFiles,
      writes: [LOADER_FILE, MAP_FILE],
    });
  },
});
