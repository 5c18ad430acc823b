/** A layer over the page that the browser's Back closes, by an entry of its own in the history. */
export interface HistoryLayer {
  /** The layer was closed by other means: takes its entry back, and calls back when the entry is gone. */
  release: (onGone?: () => void) => void;
}

/** Marks the layer's entry, beside what the router keeps there. */
const MARK = 'layer';

const isLayerEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Puts an entry for the page as it is into the history. Back then leads from this entry to the page's own, which
 * closes the layer; the router never hears of it, so that it neither renders nor scrolls.
 */
export function openHistoryLayer(onBack: () => void, browser: Window = window): HistoryLayer {
  const { history, location } = browser;
  const { href } = location;
  history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  let onPopped: (() => void) | undefined = onBack;
  const onPop = (event: PopStateEvent) => {
    stop();
    if (location.href === href) event.stopImmediatePropagation();
    onPopped?.();
    onPopped = undefined;
  };
  const stop = () => browser.removeEventListener('popstate', onPop, { capture: true });
  // Listeners that capture come before the router's.
  browser.addEventListener('popstate', onPop, { capture: true });
  return {
    release: (onGone) => {
      if (onPopped === onBack && isLayerEntry(history.state)) {
        onPopped = onGone;
        history.back();
      } else if (onPopped === onBack) {
        // The page has moved on, and the entry with it.
        stop();
        onPopped = undefined;
        onGone?.();
      }
    },
  };
}
