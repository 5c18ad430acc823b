/** Milliseconds after which a page that paints nothing, such as one in a hidden tab, counts as painted. */
const LONGEST_FRAME = 250;
/** Milliseconds in which a frame that is drawn comes to the screen; threads that bring it there need the processor. */
const PRESENTATION = 16;

/** What waits for the next frame; gone once that is drawn, so that what comes then waits for the one after. */
let waiting: Set<() => void> | undefined;

/**
 * A fault in one call must not keep the others from their turn. They are forgotten then: whoever can still prevent one
 * of them would otherwise keep all of them, and with them the page that has gone.
 */
function callAll(calls: Set<() => void>): void {
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      window.setTimeout(() => {
        throw error;
      });
    }
  }
  calls.clear();
}

function waitForFrame(): Set<() => void> {
  const calls = new Set<() => void>();
  const close = () => {
    if (waiting === calls) waiting = undefined;
  };
  const late = window.setTimeout(() => {
    window.cancelAnimationFrame(frame);
    close();
    callAll(calls);
  }, LONGEST_FRAME);
  const frame = window.requestAnimationFrame(() => {
    window.clearTimeout(late);
    close();
    window.setTimeout(() => callAll(calls), PRESENTATION);
  });
  return calls;
}

/**
 * Calls back once, when what is in the document now is on the screen; returns the way to prevent that. All that wait
 * for a frame are called in one task, in the order in which they came, so that React renders once for them.
 */
export function afterPaint(call: () => void): () => void {
  const calls = (waiting ??= waitForFrame());
  const own = () => call();
  calls.add(own);
  return () => void calls.delete(own);
}
