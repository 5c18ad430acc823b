import { z } from 'zod';
import type { ProviderSettings } from '../model/settings';
import { strict } from '../../../node/schema/strict';
import { messagesOf, schemaError } from '../../../node/diagnostics/messages';
import texts from './texts.json';

const say = messagesOf(texts);

/** Default endpoint of Algolia's assistant. */
const ASK_AI_ENDPOINT = 'https://askai.algolia.com';

/** URL of a search server; http only on localhost. */
const serverAddress = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/,
    schemaError(say, 'endpoint'),
  )
  .meta({ title: 'address of a server' })
  .transform((address) => address.replace(/\/+$/, ''));

/** The key is published to every browser, so it must be search-only. */
const publicKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, schemaError(say, 'apiKey'))
  .refine((key) => !/admin|master|write|secret/i.test(key), {
    ...schemaError(say, 'adminKey'),
    abort: true,
  });

const common = {
  apiKey: publicKey.describe('Key that may only search: every visitor can read it.'),
  contextual: z.boolean().default(true).describe("Only records of the page's language and version."),
  filters: z
    .array(z.string().trim().min(1))
    .default([])
    .describe("Filters of every search, in the service's language."),
};

const algolia = strict({
  type: z.literal('algolia').describe('Search by Algolia DocSearch.'),
  ...common,
  appId: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, schemaError(say, 'appId'))
    .describe('Application id.'),
  indexName: z.string().trim().min(1).describe('Index of the records.'),
  hosts: z.array(serverAddress).min(1).optional().describe("Servers in place of Algolia's own."),
  askAi: strict({
    assistantId: z.string().trim().min(1).describe('Assistant that the search offers to ask.'),
    endpoint: serverAddress.default(ASK_AI_ENDPOINT).describe("Where it answers; without it at Algolia's own address."),
  }).optional(),
});

const typesense = strict({
  type: z.literal('typesense').describe('Search by Typesense.'),
  ...common,
  collection: z.string().trim().min(1).describe('Collection of the records.'),
  nodes: z.array(serverAddress).min(1).describe('Servers; the next one is asked where one fails.'),
});

/** `search.provider` of `site.yaml`. */
export const searchProvider: z.ZodType<ProviderSettings> = z.discriminatedUnion('type', [
  strict({ type: z.literal('local').describe('Search by the index of the build.') }),
  algolia,
  typesense,
]);

const regularExpression = z
  .string()
  .refine(
    (source) => {
      try {
        return new RegExp(source) instanceof RegExp;
      } catch {
        return false;
      }
    },
    schemaError(say, 'regularExpression'),
  )
  .meta({ title: 'regular expression' });

/** Keys in the group `search` of `site.yaml` for hosted search. */
export const hostedSearchSettings = {
  externalUrlRegex: regularExpression
    .optional()
    .describe('Hosted search: results whose address matches lead out of the site.'),
  replaceSearchResultPathname: strict({
    from: z.string().min(1).describe('Hosted search: part of the path of results that is replaced, each time.'),
    to: z.string().describe('What takes its place.'),
  }).optional(),
  provider: searchProvider.default({ type: 'local' }),
};
