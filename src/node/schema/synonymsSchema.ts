import { z } from 'zod';
import { strict } from './strict';
import { sitePath } from './texts';

/** `content/synonyms.<locale>.yaml`: readers' words that the texts lack, with the pages that they mean. */
export const synonymsSchema = z.array(
  strict({
    words: z.array(z.string().trim().min(1)).min(1).describe('Words or phrases that readers search by.'),
    pages: z.array(sitePath).min(1).describe('Pages that they mean, best only one.'),
  }),
);
