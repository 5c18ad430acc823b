import { z } from 'zod';
import { strict } from './strict';
import { schemaError, say } from '../diagnostics/messages';

const words = z.array(z.string().trim().regex(/^\S+$/, schemaError(say, 'schema.word')));

/** `content/search-words.<locale>.yaml`: words of the trade that the search adds to the language's. */
export const searchWordsSchema = strict({
  compoundParts: words
    .optional()
    .describe('Words that compounds are made of though they hardly occur alone: `jakelu` in `jakelukartta`.'),
  light: words
    .optional()
    .describe('Words of queries that no page is about, such as who is spoken of: they find no page by themselves.'),
  actors: words
    .optional()
    .describe('Words that a sentence of a query begins with to say who wants something; each form that counts.'),
  sameAction: z
    .array(words.min(2))
    .optional()
    .describe('Groups of verbs for one action: a page with one of them is found by the others.'),
});
