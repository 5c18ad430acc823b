import type { GatsbyNode } from 'gatsby';
import path from 'node:path';
import { buildCache, isBuild } from './environment';
import { recordEngine } from './cache/engineCache';
import { createFileCache } from './cache/fileCache';
import type { DocNode } from './types/nodeTypes';
import { themeOf } from './site/theme';
import { startPictures } from './output/images/pictures';
import { removeOldFiles, STATIC_LIST_FILE, copyFiles } from './files/writeFiles';
import type { Engine } from './content/engine';
import { copyContentStatic, isStaticFile } from './files/staticFile';
import { siteKey } from './site/readAtStart';

/** Saves compiled content and the cache's fingerprint (nothing runs after a killed `develop`); copies static files. */
export const onPostBootstrap =
  (engine: Engine): GatsbyNode['onPostBootstrap'] =>
  async ({ getNodesByType, reporter }) => {
    engine.records().flush();
    recordEngine(siteKey(engine));
    const pages = [...getNodesByType('Doc'), ...getNodesByType('BlogPost')] as DocNode[];
    if (!isBuild()) startPictures(engine, pages, engine.site(), reporter.info);
    const { copies = [] } = themeOf(engine);
    removeOldFiles('public', [...copyContentStatic(engine.folder, 'public'), ...copies], STATIC_LIST_FILE, (name) =>
      isStaticFile(engine.folder, name),
    );
    const files = pages.flatMap((page) => page.files);
    await copyFiles(files, 'public');
    const cache = createFileCache(buildCache());
    for (const { path: name, make } of copies)
      await cache.place(path.join('theme', name), path.join('public', name), make);
  };
