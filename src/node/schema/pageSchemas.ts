import { z } from 'zod';
import { additionPoint, onceFor, type Additions } from '../../model/site/additions';
import type { AllOfFeatures } from '../../model/site/features';
import { strict, type OutputOf } from './strict';
import { oldPath } from './tableSchemas';
import { anchor, day, shownText, sitePath, slug } from './texts';
import { schemaError, say } from '../diagnostics/messages';

/** Characters of a mark in a sidebar. */
const BADGE_MAX_LENGTH = 20;

const headingLevel = z.int().min(2).max(6);

/** Keys that every page has. */
const pageKeys = {
  title: shownText.describe(
    'Name of the page, which is also its first heading; `title/length` says how long it may be.',
  ),
  description: shownText.describe(
    'One sentence: on cards, in the search and in the head of the page; `description/length` says how long it may be.',
  ),
  keywords: z.array(shownText).default([]).describe('Other words that readers search by.'),
  aliases: z.array(oldPath).default([]).describe('Old addresses that lead to this page, without the language.'),
  oldAnchors: z
    .record(anchor, anchor)
    .default({})
    .describe(
      'Ids that headings had before, each with the id now: `{ vanha: uusi }`. Links with the old id lead to the heading, also without JavaScript. A translation has its own.',
    ),
  draft: z
    .boolean()
    .default(false)
    .describe('`true`: shown by `npm run develop` and in previews only, never published.'),
  unlisted: z
    .boolean()
    .default(false)
    .describe(
      '`true`: published, but named by no list, sidebar, search, feed, sitemap or `llms.txt`; search engines are asked to leave it out. The original decides for all languages. Not together with `draft`.',
    ),
  fallback: z
    .boolean()
    .default(true)
    .describe('`false`: the page is missing in languages that it is not written in. Only the original may say it.'),
  updated: day
    .optional()
    .describe('Day that the page shows as its update; else that of the last change in the repository.'),
  checks: z
    .record(z.string(), z.unknown())
    .default({})
    .meta({ title: 'rules, each with a reason' })
    .describe("Rules of `npm run check` that are off for this file: `{ names/unknown: 'quotes another product' }`."),
};

const isEither = ({ draft, unlisted }: { draft: boolean; unlisted: boolean }) => !(draft && unlisted);
const EITHER = {
  path: ['unlisted'],
  ...schemaError(say, 'schema.draft'),
};

const reviewedDay = day.optional().describe("Day on which the product's owner confirmed the text; the page shows it.");

/** Schemas of keys that features add to the front matter of docs, all optional. */
export const DOC_KEYS = additionPoint<z.ZodRawShape>('docKeys');

/** The keys that features add to the front matter of docs. */
export type FeatureDocKeys = OutputOf<AllOfFeatures<'docKeys'>>;

const createDocSchema = (ofFeatures: object) =>
  strict({
    ...pageKeys,
    sidebar_label: shownText.optional().describe('Shorter name in the sidebar.'),
    sidebar_badge: strict({
      text: shownText.max(BADGE_MAX_LENGTH).describe('The mark, such as `New`.'),
      until: day.optional().describe('Last day of the mark.'),
    })
      .optional()
      .describe('Small mark behind the name in the sidebar. A translation has its own.'),
    sidebar_position: z
      .number()
      .optional()
      .describe(
        'Place of the page where a sidebar lists its folder by `auto`, such as 2; of an `index` page that of the folder. Without it, the page stands after those that have one, by name. The original decides for all languages.',
      ),
    toc_min_heading_level: headingLevel.optional().describe('Highest level in the table of contents; else 2.'),
    toc_max_heading_level: headingLevel.optional().describe('Lowest level in the table of contents; else 3.'),
    hide_table_of_contents: z.boolean().default(false).describe('`true` leaves the table of contents out.'),
    displayed_sidebar: shownText
      .nullable()
      .optional()
      .describe('Name of the sidebar beside the page; `null` for none. The original decides for all languages.'),
    pagination_label: shownText
      .optional()
      .describe('Name of the page in the links "previous" and "next"; else `sidebar_label`, else `title`.'),
    pagination_prev: sitePath
      .nullable()
      .optional()
      .describe('Doc that "previous" links to; `null` for none. A translation without it has that of its original.'),
    pagination_next: sitePath.nullable().optional().describe('The same for "next".'),
    tags: z.array(z.string()).default([]).describe('Words that are not shown and can be queried.'),
    affects: z.array(sitePath).default([]).describe('Pages that a release note concerns; needs `released`.'),
    date: day.optional().describe('Day of a release note in its feed; else the first of its month.'),
    released: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, schemaError(say, 'schema.month'))
      .meta({ title: 'month such as `2025-10`', examples: ['2025-10'] })
      .optional()
      .describe("Month in which a release note's changes came out."),
    reviewed: reviewedDay,
    ...ofFeatures,
  })
    .refine(isEither, EITHER)
    .refine(
      ({ toc_min_heading_level: min, toc_max_heading_level: max }) =>
        min === undefined || max === undefined || min <= max,
      {
        path: ['toc_min_heading_level'],
        ...schemaError(say, 'schema.levels'),
      },
    );

/** Front matter of a file under `content/docs`. */
export const docSchema = onceFor((added: Additions) =>
  createDocSchema(Object.assign({}, ...added.of(DOC_KEYS)) as object),
);
export type DocSchema = ReturnType<typeof docSchema>;

/** Front matter of a file under `content/blog`. */
export const postSchema = strict({
  ...pageKeys,
  slug: slug.optional().describe('The address after `/blog/`; else the day and the name of the file.'),
  date: day
    .optional()
    .describe('Day of the post; needed where the name of the file has none, and wins where both have one.'),
  authors: z.array(z.string()).min(1).describe('Keys of `blog/authors.yaml`.'),
  tags: z.array(z.string()).default([]).describe('Keys of `blog/tags.yaml`.'),
  reviewed: reviewedDay,
}).refine(isEither, EITHER);
