/** Entries of the history whose scroll position a tab remembers. */
const SCROLL_POSITIONS_KEPT = 100;

/** Where the tab's session storage keeps the positions while no page of the site is open in it. */
const STORE = 'site.scroll';

/** How far each entry of the history was scrolled, in pixels from the top. */
export interface ScrollMemory {
  notedAt: (key: string) => number | undefined;
  /** From here on, scrolling is noted for this entry. */
  follow: (key: string) => void;
  /** The page is about to be replaced: its position is noted, also if the browser has yet to report the scrolling. */
  leave: () => void;
  /** The document is about to be loaded anew for another page: the browser may not restore this one's position. */
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
    // Without storage the positions last while the document does.
  }
}

/**
 * Takes the scroll positions of the history from the browser, which restores them before the page that they belong
 * to is there. When the document is left or loaded anew, the browser does it: then the page is there at once.
 */
export function createScrollMemory(browser: Window = window): ScrollMemory {
  const positions = readPositions(browser);
  let current = '';
  let isRestored = true;
  const takeOver = () => {
    browser.history.scrollRestoration = 'manual';
  };
  const note = () => positions.set(current, browser.scrollY);
  /** Where the page was when it was left for another document. */
  let leftAt = 0;
  /**
   * Safari, which keeps the whole page while another document is shown, brings it back at its top; and so does Firefox
   * now and then, when it has much to do, with a page that it loads anew.
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
