import type { GatsbyNode } from 'gatsby';
import { keptRecords } from './cache/keptRecords';
import type { DocNode } from './graphql/nodeTypes';
import { copyFiles } from './output/copyFiles';
import { startPictures } from './output/images/pictures';
import { projectSite } from './site/projectSite';
import { copyContentStatic } from './site/staticFile';

/** Keeps the compiled content for the next build. While writing, the files of all images begin to be made. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  keptRecords().flush();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  if (process.env.NODE_ENV !== 'production') startPictures(pages, projectSite()?.site.title, reporter.info);
  copyContentStatic('public');
  await copyFiles(
    pages.flatMap(({ files }) => files),
    'public',
  );
};
