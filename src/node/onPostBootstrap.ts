import type { GatsbyNode } from 'gatsby';
import { recordEngine } from './cache/engineCache';
import { keptRecords } from './cache/keptRecords';
import type { DocNode } from './graphql/nodeTypes';
import { copyFiles } from './output/copyFiles';
import { startPictures } from './output/images/pictures';
import { projectSite } from './site/projectSite';
import { copyContentStatic } from './site/staticFile';

/**
 * Keeps the compiled content, and whose Gatsby's cache is, for the next start: a develop server is ended from outside,
 * so nothing comes after it. While writing, the files of all images begin to be made.
 */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  keptRecords().flush();
  recordEngine();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  if (process.env.NODE_ENV !== 'production') startPictures(pages, projectSite()?.site.title, reporter.info);
  copyContentStatic('public');
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
};
