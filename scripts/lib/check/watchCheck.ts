import { contentFolder } from '../../../src/node/files/contentFolder';
import { watchContent } from '../../../src/node/develop/watchContent';
import { say } from './checkArguments';
import { runCheck } from './runCheck';

/** Checks the content now and after every change, also during a check; returns a function that stops. */
export function watchCheck(
  args: readonly string[],
  { hasColor, write }: { hasColor: boolean; write: (text: string) => void },
): () => void {
  let isRunning = false;
  let isStale = true;
  const check = async () => {
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      // The editor's problem matcher waits for this line, and for the last one.
      write(say('begin').message);
      const { output, errorOutput } = await runCheck(args, { hasColor });
      write([output, errorOutput].filter((text) => text !== '').join('\n'));
      write(say('end').message);
    }
    isRunning = false;
  };
  const stop = watchContent(contentFolder(), () => {
    isStale = true;
    void check();
  });
  void check();
  return stop;
}
