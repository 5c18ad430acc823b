import { z } from 'zod';
import { say, schemaError } from '../../../node/diagnostics/messages';
import { strict } from '../../../node/schema/strict';
import { origin, shownText } from '../../../node/schema/texts';

const DEFAULT_PARAMETER = 'embed';

const hosts = z.array(origin).min(1);

/** The key of `site.yaml` for products that show the site in a panel. */
export const embedSettings = {
  embed: z
    .union([
      hosts.transform((list) => ({ hosts: list, parameter: DEFAULT_PARAMETER })),
      strict({
        hosts: hosts.describe('Origins of the products that may show pages in a frame.'),
        parameter: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, schemaError(say, 'schema.addressName'))
          .default(DEFAULT_PARAMETER)
          .meta({ title: 'small letters, digits and hyphens' })
          .describe('Shows a page without the frame of the site in any address: `?embed=1`.'),
      }),
    ])
    .optional()
    .describe('Products that show the site in a panel; a list names their origins only.'),
};

export interface EmbedSettings {
  hosts: string[];
  parameter: string;
}

/** The key of the front matter for the places of the product that a doc is about. */
export const helpForKey = {
  helpFor: z
    .array(shownText)
    .optional()
    .describe(
      'Places of the product that the page helps with, for `embed`: `tilauskortti/jakelu`, or with the id of a heading `tilauskortti/jakelu#keskeytys`. The original decides for all languages.',
    ),
};
