import { holdProject } from './lib/buildLock';
import { discardStaleCache, recordEngine } from './lib/engineCache';
import { runGatsby } from './lib/gatsby';
import { requireNode } from './lib/preflight';

/** `npm run develop`: serves the site with live changes and its drafts on port 8000, and GraphiQL at `/___graphql`. */
async function develop(): Promise<void> {
  requireNode();
  holdProject();
  discardStaleCache();
  const code = await runGatsby(['develop', ...process.argv.slice(2)], { CI: undefined });
  recordEngine();
  process.exit(code);
}

void develop();
