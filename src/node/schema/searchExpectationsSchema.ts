import { z } from 'zod';
import { strict } from './strict';
import { sitePath } from './texts';

const pages = z.union([sitePath, z.array(sitePath)], {
  error: 'Write the path of a page, or several in square brackets: [/docs/saldo, /docs/lasku].',
});

const expected = z.union(
  [
    sitePath,
    z.array(sitePath),
    strict({
      pages: pages.describe('Page that answers the query, or pages of which one does; `[]` for none.'),
      knownMiss: z.string().trim().min(1).describe('Why the query is not found yet; an error once it is.'),
    }),
  ],
  {
    error:
      'Write the path of a page, several in square brackets, or { pages: /docs/saldo, knownMiss: why it is not found }.',
  },
);

/** `content/search-expectations.yaml`: by class, the queries of readers and the pages that answer them. */
export const searchExpectationsSchema = z.record(z.string(), z.record(z.string(), expected));
