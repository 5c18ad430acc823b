import { runCheck } from './lib/check/runCheck';
import { preparePlainContent } from './lib/plainContent';

/** True where the output is read by a person who has not asked for plain text: https://no-color.org */
const hasColor = process.stdout.isTTY && (process.env.NO_COLOR ?? '') === '';

/**
 * `npm run check [-- paths --format json --rule link/broken --changed --fix]`: finds what breaks the rules of the content
 * within seconds, without a build.
 */
async function check(): Promise<void> {
  await preparePlainContent();
  const { output, errorOutput, exitCode } = await runCheck(process.argv.slice(2), { hasColor });
  if (errorOutput !== '') console.error(errorOutput);
  if (output !== '') console.log(output);
  process.exitCode = exitCode;
}

void check();
