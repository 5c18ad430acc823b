import { discardStaleCache, recordEngine } from './lib/engineCache';
import { gatsbyArguments, GATSBY_ENV } from './lib/gatsby';
import { requireNode } from './lib/preflight';
import { isUnfinished } from '../src/node/output/unfinished';
import { run } from './lib/run';

/** `npm run build`: builds the site into public/, and says what a failure leaves there. */
async function build(): Promise<void> {
  requireNode();
  discardStaleCache();
  const code = await run('npx', ['gatsby', 'build', ...gatsbyArguments()], GATSBY_ENV);
  recordEngine();
  if (code === 0) return;
  console.error(
    isUnfinished('public')
      ? 'The build failed on the way: public/ is incomplete and must not be published.'
      : 'The build stopped before it touched public/: what was there still serves.',
  );
  process.exit(code);
}

void build();
