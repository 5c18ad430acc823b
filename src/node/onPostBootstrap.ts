import type { GatsbyNode } from 'gatsby';
import type { DocNode } from './schema/nodeTypes';
import { keptRecords } from './cache/keptRecords';
import { startPictures } from './images/pictures';
import { copyFiles } from './output/copyFiles';

/** Keeps the compiled content for the next build, and begins to make the files of all images and of the cards of pages. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  keptRecords().flush();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  startPictures(pages, reporter.info);
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
};
