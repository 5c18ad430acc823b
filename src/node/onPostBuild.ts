import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { localizedPath } from '../model/locale';
import { contentFolder } from './content/contentFolder';
import { localeCodes, ownSiteOf, readSite } from './content/readSite';
import { readRedirects } from './content/readTables';
import { checkOutput, pageFiles, pathOf } from './output/checkOutput';
import { compressOutput } from './output/compressOutput';
import { gatherInlineFacts } from './output/inlineFacts';
import { seedNotFound } from './output/seedNotFound';
import { markFinished } from './output/unfinished';
import { removeUnpublished, writeServing } from './output/writeServing';
import { buildContentPolicy } from './serving/contentPolicy';
import { outsideSources } from './serving/outsideSources';
import { redirectLines } from './serving/redirectLines';
import { servingTable } from './serving/servingTable';

/**
 * After the build: gives the 404 pages their data, checks every link of what ships, writes what servers have to know,
 * and compresses the files.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  reporter,
  pathPrefix,
}: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & { pathPrefix: string }) => {
  const folder = contentFolder();
  const site = readSite(folder).value?.site;
  if (site === undefined) return;
  const output = path.resolve('public');
  const codes = localeCodes(site);
  for (const code of codes) {
    const place = localizedPath('/', code, codes[0] ?? '');
    seedNotFound(path.join(output, place), path.join(output, 'page-data', place, '404.html', 'page-data.json'));
  }
  removeUnpublished(output);
  const { faults: brokenLinks, pages } = checkOutput(output, site.url, pathPrefix);
  const { faults, ...inline } = gatherInlineFacts(pageFiles(output), (file) => pathOf(file, output));
  const told = (texts: readonly string[], one: string, many: string) => {
    if (texts.length === 0) return;
    reporter.panic(`The built site has ${texts.length === 1 ? one : many}:\n\n${texts.join('\n\n')}`);
  };
  told(brokenLinks, '1 broken link', `${brokenLinks.length} broken links`);
  told(faults, 'what its server would not let through', 'what its server would not let through');
  reporter.info(`Checked the links of ${pages} pages`);
  const policy = buildContentPolicy({ ...inline, sources: outsideSources(site) });
  const redirects = redirectLines(readRedirects(folder).table.data, codes, pathPrefix);
  writeServing(servingTable({ origins: ownSiteOf(site).origins, base: pathPrefix, codes, policy, redirects }), output);
  const start = performance.now();
  const count = await compressOutput(output);
  reporter.info(`Compressed ${count} files in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  markFinished(output);
};
