import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/node/files/contentFolder';
import { readSite } from '../../src/node/site/readSite';
import { whyUnfinished } from '../../src/node/files/unfinished';
import { readServing } from '../../src/node/output/serving/writeServing';
import type { ServingTable } from '../../src/node/output/serving/servingTable';

/** The built site's folder; ends the process with a hint where there is none. */
export function outputFolder(): string {
  const folder = path.resolve('public');
  const reason = whyUnfinished(folder);
  if (reason !== undefined) {
    console.error(`${reason} So public/ must not be published. Build again: npm run build`);
    process.exit(1);
  }
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error('There is no built site in public/. Build it first: npm run build');
    process.exit(1);
  }
  return folder;
}

/** What the built site's server has to know; ends the process with a hint where no build has written it. */
export function servedTable(): ServingTable {
  const table = readServing();
  if (table !== undefined) return table;
  console.error('There is no deploy/serving.json, which a build writes beside public/. Build again: npm run build');
  process.exit(1);
}

/** The path under which the site lies; a missing or faulty `site.yaml` gives a site at the root. */
export function siteBaseUrl(): string {
  return readSite(contentFolder()).value?.site.baseUrl ?? '/';
}
