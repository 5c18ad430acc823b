import type { GatsbyNode } from 'gatsby';
import path from 'node:path';
import { recordEngine } from './cache/engineCache';
import { BUILD_CACHE, createFileCache } from './cache/fileCache';
import type { DocNode } from './types/nodeTypes';
import { themeOf } from './site/theme';
import { startPictures } from './output/images/pictures';
import { removeOldFiles, STATIC_LIST_FILE, copyFiles } from './files/writeFiles';
import type { Engine } from './content/engine';
import { copyContentStatic } from './files/staticFile';
import { siteKey } from './site/readAtStart';

/** Saves compiled content and the cache's fingerprint (nothing runs after a killed `develop`); copies static files. */
export const onPostBootstrap =
  (engine: Engine): GatsbyNode['onPostBootstrap'] =>
  async ({ getNodesByType, reporter }) => {
    engine.records().flush();
    recordEngine(siteKey(engine));
    const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
    if (process.env.NODE_ENV !== 'production') startPictures(engine, pages, engine.site(), reporter.info);
    const { copies = [] } = themeOf(engine);
    removeOldFiles('public', [...copyContentStatic('public'), ...copies], STATIC_LIST_FILE);
    const files = pages.flatMap((page) => page.files);
    await copyFiles(files, 'public');
    const cache = createFileCache(BUILD_CACHE);
    for (const { path: name, make } of copies)
      await cache.place(path.join('theme', name), path.join('public', name), make);
  };
