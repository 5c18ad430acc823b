import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { SITE_ICON } from '../model/site/webManifest';
import { themeColor } from '../theme/palette';
import { projectSite } from './site/projectSite';
import { finishPictures } from './output/images/pictures';
import { writeIcons } from './output/images/writeIcons';
import { writeOfflineTexts, writeOfflineWorker } from './offline/writeOffline';
import { checkOutput, pageFiles, pathOf } from './output/checkOutput';
import { compressOutput } from './output/compressOutput';
import { exportFiles } from './output/exportFiles';
import { collectInlineSources } from './output/inlineSources';
import { gatherPublishedSite } from './output/publishedSite';
import { listRedirects } from './output/serving/listRedirects';
import { inlinePageData } from './output/inlinePageData';
import { sitemapFiles } from './output/sitemapFiles';
import { writeBuildHash } from './output/writeBuildHash';
import { createTextCache } from './output/textCache';
import { markFinished } from './output/unfinished';
import { removeOldFiles, writeFiles } from './output/writeFiles';
import { removeUnpublished, writeServing } from './output/serving/writeServing';
import { buildContentPolicy } from './output/serving/contentPolicy';
import { outsideSources } from './output/serving/outsideSources';
import { redirectLines } from './output/serving/redirectLines';
import { servingTable } from './output/serving/servingTable';

/** Which files this step wrote, for the next build. */
const LIST_FILE = path.join('.cache', 'export-files.json');
/** The texts of pages as Markdown, for the next build. */
const MARKDOWN_FILE = path.join('.cache', 'markdown.json');

/** Which texts have been compressed, for the next build. */
const COMPRESSED_FILE = path.join('.cache', 'compressed.json');

/**
 * After the build: gives the 404 pages their data, writes what other programs read, checks every link of what ships,
 * writes what servers have to know, and compresses the files.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodesByType,
  reporter,
  pathPrefix,
}: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & { pathPrefix: string }) => {
  const loaded = projectSite();
  if (loaded === undefined) return;
  const site = gatherPublishedSite({ loaded, getNodesByType, base: pathPrefix });
  const output = path.resolve('public');
  await finishPictures();
  writeBuildHash(output);
  for (const code of site.codes) {
    const place = site.pathOf('/', code);
    inlinePageData(path.join(output, place), path.join(output, 'page-data', place, '404.html', 'page-data.json'));
  }
  removeUnpublished(output);
  const markdown = createTextCache(MARKDOWN_FILE);
  const served = exportFiles(site, getNodesByType, markdown);
  markdown.flush();
  writeFiles(output, served);
  await writeIcons(path.join(output, SITE_ICON), output, themeColor('light'));

  const { faults: brokenLinks, pages } = checkOutput(output, site.site.url, pathPrefix);
  const { faults, ...inline } = collectInlineSources(pageFiles(output), (file) => pathOf(file, output));
  const told = (texts: readonly string[], one: string, many: string) => {
    if (texts.length === 0) return;
    reporter.panic(`The built site has ${texts.length === 1 ? one : many}:\n\n${texts.join('\n\n')}`);
  };
  told(brokenLinks, '1 broken link', `${brokenLinks.length} broken links`);
  told(faults, 'what its server would not let through', 'what its server would not let through');
  reporter.info(`Checked the links of ${pages.length} pages`);
  const sitemaps = sitemapFiles(pages, site);
  writeFiles(output, sitemaps);
  removeOldFiles(output, [...served, ...sitemaps], LIST_FILE);

  const policy = buildContentPolicy({ ...inline, sources: outsideSources(site.site) });
  const keysOf = (type: string, isMeant: (node: Node) => boolean) =>
    getNodesByType(type).flatMap((node) => (isMeant(node) ? String(node.key) : []));
  const lists = { tags: keysOf('Tag', () => true), authorPages: keysOf('Author', ({ page }) => page === true) };
  const redirects = redirectLines(listRedirects(loaded.redirects.data, site, lists), site.codes, pathPrefix);
  const table = servingTable({ origins: loaded.own.origins, base: pathPrefix, codes: site.codes, policy, redirects });
  // The servers' files name the folders that are there, these texts' among them.
  writeOfflineTexts(site, output);
  writeServing(table, output);
  const start = performance.now();
  const count = await compressOutput(output, COMPRESSED_FILE);
  reporter.info(`Compressed ${count} files in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const offline = await writeOfflineWorker(site, table, output);
  if (offline !== undefined) {
    const [transfer, stored] = [offline.transfer, offline.stored].map((bytes) => (bytes / 1_000_000).toFixed(1));
    reporter.info(`Listed what is kept for reading offline: ${transfer} MB to fetch, ${stored} MB to store`);
  }
  await compressOutput(output, COMPRESSED_FILE);
  markFinished(output);
};
