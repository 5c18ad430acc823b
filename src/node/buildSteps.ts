import path from 'node:path';
import type { Additions } from '../model/site/additions';
import { NOTICES_FILE } from '../model/site/outputNames';
import { SITE_ICON } from '../model/site/webManifest';
import { lightBackground } from './site/theme';
import { siteStyles } from './bundle/siteStyles';
import { openTextCache } from './cache/textCache';
import { markFinished } from './files/unfinished';
import { noticesOf } from './files/notices';
import { isStaticFile } from './files/staticFile';
import { LIST_FILE, removeOldFiles } from './files/writeFiles';
import { defineStep, STEPS, type BuildStep } from './output/buildStep';
import { readBundlePackages } from './output/bundleRecord';
import { exportFiles } from './output/exportFiles';
import { finishPictures } from './output/images/pictures';
import { writeIcons } from './output/images/writeIcons';
import { removeUnpublished } from './output/serving/writeServing';
import { sitemapFiles } from './output/sitemapFiles';
import { finishFiles, finishLateFiles } from './output/steps/finish';
import { writeRedirects } from './output/steps/redirects';
import { planServing, writeServerFiles } from './output/steps/serving';
import { checkInline, checkLinks, readPages } from './output/steps/survey';

const removeGatsbyFiles = defineStep({
  name: 'remove unpublished files',
  run: ({ output }) => {
    removeUnpublished(output);
  },
});

/** The Markdown of pages: converting 1,000 pages takes two seconds. */
const MARKDOWN_FILE = path.join('.cache', 'markdown.json');

const exportTexts = defineStep({
  name: 'export texts',
  run: async ({ site, loaded }) => {
    const { paper } = await siteStyles(loaded);
    const markdown = openTextCache(MARKDOWN_FILE);
    const files = exportFiles(site, markdown);
    markdown.flush();
    return { files: [...files, paper] };
  },
});

/** The notices of the packages in the browser bundle; other scripts contain theirs. */
const writeNotices = defineStep({
  name: 'write notices',
  run: () => ({ files: [{ path: NOTICES_FILE, text: noticesOf(readBundlePackages()) }] }),
});

const drawIcons = defineStep({
  name: 'draw icons',
  run: async ({ output, loaded }) => {
    await writeIcons(path.join(output, SITE_ICON), output, lightBackground(loaded.engine));
  },
});

/** Waits for the images and cards, which are made in the background while the pages are read. */
const waitForPictures = defineStep({
  name: 'wait for pictures',
  run: async ({ loaded }) => {
    await finishPictures(loaded.engine);
  },
});

const writeSitemaps = defineStep({
  name: 'write sitemaps',
  needs: ['pages'],
  run: ({ pages, site }) => ({ files: sitemapFiles(pages, site) }),
});

const removeOld = defineStep({
  name: 'remove old files',
  run: ({ loaded, output, written }) => {
    removeOldFiles(output, written, LIST_FILE, (name) => isStaticFile(loaded.folder, name));
  },
});

/** Without the mark, the output can be published. */
const removeMark = defineStep({
  name: 'remove the mark',
  run: ({ output }) => {
    markFinished(output);
  },
});

/** The steps of the core after Gatsby has written the pages, in order. */
const CORE_STEPS: readonly BuildStep[] = [
  removeGatsbyFiles,
  exportTexts,
  writeNotices,
  drawIcons,
  writeRedirects,
  readPages,
  waitForPictures,
  checkLinks,
  checkInline,
  writeSitemaps,
  planServing,
  writeServerFiles,
  removeOld,
  finishFiles,
  finishLateFiles,
  removeMark,
];

/** Returns all steps in order, a feature's after those that it names; throws where one does not exist. */
export async function buildSteps(added: Additions): Promise<BuildStep[]> {
  const steps = [...CORE_STEPS];
  for (const [name, { after, load }] of added.named(STEPS)) {
    const place = steps.findIndex((step) => step.name === after);
    if (place < 0)
      throw new Error(
        `The feature "${name}" has a build step after "${after}", which does not exist.\n` +
          `The steps are: ${steps.map((step) => step.name).join(', ')}.`,
      );
    steps.splice(place + 1, 0, await load());
  }
  return steps;
}
