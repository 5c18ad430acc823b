import { ALL_RULES } from '../src/node/content/rules/registry';
import { parseCheckArguments, UsageError } from './lib/check/checkArguments';
import { runCheck } from './lib/check/runCheck';
import { watchCheck } from './lib/check/watchCheck';
import { preparePlainContent } from '../packages/import/src/plainContent';

// The script of this command gives the young generation 64 MB, since the trees of pages that are compiled at once
// outgrow the usual 16.

/** True where the output is read by a person who has not asked for plain text: https://no-color.org */
const hasColor = process.stdout.isTTY && (process.env.NO_COLOR ?? '') === '';

function isWatching(args: readonly string[]): boolean {
  try {
    return parseCheckArguments(args, [...ALL_RULES.keys()]).isWatching;
  } catch (error) {
    // The check itself says what is wrong with the call.
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/**
 * `npm run check [-- paths --format json --rule link/broken --changed --fix --watch]`: finds what breaks the rules of
 * the content within seconds, without a build.
 */
async function check(args: readonly string[]): Promise<void> {
  const follow = await preparePlainContent();
  if (isWatching(args)) {
    follow?.();
    watchCheck(args, { hasColor, tell: (text) => console.log(text) });
    return;
  }
  const { output, errorOutput, exitCode } = await runCheck(args, { hasColor });
  if (errorOutput !== '') console.error(errorOutput);
  if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

void check(process.argv.slice(2));
