import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { SITE_ICON } from '../model/webManifest';
import { themeColor } from '../theme/tokens';
import { contentFolder } from './content/contentFolder';
import { writeIcons } from './images/writeIcons';
import { checkOutput } from './output/checkOutput';
import { exportFiles } from './output/exportFiles';
import { gatherPublishedSite } from './output/publishedSite';
import { seedNotFound } from './output/seedNotFound';
import { sitemapFiles } from './output/sitemapFiles';
import { createTextCache } from './output/textCache';
import { markFinished } from './output/unfinished';
import { removeOldFiles, writeFiles } from './output/writeFiles';

/** Where the build writes what belongs to a server and not to the site. */
const DEPLOY_FOLDER = 'deploy';
/** Which files this step wrote, for the next build. */
const LIST_FILE = path.join('.cache', 'export-files.json');
/** The texts of pages as Markdown, for the next build. */
const MARKDOWN_FILE = path.join('.cache', 'markdown.json');

/** After the build: gives the 404 pages their data, writes what programs read, and checks every link of what ships. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  getNodesByType,
  reporter,
  pathPrefix,
}: Parameters<NonNullable<GatsbyNode['onPostBuild']>>[0] & { pathPrefix: string }) => {
  const content = contentFolder();
  const site = gatherPublishedSite({ folder: content, getNodesByType, base: pathPrefix });
  if (site === undefined) return;
  const output = path.resolve('public');
  for (const code of site.codes) {
    const folder = site.pathOf('/', code);
    seedNotFound(
      path.join(output, folder),
      path.join(output, 'page-data', folder, '404.html', 'page-data.json'),
      pathPrefix,
    );
  }
  const markdown = createTextCache(MARKDOWN_FILE);
  const { served, server } = exportFiles(site, getNodesByType, content, markdown);
  markdown.flush();
  writeFiles(output, served);
  writeFiles(path.resolve(DEPLOY_FOLDER), server);
  await writeIcons(path.join(output, SITE_ICON), output, themeColor('light'));
  const { faults, pages } = checkOutput(output, site.site.url, pathPrefix);
  if (faults.length === 0) {
    const sitemaps = sitemapFiles(pages, site);
    writeFiles(output, sitemaps);
    removeOldFiles(output, [...served, ...sitemaps], LIST_FILE);
    markFinished(output);
    reporter.info(`Checked the links of ${pages.length} pages`);
    return;
  }
  const heading =
    faults.length === 1 ? 'The built site has 1 broken link:' : `The built site has ${faults.length} broken links:`;
  reporter.panic(`${heading}\n\n${faults.join('\n\n')}`);
};
