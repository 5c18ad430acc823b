import { z } from 'zod';
import { defineFeature } from '../../extend';
import { hostFiles, HOST_NAMES, WITHOUT_HEADERS, type Host } from './node/hosts';

declare module '../../extend' {
  interface FeatureSettings {
    hosts?: Host[] | undefined;
  }
}

/** Configuration files of web hosts, from the serving table. */
export const hosts = defineFeature({
  name: 'hosts',
  isOn: () => true,
  settings: {
    hosts: z
      .array(z.enum(HOST_NAMES))
      .min(1)
      .optional()
      .describe(
        'The hosts whose files the build writes and whose limits it checks; without it nginx, Netlify and Cloudflare.',
      ),
  },
  hostNeeds: ({ hosts: named = [] }) => ({
    policyInPages: named.some((host) => WITHOUT_HEADERS.includes(host)),
    // GitLab sends compressed copies, and compresses nothing by itself.
    copies: named.includes('gitlab-pages'),
  }),
  // Lines of the owner's `_redirects` become part of the build's.
  outputNames: (site) => Object.keys(hostFiles(site)).flatMap((name) => (name === '_redirects' ? [] : [`/${name}`])),
  output: [
    { after: 'write server files', load: async () => (await import('./node/hostSteps')).writeHostFiles },
    { after: 'finish late files', load: async () => (await import('./node/hostSteps')).checkHosts },
  ],
});
