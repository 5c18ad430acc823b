import { contentFolder } from '../../../src/node/files/contentFolder';
import { watchContent } from '../../../src/node/develop/watchContent';
import { runCheck } from './runCheck';

/** What is written before a check and after it; the problem matcher of the editor waits for both. */
export const BEGIN = 'Checking the content.';
export const END = 'Waiting for changes.';

/**
 * Checks the content now and after every change. A change during a check is checked after it.
 * @param tell takes what is to be written
 * @returns the way to stop
 */
export function watchCheck(
  args: readonly string[],
  { hasColor, tell }: { hasColor: boolean; tell: (text: string) => void },
): () => void {
  let isRunning = false;
  let isStale = true;
  const check = async () => {
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      isStale = false;
      tell(BEGIN);
      const { output, errorOutput } = await runCheck(args, { hasColor });
      tell([output, errorOutput].filter((text) => text !== '').join('\n'));
      tell(END);
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
