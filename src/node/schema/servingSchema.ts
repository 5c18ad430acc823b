import { z } from 'zod';
import { strict } from './strict';

/** What the site's servers send. */
export const serving = strict({
  includeSubDomains: z
    .boolean()
    .default(false)
    .describe('Whether `Strict-Transport-Security` applies to all subdomains of the host.'),
  policyInPages: z
    .boolean()
    .default(false)
    .describe('Whether pages contain their Content-Security-Policy, for hosts that send no headers.'),
  compress: z
    .enum(['off', 'br', 'all'])
    .default('br')
    .describe(
      'Compressed copies for servers that send them: Brotli of pages and of what they share, `all` of these also gzip, or none.',
    ),
});
