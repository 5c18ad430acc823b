import type { GatsbyNode } from 'gatsby';
import { recordEngine } from './cache/engineCache';
import { keptRecords } from './content/keptRecords';
import type { DocNode } from './types/nodeTypes';
import { copyFiles } from './files/copyFiles';
import { startPictures } from './output/images/pictures';
import { removeOldFiles, STATIC_LIST_FILE } from './files/writeFiles';
import { projectSite } from './content/projectSite';
import { copyContentStatic } from './files/staticFile';

/** Which files of the content's `static` folder have been copied, for the next build or start. */

/**
 * Keeps the compiled content, and whose Gatsby's cache is, for the next start: a develop server is ended from outside,
 * so nothing comes after it. While writing, the files of all images begin to be made.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  keptRecords().flush();
  recordEngine();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  if (process.env.NODE_ENV !== 'production') startPictures(pages, projectSite()?.site, reporter.info);
  removeOldFiles('public', copyContentStatic('public'), STATIC_LIST_FILE);
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
};
