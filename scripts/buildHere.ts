import { runCommand } from './lib/contentCommand';
import { buildHere } from './lib/gatsby';
import { buildSettings } from './lib/project';
import { discardStaleCache, isCacheIntact, wasDeveloped } from '../src/node/cache/engineCache';
import { projectEngine } from '../src/engine';
import { isUnfinished } from '../src/node/files/unfinished';
import { siteKey } from '../src/node/site/readAtStart';

/** The part of `npm run build` in Gatsby's process, so that only one loads the engine; `build.ts` starts it. */
runCommand(async () => {
  const engine = projectEngine();
  discardStaleCache(siteKey(engine), isUnfinished('public') || wasDeveloped() || !isCacheIntact());
  await buildHere(buildSettings(engine));
});
