import { z } from 'zod';
import type { ProviderSettings } from '../../model/search/hosted/settings';
import { strict } from './strict';

/** Where the assistant of Algolia answers. */
const ASK_AI_ENDPOINT = 'https://askai.algolia.com';

/** Address of a server that a page sends searches to; without encryption only on the writer's own machine. */
const serverAddress = z
  .string()
  .regex(
    /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^\s?#]*)?$/,
    'This is not the address of a search server.\nWrite it whole and with https: https://haku.example.com (http only for localhost)',
  )
  .transform((address) => address.replace(/\/+$/, ''));

/** The key stands in every page, so it must not be one that may write. */
const publicKey = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    'This is not an API key.\nCopy the key that may only search from the dashboard of the service.',
  )
  .refine((key) => !/admin|master|write|secret/i.test(key), {
    message:
      'This looks like a key that may change the index, and every visitor can read it.\nWrite the key that may only search; renew this one where it has been published.',
    abort: true,
  });

const common = {
  apiKey: publicKey,
  contextual: z.boolean().default(true),
  filters: z.array(z.string().trim().min(1)).default([]),
};

const algolia = strict({
  type: z.literal('algolia'),
  ...common,
  appId: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'This is not an application id.\nIt has letters and digits only: 1A2B3C4D5E'),
  indexName: z.string().trim().min(1),
  hosts: z.array(serverAddress).min(1).optional(),
  askAi: strict({
    assistantId: z.string().trim().min(1),
    endpoint: serverAddress.default(ASK_AI_ENDPOINT),
  }).optional(),
});

const typesense = strict({
  type: z.literal('typesense'),
  ...common,
  collection: z.string().trim().min(1),
  nodes: z.array(serverAddress).min(1),
});

/** `search.provider` of `site.yaml`. */
export const searchProvider: z.ZodType<ProviderSettings> = z.discriminatedUnion('type', [
  strict({ type: z.literal('local') }),
  algolia,
  typesense,
]);
