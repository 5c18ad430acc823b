import { z } from 'zod';
import { strict } from './strict';
import { sitePath } from './texts';

const readersWords = z.array(z.string().trim().min(1));

/** `content/synonyms.<locale>.yaml`: readers' words with the pages that they mean. */
export const synonymsSchema = z.array(
  strict({
    words: readersWords.default([]).describe('Words or phrases that readers search by and that a page contains.'),
    spellings: readersWords
      .default([])
      .describe('Spellings, inflections, verbs and other names of what the pages say. They need no sentence.'),
    pages: z.array(sitePath).min(1).describe('Pages that they mean, best only one.'),
  }),
);
