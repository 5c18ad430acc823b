import { z } from 'zod';
import { strict } from './strict';
import { sitePath, slug } from './texts';

/** Longest explanation of a term, in characters: one sentence. */
const EXPLANATION_MAX_LENGTH = 220;

const text = z.string().trim().min(1);

/** `content/glossary.yaml`: terms by key. */
export const glossarySchema = z.record(
  slug,
  strict({
    term: text.describe('Basic form of the word.'),
    explanation: text.max(EXPLANATION_MAX_LENGTH).describe('One sentence that explains it.'),
    page: sitePath.optional().describe('Guide that tells more; the search finds it by the term.'),
    variants: z
      .array(text)
      .default([])
      .describe('Words that texts may not use instead, in any form; the search finds the guide by them.'),
    words: z
      .record(z.string(), text)
      .default({})
      .describe('The word in the other languages of the site: `{ en: balance, sv: saldo }`.'),
  }),
);
