import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../../src/node/content/contentFolder';
import { localeCodes, readSite } from '../../src/node/content/readSite';
import { isUnfinished } from '../../src/node/output/unfinished';

/** The built site's folder; ends the process with a hint where there is none. */
export function outputFolder(): string {
  const folder = path.resolve('public');
  if (!existsSync(path.join(folder, 'index.html'))) {
    console.error('There is no built site in public/. Build it first: npm run build');
    process.exit(1);
  }
  if (isUnfinished(folder)) {
    console.error('The last build did not finish, so public/ is incomplete. Build again: npm run build');
    process.exit(1);
  }
  return folder;
}

/** What serving and building need of `site.yaml`; a missing or faulty file gives a site at the root. */
export function siteFacts(): { baseUrl: string; codes: string[] } {
  const site = readSite(contentFolder()).value?.site;
  return { baseUrl: site?.baseUrl ?? '/', codes: site === undefined ? [] : localeCodes(site) };
}
