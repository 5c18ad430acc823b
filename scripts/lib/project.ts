import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectEngine } from '../../src/engine';
import { readSite } from '../../src/node/site/readSite';
import { whyUnfinished } from '../../src/node/files/unfinished';
import { readServing } from '../../src/node/output/serving/writeServing';
import type { Site } from '../../src/node/schema/siteSchema';
import type { ServingTable } from '../../src/node/output/serving/servingTable';

/** The folder of the built site; exits with a hint without a build. */
export function outputFolder(name = 'public', command = 'npm run build'): string {
  const folder = path.resolve('public');
  const reason = whyUnfinished(folder);
  if (reason !== undefined) {
    console.error(`${reason} So ${name}/ must not be published. Build again: ${command}`);
    process.exit(1);
  }
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error(`There is no built site in ${name}/. Build it first: ${command}`);
    process.exit(1);
  }
  return folder;
}

/** The serving table of the built site; exits with a hint without a build. */
export function servedTable(): ServingTable {
  const table = readServing();
  if (table !== undefined) return table;
  console.error('There is no deploy/serving.json, which a build writes beside public/. Build again: npm run build');
  process.exit(1);
}

/** The settings of the site that Gatsby's command needs; the defaults without a valid `site.yaml`. */
export const buildSettings = (engine = projectEngine()): Pick<Site, 'baseUrl' | 'bundler'> =>
  readSite(engine).value?.site ?? { baseUrl: '/', bundler: 'rspack' };
