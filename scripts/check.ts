import { projectEngine } from '../src/engine';
import { allRules } from '../src/node/content/rules/registry';
import {
  otherCheckOf,
  parseCheckArguments,
  takeLanguage,
  UsageError,
  type OtherCheck,
} from './lib/check/checkArguments';
import { runCheck } from './lib/check/runCheck';
import { watchCheck } from './lib/check/watchCheck';
import { runCommand } from './lib/contentCommand';
import { preparePlainContent } from './lib/plainContent';

// The script of this command gives the young generation 64 MB, since the trees of pages that are compiled at once
// outgrow the usual 16.

/** True when a person reads the output and has not turned colours off: https://no-color.org */
const hasColor = process.stdout.isTTY && (process.env.NO_COLOR ?? '') === '';

/** Checks with a separate option, loaded on demand. */
const OTHER_CHECKS: Record<OtherCheck, (args: readonly string[]) => Promise<void>> = {
  search: async (args) => (await import('./checkSearch')).checkSearch(args),
  site: async (args) => (await import('./checkSite')).checkSite(args),
  spelling: async () => (await import('./checkSpelling')).checkSpellingOfContent(),
  external: async (args) => (await import('./checkExternal')).checkExternal(args),
};

function isWatching(args: readonly string[]): boolean {
  try {
    return parseCheckArguments(args, [...allRules(projectEngine().added).keys()]).isWatching;
  } catch (error) {
    // The check reports usage errors itself.
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/**
 * `npm run check [-- paths --format json --rule link/broken --changed --fix --watch --lang fi]`: finds what breaks the
 * rules of the content within seconds, without a build.
 */
async function checkContent(args: readonly string[]): Promise<void> {
  const follow = await preparePlainContent();
  if (isWatching(args)) {
    follow?.();
    watchCheck(args, { hasColor, write: (text) => console.log(text) });
    return;
  }
  const { output, errorOutput, exitCode } = await runCheck(args, { hasColor });
  if (errorOutput !== '') console.error(errorOutput);
  if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

runCommand(async () => {
  // The texts for colleagues have to be right, too.
  process.env.SITE_AUDIENCE = 'check';
  const args = process.argv.slice(2);
  const other = otherCheckOf(args[0]);
  if (other === undefined) void checkContent(takeLanguage(args));
  else await OTHER_CHECKS[other](args.slice(1));
});
