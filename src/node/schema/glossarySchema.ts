import { z } from 'zod';
import { EXPLANATION_MAX_LENGTH } from '../../model/limits';
import { strict } from './strict';
import { sitePath, slug } from './texts';

const text = z.string().trim().min(1);

/** `content/glossary.yaml`: terms by key. */
export const glossarySchema = z.record(
  slug,
  strict({
    term: text,
    explanation: text.max(EXPLANATION_MAX_LENGTH),
    page: sitePath.optional(),
    variants: z.array(text).default([]),
    words: z.record(z.string(), text).default({}),
  }),
);
