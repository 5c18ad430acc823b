/** Maximum number of history entries with a saved scroll position per tab. */
const SCROLL_POSITIONS_KEPT = 100;

/** Session storage key of the positions. */
const STORE = 'site.scroll';

/** Scroll positions of history entries, in pixels from the top. */
export interface ScrollMemory {
  notedAt: (key: string) => number | undefined;
  /** Starts saving the scroll position for an entry. */
  follow: (key: string) => void;
  /** Saves the position before the page is replaced, including scrolling without an event yet. */
  leave: () => void;
  /** Prepares loading another document: the browser must not restore this page's position there. */
  startAnew: () => void;
}

function readPositions(browser: Window): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(browser.sessionStorage.getItem(STORE) ?? '[]');
    const isPosition = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, number>, browser: Window): void {
  try {
    browser.sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-SCROLL_POSITIONS_KEPT)));
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/**
 * Replaces the browser's scroll restoration, which runs before a client-side page is rendered. For full page loads the
 * browser restores the position, because the page is there at once.
 */
export function createScrollMemory(browser: Window = window): ScrollMemory {
  const positions = readPositions(browser);
  let current = '';
  let isRestored = true;
  const takeOver = () => {
    browser.history.scrollRestoration = 'manual';
  };
  const note = () => positions.set(current, browser.scrollY);
  /** Scroll position at which the document was left. */
  let leftAt = 0;
  /**
   * Restores the position in Safari, which resets pages from the back/forward cache to the top. Under load Firefox does
   * so on reloads.
   */
  const bringBack = ({ persisted }: PageTransitionEvent) => {
    const top = persisted ? leftAt : (positions.get(current) ?? 0);
    if (browser.scrollY === 0 && top > 0) browser.scrollTo({ top, left: 0, behavior: 'instant' });
  };
  browser.addEventListener('scroll', note, { passive: true });
  browser.addEventListener('pagehide', () => {
    note();
    if (isRestored) browser.history.scrollRestoration = 'auto';
    leftAt = positions.get(current) ?? 0;
    writePositions(positions, browser);
  });
  browser.addEventListener('pageshow', (event) => {
    takeOver();
    bringBack(event);
  });
  if (browser.document.readyState === 'complete') takeOver();
  return {
    notedAt: (key) => positions.get(key),
    follow: (key) => {
      current = key;
    },
    leave: note,
    startAnew: () => {
      isRestored = false;
    },
  };
}
