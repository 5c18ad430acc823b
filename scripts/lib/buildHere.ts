import { startBuild } from './gatsby';
import { buildSettings } from './project';
import { discardStaleCache, isCacheIntact, wasDeveloped } from '../../src/node/cache/engineCache';
import { projectEngine } from '../../src/engine';
import { isUnfinished } from '../../src/node/files/unfinished';
import { siteKey } from '../../src/node/site/readAtStart';
import { engine } from '../../src/project';

/**
 * Builds in this process, which Gatsby shares: one process loads the engine. Gatsby gets the modules of its files from
 * the bundle of this script.
 */
export async function buildHere(): Promise<void> {
  // An engine of its own: features write modules into the cache once for each engine, and these would be deleted.
  discardStaleCache(siteKey(projectEngine()), isUnfinished('public') || wasDeveloped() || !isCacheIntact());
  await startBuild(buildSettings(engine), {
    'gatsby-config': await import('../../gatsby-config'),
    'gatsby-node': await import('../../gatsby-node'),
  });
}
