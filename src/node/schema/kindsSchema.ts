import { z } from 'zod';
import { UNCONFIRMED } from '../../node/content/confirmation';
import { strict } from './strict';
import { slug } from './texts';

const range = z
  .tuple([z.int().positive(), z.int().positive()])
  .refine(([least, most]) => least <= most, 'The first number is the larger one.\nWrite the least first: [150, 350].');

/** `content/kinds.yaml`: kinds of pages by name. A page is of the first kind whose folder it stands in. */
export const kindsSchema = z.record(
  slug,
  strict({
    under: z
      .string()
      .regex(
        /^(?:docs|blog)(?:\/[^/\s]+)*$/,
        'This is no folder of pages.\nWrite it without slashes around: docs/pikaohjeet',
      ),
    words: range.optional(),
    questions: range.optional(),
    paired: z.array(slug).default([]),
    unconfirmed: z.enum(UNCONFIRMED).optional(),
  }),
);
