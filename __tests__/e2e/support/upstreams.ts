import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findNginx, startNginx } from '../../../scripts/lib/nginx';
import { createSiteServer } from '../../../scripts/lib/siteServer';
import type { ServingTable } from '../../../src/node/serving/servingTable';

export interface Upstream {
  port: number;
  stop: () => Promise<void>;
}

/** Serves the site of a project's folder as `npm run serve` does, on a port of its own. */
async function startOwn(project: string): Promise<Upstream> {
  const table = JSON.parse(readFileSync(path.join(project, 'deploy/serving.json'), 'utf8')) as ServingTable;
  const server = createSiteServer(path.join(project, 'public'), table);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

/** The servers against which faults are tested; nginx where it is, and in CI, where it has to be. */
export const UPSTREAMS: [name: string, start: (project?: string) => Promise<Upstream>][] = [
  ['npm run serve', (project = process.cwd()) => startOwn(project)],
  ...(nginx === undefined && process.env.CI === undefined
    ? []
    : ([
        ['nginx', (project = process.cwd()) => startNginx({ nginx: nginx ?? 'nginx', project })],
      ] satisfies typeof UPSTREAMS)),
];
