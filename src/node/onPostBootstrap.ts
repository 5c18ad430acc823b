import type { GatsbyNode } from 'gatsby';
import path from 'node:path';
import { recordEngine } from './cache/engineCache';
import { BUILD_CACHE, createFileCache } from './cache/fileCache';
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
  const files = pages.flatMap((page) => page.files);
  await copyFiles(files, 'public');
  const cache = createFileCache(BUILD_CACHE);
  for (const { path: name, make } of copies)
    await cache.place(path.join('theme', name), path.join('public', name), make);
};
