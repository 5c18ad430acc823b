import { holdProject } from './lib/buildLock';
import { fullDisk } from './lib/diskSpace';
import { gatsbyArguments, runGatsby } from './lib/gatsby';
import { preparePlainContent } from './lib/plainContent';
import { discardStaleCache, wasDeveloped } from '../src/node/cache/engineCache';
import { environmentLanguage, setLanguage } from '../src/node/diagnostics/messages';
import { isUnfinished } from '../src/node/files/unfinished';

/** `npm run build`: builds the site into `public/`, and reports what a failure leaves there. */
async function build(): Promise<void> {
  setLanguage(environmentLanguage());
  await preparePlainContent();
  holdProject();
  discardStaleCache(isUnfinished('public') || wasDeveloped());
  const code = await runGatsby(['build', ...gatsbyArguments()]);
  if (code === 0) return;
  console.error(
    isUnfinished('public')
      ? 'The build failed: public/ must not be published, and "npm run serve" refuses it until a build succeeds.'
      : 'The build stopped before it touched public/: what was there still serves.',
  );
  const full = fullDisk();
  if (full !== undefined) console.error(full);
  process.exit(code);
}

void build();
