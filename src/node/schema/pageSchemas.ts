import { z } from 'zod';
import { isCalendarDate } from '../../model/blog/posts';
import { DESCRIPTION_MAX_LENGTH, TITLE_MAX_LENGTH } from '../../model/limits';
import { strict } from './strict';
import { anchor, sitePath, slug } from './texts';

const headingLevel = z.int().min(2).max(6);

/** Keys that every page has. */
const pageKeys = {
  title: z.string().trim().min(1).max(TITLE_MAX_LENGTH),
  description: z.string().trim().min(1).max(DESCRIPTION_MAX_LENGTH),
  keywords: z.array(z.string().trim().min(1)).default([]),
  aliases: z.array(sitePath).default([]),
  oldAnchors: z.record(anchor, anchor).default({}),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  fallback: z.boolean().default(true),
};

const isEither = ({ draft, unlisted }: { draft: boolean; unlisted: boolean }) => !(draft && unlisted);
const EITHER = {
  path: ['unlisted'],
  message: 'A draft is not published, so it cannot be unlisted.\nRemove "draft" to publish the page, or "unlisted".',
};

const day = z
  .string()
  .refine(isCalendarDate, 'This is no day of the calendar.\nWrite it as year-month-day, such as 2024-05-17.')
  .meta({ format: 'date' });

const reviewedDay = day
  .optional()
  .describe("The day on which the product's owner has confirmed the text; none before that.");

/** Front matter of a file under `content/docs`. */
export const docSchema = strict({
  ...pageKeys,
  sidebar_label: z.string().trim().min(1).optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  hide_table_of_contents: z.boolean().default(false),
  displayed_sidebar: z.string().trim().min(1).nullable().optional(),
  pagination_label: z.string().trim().min(1).optional(),
  pagination_prev: sitePath.nullable().optional(),
  pagination_next: sitePath.nullable().optional(),
  tags: z.array(z.string()).default([]),
  affects: z.array(sitePath).default([]),
  date: day.optional().describe('The day of a release note; none where its front matter does not tell it.'),
  released: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'This is no month.\nWrite it as year-month, such as 2025-10.')
    .optional()
    .describe('The month in which what it tells was released: 2025-10.'),
  reviewed: reviewedDay,
})
  .refine(isEither, EITHER)
  .refine(
    ({ toc_min_heading_level: min, toc_max_heading_level: max }) =>
      min === undefined || max === undefined || min <= max,
    {
      path: ['toc_min_heading_level'],
      message: 'The lowest heading level of the contents is above the highest.\nSwap the two numbers.',
    },
  );

/** Front matter of a file under `content/blog`. */
export const postSchema = strict({
  ...pageKeys,
  slug: slug.optional(),
  date: day.optional(),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).default([]),
  reviewed: reviewedDay,
}).refine(isEither, EITHER);

const author = strict({
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  page: z.boolean().default(false),
});

/** `content/blog/authors.yaml`: authors by key. The key of an author with a page is the last segment of its path. */
export const authorsSchema = z.record(slug, author).superRefine((authors, context) => {
  for (const [key, { page }] of Object.entries(authors)) {
    if (page && key.includes('/'))
      context.addIssue({
        code: 'custom',
        path: [key, 'page'],
        message: `The key "${key}" cannot be the address of a page, for it has a slash.\nWrite the key without slashes, or remove "page".`,
      });
  }
});

/** `content/blog/tags.yaml`: tags by key, which is the last segment of the tag's path. */
export const tagsSchema = z.record(
  slug,
  strict({ label: z.string().min(1), description: z.string().min(1).optional() }),
);

/** `content/redirects.yaml`: a list of old and new paths. */
export const redirectsSchema = z.array(
  strict({
    from: sitePath,
    to: z
      .string()
      .regex(/^\/(?![/\\])[^\s?]*$/, 'This is not a path of the site.\nStart it with one slash: /docs/saldo'),
  }),
);

/** `content/videos/*.yaml`: one video; its files stand beside it. */
export const videoSchema = strict({
  title: z.string().min(1).max(TITLE_MAX_LENGTH),
  description: z.string().min(1).max(DESCRIPTION_MAX_LENGTH),
  topic: z.string().min(1),
  file: z.string().regex(/\.(?:webm|mp4)$/i, 'This is no video that browsers play.\nSave it as .webm or .mp4.'),
  captions: z.string().min(1),
  poster: z.string().min(1),
  seconds: z.int().positive(),
});
