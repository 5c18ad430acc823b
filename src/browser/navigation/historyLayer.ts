/** A layer over the page with its own history entry, so that Back closes it. */
export interface HistoryLayer {
  /** Removes the entry, if it still exists, and then calls back. */
  release: (onGone?: () => void) => void;
}

/** Marks a layer's entry, next to the router's own state. */
type EntryState = { layer?: boolean } | null;

/** The open layers, topmost last; Back closes only the topmost. */
const open: HistoryLayer[] = [];

/** Pushes a history entry for the current page: Back closes the layer, and the router never sees it. */
export function openHistoryLayer(onBack: () => void, browser: Window = window): HistoryLayer {
  const { history, location } = browser;
  const { href } = location;
  history.pushState({ ...(history.state as EntryState), layer: true }, '');
  let state: 'held' | 'leaving' | 'gone' = 'held';
  let afterLeaving: (() => void) | undefined;
  const stop = () => {
    state = 'gone';
    const at = open.indexOf(layer);
    if (at >= 0) open.splice(at, 1);
    browser.removeEventListener('popstate', onPop, { capture: true });
  };
  const onPop = (event: PopStateEvent) => {
    if (open[open.length - 1] !== layer) return;
    const callback = state === 'held' ? onBack : afterLeaving;
    if (location.href === href) event.stopImmediatePropagation();
    stop();
    callback?.();
  };
  // Capturing listeners run before the router's.
  browser.addEventListener('popstate', onPop, { capture: true });
  const layer: HistoryLayer = {
    release: (onGone) => {
      if (state === 'leaving') return;
      if (state === 'held' && (history.state as EntryState)?.layer === true) {
        state = 'leaving';
        afterLeaving = onGone;
        history.back();
      } else {
        // Back removed the entry, or the page changed.
        stop();
        onGone?.();
      }
    },
  };
  open.push(layer);
  return layer;
}
