import path from 'node:path';
import { offlineTexts, offlineWorker } from '../features/offline/node/offlineSteps';
import { removeOldTermFiles } from '../features/glossary/node/removeOldTermFiles';
import { SITE_ICON } from '../model/site/webManifest';
import { themeColor } from '../theme/themeColor';
import { siteStyles } from './bundle/siteStyles';
import { LIST_FILE, removeOldFiles } from './files/writeFiles';
import { defineStep, type BuildStep } from './output/buildStep';
import { exportFiles } from './output/exportFiles';
import { finishPictures } from './output/images/pictures';
import { writeIcons } from './output/images/writeIcons';
import { removeUnpublished } from './output/serving/writeServing';
import { sitemapFiles } from './output/sitemapFiles';
import { finishFiles, finishLateFiles } from './output/steps/finish';
import { planServing, writeServerFiles } from './output/steps/serving';
import { checkInline, checkLinks, readPages } from './output/steps/survey';

const removeGatsbyFiles = defineStep({
  name: 'remove unpublished files',
  run: ({ output }) => {
    removeUnpublished(output);
  },
});

const removeTermFiles = defineStep({
  name: 'remove old term files',
  run: ({ site, output }) => {
    const { glossaryPage: page } = site.site;
    removeOldTermFiles(output, page === undefined ? [] : site.codes.map((code) => site.pathOf(page, code)));
  },
});

const exportTexts = defineStep({
  name: 'export texts',
  run: async ({ site, loaded, nodesOf }) => {
    const { paper } = await siteStyles(loaded);
    return { files: [...exportFiles(site, nodesOf), paper] };
  },
});

const drawIcons = defineStep({
  name: 'draw icons',
  run: async ({ output }) => {
    await writeIcons(path.join(output, SITE_ICON), output, themeColor('light'));
  },
});

/** Threads draw cards while the pages are read. */
const waitForPictures = defineStep({
  name: 'wait for pictures',
  run: async () => {
    await finishPictures();
  },
});

const writeSitemaps = defineStep({
  name: 'write sitemaps',
  needs: ['pages'],
  run: ({ pages, site }) => ({ files: sitemapFiles(pages, site) }),
});

const removeOld = defineStep({
  name: 'remove old files',
  run: ({ output, written }) => {
    removeOldFiles(output, written, LIST_FILE);
  },
});

/** What happens after Gatsby has written the pages, in order. */
export const BUILD_STEPS: readonly BuildStep[] = [
  removeGatsbyFiles,
  removeTermFiles,
  exportTexts,
  drawIcons,
  readPages,
  waitForPictures,
  checkLinks,
  checkInline,
  writeSitemaps,
  removeOld,
  planServing,
  offlineTexts,
  writeServerFiles,
  finishFiles,
  offlineWorker,
  finishLateFiles,
];
