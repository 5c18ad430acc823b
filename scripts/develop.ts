import { discardStaleCache, recordEngine } from './lib/engineCache';
import { GATSBY_ENV } from './lib/gatsby';
import { requireNode } from './lib/preflight';
import { run } from './lib/run';

/** `npm run develop`: the site with live changes on port 8000, and GraphiQL at /___graphql. */
async function develop(): Promise<void> {
  requireNode();
  discardStaleCache();
  const code = await run('npx', ['gatsby', 'develop', ...process.argv.slice(2)], { ...GATSBY_ENV, CI: undefined });
  recordEngine();
  process.exit(code);
}

void develop();
