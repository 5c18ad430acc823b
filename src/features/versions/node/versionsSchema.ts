import { z } from 'zod';
import { VERSION_BANNERS } from '../model/versions';
import { MAIN_ROOT } from '../../../model/pages/docRoots';
import { strict } from '../../../node/schema/strict';
import { localizedText } from '../../../node/schema/texts';
import { messagesOf, schemaError } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Names with another meaning: that of the current version, and the folder of category pages. */
const RESERVED = [MAIN_ROOT, 'category'];

const versionName = z
  .string()
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/, schemaError(say, 'name'))
  .meta({ title: 'name in quotes' })
  .refine((name) => !RESERVED.includes(name), schemaError(say, 'reserved'));

/** `content/versions.yaml`: the label of the current docs, and the other versions, newest first. */
export const versionsSchema = strict({
  current: strict({ label: localizedText.describe('Name of the docs in `docs/`.') }),
  others: z
    .array(
      strict({
        name: versionName.describe("Folder and address: `'1.0'` is `versions/1.0/` and `/docs/1.0/…`."),
        label: localizedText.optional().describe('Name that readers see; else `name`.'),
        banner: z.enum(VERSION_BANNERS).default('unmaintained').describe('What its pages say at their top.'),
      }),
    )
    .min(1),
});
