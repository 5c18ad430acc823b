import { holdProject } from './lib/buildLock';
import { runGatsby } from './lib/gatsby';
import { preparePlainContent } from './lib/plainContent';
import { discardStaleCache } from '../src/node/cache/engineCache';
import { formatReport } from '../src/node/diagnostics/diagnostic';
import { takeLanguage } from './lib/check/checkArguments';
import { runCommand } from './lib/contentCommand';
import { say } from '../src/node/diagnostics/messages';
import { projectEngine } from '../src/engine';
import type { Engine } from '../src/node/content/engine';
import { siteKey } from '../src/node/site/readAtStart';

/** Reports invalid settings and starts nothing, since the site needs them. */
function requireSettings(engine: Engine): void {
  const { loaded, diagnostics } = engine.load();
  const findings = diagnostics.filter(({ file }) => loaded === undefined || file === loaded.source.file);
  if (findings.length === 0) return;
  console.error(`${formatReport(findings)}\n\n${say('startAgain').message}`);
  process.exit(1);
}

/** `npm run develop [-- --lang fi]`: serves the site with live changes and its drafts on port 8000, to this machine's names only unless `--host NAME` adds one, and GraphiQL at `/___graphql`. */
async function develop(args: readonly string[]): Promise<void> {
  const follow = await preparePlainContent();
  const engine = projectEngine();
  requireSettings(engine);
  holdProject();
  discardStaleCache(siteKey(engine));
  follow?.();
  process.exit(await runGatsby(['develop', ...args], { CI: undefined }));
}

runCommand(() => Promise.resolve(void develop(takeLanguage(process.argv.slice(2)))));
