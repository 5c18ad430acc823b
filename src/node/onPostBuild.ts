import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { FEATURES } from '../features';
import { SITE_ICON } from '../model/site/webManifest';
import { themeColor } from '../theme/themeColor';
import { readCheckSettings } from './content/rules/checks/settings';
import { siteStyles } from './bundle/siteStyles';
import { projectSite } from './content/projectSite';
import { isStaticFile } from './files/staticFile';
import { finishPictures } from './output/images/pictures';
import { writeIcons } from './output/images/writeIcons';
import { EDITION_FILE, WORKER_FILE } from '../features/offline/model/precacheManifest';
import { namedFiles } from './files/namedFiles';
import { readBundleParts, readBundleRecord } from './output/bundleRecord';
import { copyText } from './files/copyText';
import { writeOfflineTexts, writeOfflineWorker } from '../features/offline/node/writeOffline';
import { openSurveys } from './output/keptSurveys';
import { exportFiles } from './output/exportFiles';
import { collectInlineSources } from './output/inlineSources';
import { gatherPublishedSite, type PublishedSite } from './output/publishedSite';
import { listRedirects } from './output/serving/listRedirects';
import { createFinisher } from './output/finishOutput';
import { planPageChanges } from './output/pageChanges';
import { readBuildHash } from './output/pageData';
import { checkPages, surveyPages, type SurveyedPage } from './output/surveyPages';
import { sitemapFiles } from './output/sitemapFiles';
import { createTextCache } from './cache/textCache';
import { lastingName } from './search/writeSearchFiles';
import { removeOldTermFiles } from '../features/glossary/node/removeOldTermFiles';
import { markFinished } from './files/unfinished';
import { LIST_FILE, removeOldFiles, writeFiles } from './files/writeFiles';
import { removeUnpublished, writeServing } from './output/serving/writeServing';
import { buildContentPolicy } from './output/serving/contentPolicy';
import { outsideSources } from './output/serving/outsideSources';
import { redirectLines } from './output/serving/redirectLines';
import { servingTable, type ServingTable } from './output/serving/servingTable';
import { writeForms } from './output/serving/writeForms';
import { inThreads } from './output/threads/inThreads';

/** The texts of pages as Markdown, for the next build. */
const MARKDOWN_FILE = path.join('.cache', 'markdown.json');

/** The styles that pages had of themselves, for the next build. */
const STYLES_FILE = path.join('.cache', 'page-styles.json');
/** What of the output has been finished, and what was read of its pages, for the next build. */
const FINISHED_FILE = path.join('.cache', 'finished.json');
const SURVEYS_FILE = path.join('.cache', 'surveys.json');
/** What can be written only when all else is finished, because it contains digests. */
const LATE_FILES = [WORKER_FILE, EDITION_FILE].map((file) => file.slice(1));

interface Published {
  site: PublishedSite;
  output: string;
  table: ServingTable;
  pages: readonly SurveyedPage[];
  /** The styles that pages are to have, by name. */
  blocks: ReadonlyMap<string, string>;
}

/** Finishes all files, and writes the service worker, which knows their digests. Returns what to report of it. */
async function finishAll({ site, output, table, pages, blocks }: Published): Promise<string[]> {
  const build = readBuildHash(output);
  const finisher = createFinisher({
    folder: output,
    listFile: FINISHED_FILE,
    late: LATE_FILES,
    lastingName,
    ...planPageChanges({ site, pages, blocks, build, parts: readBundleParts() }),
    note: (text) => [...new Set(namedFiles(text))].map(copyText),
    compress: inThreads('writeForms', writeForms),
  });
  const texts = await finisher.finish();
  const shown = new Set([...texts.values()].flatMap(({ noted }) => noted));
  const finished = { folder: output, texts, shown, bundled: readBundleRecord(), build };
  const offline = await writeOfflineWorker(site, finished, table);
  const count = await finisher.finishLate();
  const lines = [`Compressed ${count} files`];
  if (offline !== undefined) {
    const [transfer, stored] = [offline.transfer, offline.stored].map((bytes) => (bytes / 1_000_000).toFixed(1));
    lines.push(`Listed what is kept for reading offline: ${transfer} MB to fetch, ${stored} MB to store`);
  }
  return lines;
}

/**
 * After the build: writes what other programs read, surveys the pages (each is read once), checks every link of what
 * ships, writes what servers have to know, and finishes the files (each text is read, changed and compressed once).
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
  removeUnpublished(output);
  const { glossaryPage } = site.site;
  removeOldTermFiles(
    output,
    glossaryPage === undefined ? [] : site.codes.map((code) => site.pathOf(glossaryPage, code)),
  );
  const markdown = createTextCache(MARKDOWN_FILE);
  const { paper } = await siteStyles(loaded);
  const served = [...exportFiles(site, getNodesByType, markdown), paper];
  markdown.flush();
  writeFiles(output, served);
  await writeIcons(path.join(output, SITE_ICON), output, themeColor('light'));

  const surveys = openSurveys(output, SURVEYS_FILE, site.site.url + pathPrefix);
  const pages = surveyPages(output, site.site.url, pathPrefix, isStaticFile, surveys.find);
  const inline = collectInlineSources(pages, STYLES_FILE);
  const { settings } = readCheckSettings(loaded.site.checks, loaded.source);
  const told = (texts: readonly string[], one: string, many: string, tell: (text: string) => void = reporter.panic) => {
    if (texts.length === 0) return;
    tell(`The built site has ${texts.length === 1 ? one : many}:\n\n${texts.join('\n\n')}`);
  };
  // Cards may still be drawn by threads, which what comes before has left them the time for.
  await finishPictures();
  const brokenLinks = checkPages(output, pages, pathPrefix);
  // A site that lives with dead links, since it has just moved in, is built with them.
  const tellLinks = settings.levelOf('link/broken') === 'error' ? reporter.panic : reporter.warn;
  told(brokenLinks, '1 broken link', `${brokenLinks.length} broken links`, tellLinks);
  told(inline.findings, 'what its server would not let through', 'what its server would not let through');
  reporter.info(`Checked the links of ${pages.length} pages`);
  const sitemaps = sitemapFiles(pages, site);
  writeFiles(output, sitemaps);
  removeOldFiles(output, [...served, ...sitemaps], LIST_FILE);

  const policy = buildContentPolicy({ ...inline, sources: outsideSources(site.site) });
  const keysOf = (type: string, isMeant: (node: Node) => boolean) =>
    getNodesByType(type)
      .filter(isMeant)
      .map(({ key }) => String(key));
  const lists = { tags: keysOf('Tag', () => true), authorPages: keysOf('Author', ({ page }) => page === true) };
  const redirects = redirectLines(listRedirects(loaded.redirects.data, site, lists), site.codes, pathPrefix);
  const table = servingTable({
    origins: loaded.own.origins,
    base: pathPrefix,
    codes: site.codes,
    policy,
    redirects,
    requestLogs: FEATURES.flatMap(({ requestLogs }) => requestLogs?.(site.site) ?? []),
  });
  // The servers' files name the folders that are there, these texts' among them.
  writeOfflineTexts(site, output);
  writeServing(table, output);

  const done = await finishAll({ site, output, table, pages, blocks: inline.blocks });
  surveys.keep(pages, inline.blocks);
  for (const line of done) reporter.info(line);
  markFinished(output);
};
