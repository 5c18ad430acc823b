/** A layer over the page that the browser's Back closes, by an entry of its own in the history. */
export interface HistoryLayer {
  /** Takes the entry back, unless it is gone already, and then calls back. */
  release: (onGone?: () => void) => void;
}

/** What marks a layer's entry, beside what the router keeps there. */
type EntryState = { layer?: boolean } | null;

/** The open layers, the uppermost last: Back closes that one only. */
const open: HistoryLayer[] = [];

/**
 * Puts an entry for the page as it is into the history. Back then leads from this entry to the page's own, which
 * closes the layer; the router never hears of it, so that it neither renders nor scrolls.
 */
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
    const tell = state === 'held' ? onBack : afterLeaving;
    if (location.href === href) event.stopImmediatePropagation();
    stop();
    tell?.();
  };
  // Listeners that capture come before the router's.
  browser.addEventListener('popstate', onPop, { capture: true });
  const layer: HistoryLayer = {
    release: (onGone) => {
      if (state === 'leaving') return;
      if (state === 'held' && (history.state as EntryState)?.layer === true) {
        state = 'leaving';
        afterLeaving = onGone;
        history.back();
      } else {
        // Back has taken the entry, or the page has moved on.
        stop();
        onGone?.();
      }
    },
  };
  open.push(layer);
  return layer;
}
