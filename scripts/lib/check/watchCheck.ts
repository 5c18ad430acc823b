import { contentFolder } from '../../../src/node/environment';
import { watchContent } from '../../../src/node/develop/watchContent';
import { say } from './checkArguments';
import { runCheck } from './runCheck';

/** Checks the content now and after every change, also during a check; returns a function that stops. */
export function watchCheck(
  args: readonly string[],
  { hasColor, write }: { hasColor: boolean; write: (text: string) => void },
): () => void {
  const check = async () => {
    // The editor's problem matcher waits for this line, and for the last one.
    write(say('begin').message);
    const { output, errorOutput } = await runCheck(args, { hasColor });
    write([output, errorOutput].filter((text) => text !== '').join('\n'));
    write(say('end').message);
  };
  const stop = watchContent(contentFolder(), () => first.then(check));
  const first = check();
  return stop;
}
