import path from 'node:path';
import { startApache } from '../../support/apache';
import { findServer, startNginx } from '../../support/nginx';
import { serveSite } from '../../../scripts/lib/siteServer';
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
  return serveSite(path.join(project, 'public'), table, wanted);
}

type Start = (project?: string, base?: string) => Promise<ServedProject>;

/** Servers of Debian's packages; CI requires them. */
const PACKAGED: [
  name: string,
  program: string,
  start: (program: string, project: string, base: string) => Promise<ServedProject>,
][] = [
  ['nginx', 'nginx', (nginx, project, base) => startNginx({ nginx, project, base })],
  ['Apache', 'apache2', startApache],
];
const isHere = (program: string) => findServer(program) !== undefined || process.env.CI !== undefined;

/** The packages of servers that are not installed. */
export const ABSENT = PACKAGED.map(([, program]) => program).filter((program) => !isHere(program));

/** The servers behind which failures are injected, those of packages only if installed. */
export const UPSTREAMS: [name: string, start: Start][] = [
  ['npm run serve', (project = PLAIN.project) => serveProject(project)],
  ...PACKAGED.filter(([, program]) => isHere(program)).map(([name, program, start]): [string, Start] => [
    name,
    (project = PLAIN.project, base = '') => start(findServer(program) ?? program, project, base),
  ]),
];
