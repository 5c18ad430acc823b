import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localizedPath } from '../model/locale';
import { contentFolder } from './content/contentFolder';
import { localeCodes, readSite } from './content/readSite';
import { checkOutput } from './output/checkOutput';
import { seedNotFound } from './output/seedNotFound';
import { markFinished } from './output/unfinished';

/** After the build: gives the 404 pages their data, and checks every link of what ships. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({
  reporter,
  pathPrefix,
}: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & { pathPrefix: string }) => {
  const site = readSite(contentFolder()).value?.site;
  if (site === undefined) return;
  const output = path.resolve('public');
  const codes = localeCodes(site);
  for (const code of codes) {
    const folder = localizedPath('/', code, codes[0] ?? '');
    seedNotFound(
      path.join(output, folder),
      path.join(output, 'page-data', folder, '404.html', 'page-data.json'),
      pathPrefix,
    );
  }
  const { faults, pages } = checkOutput(output, site.url, pathPrefix);
  if (faults.length === 0) {
    markFinished(output);
    reporter.info(`Checked the links of ${pages} pages`);
    return;
  }
  const heading =
    faults.length === 1 ? 'The built site has 1 broken link:' : `The built site has ${faults.length} broken links:`;
  reporter.panic(`${heading}\n\n${faults.join('\n\n')}`);
};
