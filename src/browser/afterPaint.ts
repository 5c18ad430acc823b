/** Milliseconds after which a page that paints nothing, such as one in a hidden tab, counts as painted. */
const LONGEST_FRAME = 250;

/** Calls back once, when what is in the document now is on the screen; returns the way to prevent that. */
export function afterPaint(call: () => void, browser: Window = window): () => void {
  let isDue = true;
  const once = () => {
    stop();
    call();
  };
  // A task that is begun in a frame has its turn once that frame has been painted.
  const frame = browser.requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      if (isDue) once();
    };
    port2.postMessage(null);
  });
  const timer = browser.setTimeout(once, LONGEST_FRAME);
  const stop = () => {
    isDue = false;
    browser.cancelAnimationFrame(frame);
    browser.clearTimeout(timer);
  };
  return stop;
}
