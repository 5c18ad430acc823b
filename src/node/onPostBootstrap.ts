import type { GatsbyNode } from 'gatsby';
import { recordEngine } from './cache/engineCache';
import { keptRecords } from './content/recordStore';
import type { DocNode } from './types/nodeTypes';
import { contentFolder } from './files/contentFolder';
import { themeOf } from './site/featuresOf';
import { startPictures } from './output/images/pictures';
import { removeOldFiles, STATIC_LIST_FILE, copyFiles } from './files/writeFiles';
import { projectSite } from './content/projectSite';
import { copyContentStatic } from './files/staticFile';

/** Saves compiled content and the cache's fingerprint (nothing runs after a killed `develop`); copies static files. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ getNodesByType, reporter }) => {
  keptRecords().flush();
  recordEngine();
  const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
  if (process.env.NODE_ENV !== 'production') startPictures(pages, projectSite(), reporter.info);
  const { copies = [] } = themeOf(contentFolder());
  removeOldFiles('public', [...copyContentStatic('public'), ...copies], STATIC_LIST_FILE);
  await copyFiles([...copies, ...pages.flatMap(({ files }) => files)], 'public');
};
