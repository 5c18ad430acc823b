import { z } from 'zod';
import { strict } from './strict';
import { sitePath } from './texts';
import { issueText, schemaError, say } from '../diagnostics/messages';

const pages = z.union([sitePath, z.array(sitePath)], schemaError(say, 'schema.pages'));

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
    error: () => issueText(say('schema.expected')),
  },
);

/** `content/search-expectations.yaml`: by class, the queries of readers and the pages that answer them. */
export const searchExpectationsSchema = z.record(z.string(), z.record(z.string(), expected));
