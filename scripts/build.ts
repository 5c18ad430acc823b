import { parseArgs } from 'node:util';
import { holdProject } from './lib/buildLock';
import { runCommand } from './lib/contentCommand';
import { fullDisk } from './lib/diskSpace';
import { HERE, runBuild } from './lib/gatsby';
import { preparePlainContent } from './lib/plainContent';
import { sealCache } from '../src/node/cache/engineCache';
import { environmentLanguage, setLanguage } from '../src/node/diagnostics/messages';
import { isUnfinished } from '../src/node/files/unfinished';

/** Codes of a process that V8 ended for lack of memory (SIGABRT), or the system (SIGKILL). */
const OUT_OF_MEMORY = [134, 137];

/**
 * `npm run build [-- --drafts --against main] [-- --for colleagues]`: builds the site into `public/`, and reports what a
 * failure leaves there; with `--drafts` a preview into `public-drafts/`, with drafts and with what differs from the
 * published branch; with `--for colleagues` a site into `public-colleagues/` that has the texts for them, too
 */
async function build(): Promise<void> {
  const { values } = parseArgs({
    options: { drafts: { type: 'boolean' }, against: { type: 'string' }, for: { type: 'string' } },
  });
  if (values.against !== undefined && values.drafts !== true) throw new Error('--against needs --drafts.');
  if (values.for !== undefined && (values.for !== 'colleagues' || values.drafts === true))
    throw new Error('A site is built for colleagues, without --drafts: npm run build -- --for colleagues');
  setLanguage(environmentLanguage());
  await preparePlainContent();
  holdProject();
  // Loads the engine, which a build otherwise does in Gatsby's process.
  const other = values.drafts === true ? 'drafts' : values.for;
  const sites = other === undefined ? undefined : await import('./lib/preview');
  if (values.drafts === true) await sites?.preparePreview(values.against);
  else sites?.prepareSite('colleagues');
  const output = other === undefined ? 'public' : `public-${other}`;
  const code = await runBuild();
  if (code === 0) return sealCache();
  console.error(
    isUnfinished('public')
      ? `The build failed: ${output}/ must not be published, and "npm run serve" refuses it until a build succeeds.`
      : `The build stopped before it touched ${output}/: what was there still serves.`,
  );
  if (OUT_OF_MEMORY.includes(code))
    console.error(
      'The build ran out of memory. Give it more: NODE_OPTIONS=--max-old-space-size=4096 npm run build\n' +
        'If the machine has no more, end other programs, or build on another one.',
    );
  const full = fullDisk();
  if (full !== undefined) console.error(full);
  process.exit(code);
}

// The same bundle in Gatsby's process, so that the engine is bundled once.
runCommand(process.argv[2] === HERE ? async () => (await import('./lib/buildHere')).buildHere() : build);
