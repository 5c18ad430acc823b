import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UNPUBLISHED } from '../../../model/site/outputNames';
import { buildNginxFiles } from './nginxConf';
import type { ServingTable } from './servingTable';

/** Folder of the server configuration, which is not served. */
export const DEPLOY_FOLDER = 'deploy';
export const TABLE_FILE = path.join(DEPLOY_FOLDER, 'serving.json');

/** Removes files from the output that are not part of the site. */
export function removeUnpublished(output: string): void {
  for (const name of UNPUBLISHED) rmSync(path.join(output, name), { recursive: true, force: true });
}

/** Writes the configuration of nginx and the table for other servers. */
export function writeServing(table: ServingTable): void {
  mkdirSync(DEPLOY_FOLDER, { recursive: true });
  const { server, maps, locations } = buildNginxFiles(table);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx.conf'), server);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-maps.conf'), maps);
  writeFileSync(path.join(DEPLOY_FOLDER, 'nginx-locations.conf'), locations);
  writeFileSync(TABLE_FILE, `${JSON.stringify(table, null, 2)}\n`);
}

/** Reads the serving table of a project's last build; undefined without one. */
export function readServing(project = '.'): ServingTable | undefined {
  try {
    return JSON.parse(readFileSync(path.join(project, TABLE_FILE), 'utf8')) as ServingTable;
  } catch {
    return undefined;
  }
}
