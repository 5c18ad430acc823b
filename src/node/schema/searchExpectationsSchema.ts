import { z } from 'zod';
import { strict } from './strict';
import { issueText, schemaError, say } from '../diagnostics/messages';

/** A page, and after `#` the section that answers; with `#` alone the page's start does. */
const expectedPage = z
  .string()
  .regex(/^\/(?![/\\])[^\s?#]*(?:#[^\s{}#]*)?$/, schemaError(say, 'schema.path'))
  .meta({ title: 'path of the site, with the id of a heading', examples: ['/docs/saldo#palautus'] });

const pages = z.union([expectedPage, z.array(expectedPage)], schemaError(say, 'schema.pages'));

const expected = z.union(
  [
    expectedPage,
    z.array(expectedPage),
    strict({
      pages: pages.describe(
        'Page that answers the query, or pages of which one does; `[]` for none. After `#` the section that answers, `#` alone for the start of the page.',
      ),
      knownMiss: z.string().trim().min(1).describe('Why the query is not found yet; an error once it is.'),
    }),
  ],
  {
    error: () => issueText(say('schema.expected')),
  },
);

/** `content/search-expectations.yaml`: by class, the queries of readers and the pages that answer them. */
export const searchExpectationsSchema = z.record(z.string(), z.record(z.string(), expected));
