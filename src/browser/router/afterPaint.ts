/** Milliseconds after which a page counts as painted without a frame, such as in a hidden tab. */
const LONGEST_FRAME = 250;
/** Milliseconds for a drawn frame to reach the screen, during which the browser needs the processor. */
const PRESENTATION = 16;

/** Callbacks for the next frame; undefined after it is drawn, so that later ones wait for another frame. */
let waiting: Set<() => void> | undefined;

/** Calls all callbacks even if one throws. Clears the set first, so that cancel functions leak no page. */
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

/** Calls back once after the paint; returns a cancel function. All callbacks of a frame run in one task in order. */
export function afterPaint(call: () => void): () => void {
  const calls = (waiting ??= waitForFrame());
  const callback = () => call();
  calls.add(callback);
  return () => void calls.delete(callback);
}
