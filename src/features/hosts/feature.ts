import { z } from 'zod';
import { defineFeature } from '../../extend';
import { hostFiles, HOST_NAMES, WITHOUT_HEADERS } from './node/hosts';

const settings = {
  hosts: z
    .array(z.enum(HOST_NAMES))
    .min(1)
    .optional()
    .describe(
      'The hosts whose files the build writes and whose limits it checks; without it nginx, Netlify and Cloudflare.',
    ),
};

declare module '../../model/site/features' {
  interface Features {
    hosts: { settings: typeof settings };
  }
}

/** Configuration files of web hosts, from the serving table. */
export const hosts = defineFeature({
  name: 'hosts',
  isOn: () => true,
  settings,
  setup({ site }, add) {
    const { hosts: named = [] } = site;
    add.serve({
      policyInPages: named.some((host) => WITHOUT_HEADERS.includes(host)),
      // GitLab sends compressed copies, and compresses nothing by itself.
      copies: named.includes('gitlab-pages'),
    });
    add.step({
      after: 'write server files',
      load: async () => (await import('./node/hostSteps')).writeHostFiles,
      // Lines of the owner's `_redirects` become part of the build's.
      writes: Object.keys(hostFiles(site)).flatMap((name) => (name === '_redirects' ? [] : [`/${name}`])),
    });
    add.step({ after: 'finish late files', load: async () => (await import('./node/hostSteps')).checkHosts });
  },
});
