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
});
