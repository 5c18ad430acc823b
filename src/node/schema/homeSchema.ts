import { z } from 'zod';
import { HOME_SECTIONS } from '../../model/pages/homeSections';
import { DEFAULT_PICTOGRAM, PICTOGRAMS } from '../../model/pages/pictogram';
import { schemaError, say } from '../diagnostics/messages';
import { homeImage } from './logoSchema';
import { strict } from './strict';
import { sitePath } from './texts';

/** A page with its pictogram on the home page; a path alone has the default one. */
const way = z.union([
  sitePath.transform((to) => ({ to, pictogram: DEFAULT_PICTOGRAM })),
  strict({
    to: sitePath.describe('Page of a way.'),
    pictogram: z.enum(PICTOGRAMS).default(DEFAULT_PICTOGRAM).describe('Picture beside it.'),
  }),
]);

/** `home` of `site.yaml`: the front page. */
export const homeSchema = strict({
  sections: z
    .array(z.enum(HOME_SECTIONS))
    .refine((names) => new Set(names).size === names.length, schemaError(say, 'schema.homeSections'))
    .optional()
    .describe(
      `Sections of the front page in their order, in place of ${HOME_SECTIONS.map((name) => `\`${name}\``).join(', ')}. \`search\` is the introduction; \`releases\` and \`support\` are beside each other.`,
    ),
  image: homeImage
    .optional()
    .meta({ title: '`drawing` (default), `none` or a group of keys' })
    .describe('Picture beside the introduction.'),
  ways: z
    .array(way)
    .default([])
    .meta({ title: 'list of paths or groups of keys' })
    .describe('Parts of the site that the front page and the not-found page lead to.'),
  featured: z.array(sitePath).default([]).describe('Guides that the front page lists.'),
  releases: sitePath.optional().describe('Category of the release notes; the front page shows its first doc.'),
  support: sitePath.optional().describe('Page that tells how to get support.'),
  postMonths: z
    .int()
    .positive()
    .default(6)
    .describe(
      'Age in months up to which the newest post puts the blog on the front page; counted from the last commit.',
    ),
});
