import { z } from 'zod';
import { strict } from './strict';
import { slug } from './texts';
import { schemaError, say } from '../diagnostics/messages';

/** Labels of unconfirmed pages: with unconfirmed details, or examples altogether. */
const UNCONFIRMED = ['details', 'example'] as const;
export type Unconfirmed = (typeof UNCONFIRMED)[number];

interface Confirmable {
  reviewed: string | null;
}

/** Returns the label of a page that the product's owner has not confirmed; null for none. */
export function unconfirmedAs(
  { reviewed }: Confirmable,
  kind: { unconfirmed?: Unconfirmed | undefined } | undefined,
): Unconfirmed | null {
  return reviewed === null ? (kind?.unconfirmed ?? null) : null;
}

/** True if a translation was last changed before its original, by ISO 8601 times as in git. */
export const isOlder = (translation = '', original = '') => Date.parse(translation) < Date.parse(original);

const range = z
  .tuple([z.int().positive(), z.int().positive()])
  .meta({ title: 'two numbers, `[150, 350]`' })
  .refine(([least, most]) => least <= most, schemaError(say, 'schema.range'));

/** `content/kinds.yaml`: kinds of pages by name. The first kind whose folder contains a page wins. */
export const kindsSchema = z.record(
  slug,
  strict({
    under: z
      .string()
      .regex(/^(?:docs|blog)(?:\/[^/\s]+)*$/, schemaError(say, 'schema.folder'))
      .meta({ title: 'folder below `docs` or `blog`' })
      .describe('Folder of the pages. A page is of the first kind that fits.'),
    words: range.optional().describe('Least and greatest number of words; advice of `npm run check`.'),
    questions: range.optional().describe('Least and greatest number of level 2 headings that end in "?"; advice.'),
    paired: z
      .array(slug)
      .default([])
      .describe('Kinds of which each page links to one, and that one back; an error where it does not.'),
    unconfirmed: z
      .enum(UNCONFIRMED)
      .optional()
      .describe(
        'What pages without `reviewed` say of themselves: that their `details` are not confirmed, or that they are an `example`.',
      ),
  }),
);
