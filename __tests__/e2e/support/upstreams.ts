import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findNginx, startNginx } from '../../../scripts/lib/nginx';
import { createSiteServer } from '../../../scripts/lib/siteServer';
import { readServing } from '../../../src/node/output/serving/writeServing';
import { PLAIN } from '../../support/testSites';

export interface ServedProject {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Serves the built site of a project folder as `npm run serve` does.
 * @param wanted the port, or 0 for a free one
 */
export async function serveProject(project: string, wanted = 0): Promise<ServedProject> {
  const table = readServing(project);
  if (table === undefined) throw new Error(`No site has been built in ${project}.`);
  const server = createSiteServer(path.join(project, 'public'), table);
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(wanted, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await stopped;
    },
  };
}

const nginx = findNginx();

/** The servers behind which failures are injected. nginx only if installed; CI requires it. */
export const UPSTREAMS: [name: string, start: (project?: string, base?: string) => Promise<ServedProject>][] = [
  ['npm run serve', (project = PLAIN.project) => serveProject(project)],
  ...(nginx === undefined && process.env.CI === undefined
    ? []
    : ([
        ['nginx', (project = PLAIN.project, base = '') => startNginx({ nginx: nginx ?? 'nginx', project, base })],
      ] satisfies typeof UPSTREAMS)),
];
