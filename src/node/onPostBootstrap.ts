import type { GatsbyNode } from 'gatsby';
import type { DocNode } from './schema/nodeTypes';
import { records } from './engine';
import { writeImages } from './images/writeImages';
import { copyFiles } from './output/copyFiles';

/** Keeps the compiled content for the next build, and makes the files of all images. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  records.flush();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  const written = await writeImages(
    pages.flatMap(({ images }) => images),
    'public',
  );
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
  if (written > 0) reporter.info(`Made ${written} image files`);
};
