import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../files/listFiles';
import { buildHeadersFile, buildRedirectsFile } from './hostFiles';
import { buildNginxFiles } from './nginxConf';
import type { ServingTable } from './servingTable';

/** Folder of what belongs to a server and is not served. */
const DEPLOY_FOLDER = 'deploy';
export const TABLE_FILE = path.join(DEPLOY_FOLDER, 'serving.json');

/** What Gatsby leaves in the output for itself and for plugins that the site does not have. */
const UNPUBLISHED = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Removes from the output what is none of the site. */
export function removeUnpublished(output: string): void {
  for (const name of UNPUBLISHED) rmSync(path.join(output, name), { recursive: true, force: true });
}

/** Writes the configurations of servers: what hosts read into the output, the rest beside it. */
export function writeServing(table: ServingTable, output: string): void {
  const files = listFiles(output).map((file) => `/${path.relative(output, file).split(path.sep).join('/')}`);
  writeFileSync(path.join(output, '_headers'), buildHeadersFile(table, files));
  writeFileSync(path.join(output, '_redirects'), buildRedirectsFile(table));
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  const { server, maps, locations } = buildNginxFiles(table);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx.conf'), server);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-maps.conf'), maps);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-locations.conf'), locations);
  writeFileSync(TABLE_FILE, `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * What a server of the site has to know, as the last build wrote it; undefined where none has.
 * @param project folder of the project that was built
 */
export function readServing(project = '.'): ServingTable | undefined {
  try {
    return JSON.parse(readFileSync(path.join(project, TABLE_FILE), 'utf8')) as ServingTable;
  } catch {
    return undefined;
  }
}
