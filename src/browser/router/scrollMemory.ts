import { scrollToPosition } from './scrollTo';

/** Maximum number of history entries with a saved scroll position per tab. */
const SCROLL_POSITIONS_KEPT = 100;

/** Session storage key of the positions. */
const STORE = 'site.scroll';

/** Elements of a text that readers open, scroll sideways, or choose. */
const KEPT = 'main .prose :is(details, .table-scroll, .tab)';

/** State of a page in a history entry. */
interface Noted {
  /** Scroll position in pixels from the top. */
  top: number;
  /** States of the elements that match `KEPT`, in document order. */
  elements: readonly number[];
}

function stateOf(element: Element): number {
  if (element instanceof HTMLDetailsElement) return Number(element.open);
  return element.matches('.tab') ? Number(element.getAttribute('aria-selected') === 'true') : element.scrollLeft;
}

function setState(element: Element, state: number): void {
  if (element instanceof HTMLDetailsElement) element.open = state === 1;
  else if (element.matches('.tab')) element.setAttribute('aria-selected', String(state === 1));
  else element.scrollLeft = state;
}

/** Restores opened details, tables scrolled sideways, and tabs, unless the page has changed. */
export function restoreElements(states: readonly number[]): void {
  const elements = [...document.querySelectorAll(KEPT)];
  if (elements.length === states.length) elements.forEach((element, index) => setState(element, states[index] ?? 0));
}

/** State of the pages of history entries. */
export interface ScrollMemory {
  notedAt: (key: string) => number | undefined;
  /** States for `restoreElements`. */
  elementsAt: (key: string) => readonly number[];
  /** Starts saving the scroll position for an entry. */
  follow: (key: string) => void;
  /** Saves position and elements before the page is replaced, including scrolling without an event yet. */
  leave: () => void;
  /** Prepares loading another document: the browser must not restore this page's position there. */
  startAnew: () => void;
}

function readPositions(browser: Window): Map<string, Noted> {
  try {
    const stored: unknown = JSON.parse(browser.sessionStorage.getItem(STORE) ?? '[]');
    const isNoted = (entry: unknown): entry is [string, number, unknown] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    const noted = Array.isArray(stored) ? stored.filter(isNoted) : [];
    return new Map(
      noted.map(([key, top, elements]) => [
        key,
        { top, elements: Array.isArray(elements) ? elements.map(Number) : [] },
      ]),
    );
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, Noted>, browser: Window): void {
  try {
    const noted = [...positions].map(([key, { top, elements }]) => [key, top, elements]);
    browser.sessionStorage.setItem(STORE, JSON.stringify(noted.slice(-SCROLL_POSITIONS_KEPT)));
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/** Replaces the browser's scroll restoration, which runs before a client-side page is rendered. */
export function createScrollMemory(browser: Window = window): ScrollMemory {
  const positions = readPositions(browser);
  let current = '';
  let isRestored = true;
  const takeOver = () => {
    browser.history.scrollRestoration = 'manual';
  };
  const note = () => positions.set(current, { top: browser.scrollY, elements: [] });
  const leave = () => {
    const elements = [...browser.document.querySelectorAll(KEPT)].map(stateOf);
    positions.set(current, { top: browser.scrollY, elements });
  };
  /** State in which the document was left. */
  let left: Noted | undefined;
  /** Restores the position where browsers fail to: Safari's back/forward cache, Firefox's reloads under load. */
  const bringBack = (persisted: boolean) => {
    const isAtEnd = browser.scrollY + browser.innerHeight >= browser.document.documentElement.scrollHeight - 1;
    const hasElements = !persisted && left !== undefined && left.elements.length > 0;
    if (hasElements) restoreElements(left?.elements ?? []);
    const { top = 0 } = (persisted || isAtEnd || hasElements ? left : positions.get(current)) ?? {};
    if (browser.scrollY === 0 || isAtEnd || hasElements) scrollToPosition(top, browser);
  };
  browser.addEventListener('scroll', note, { passive: true });
  browser.addEventListener('pagehide', () => {
    leave();
    if (isRestored) browser.history.scrollRestoration = 'auto';
    left = positions.get(current);
    writePositions(positions, browser);
  });
  browser.addEventListener('pageshow', ({ persisted }) => {
    takeOver();
    bringBack(persisted);
  });
  return {
    notedAt: (key) => positions.get(key)?.top,
    elementsAt: (key) => positions.get(key)?.elements ?? [],
    follow: (key) => {
      const isFirst = current === '';
      current = key;
      left = positions.get(key);
      // The event is over.
      if (!isFirst || browser.document.readyState !== 'complete') return;
      takeOver();
      bringBack(false);
    },
    leave,
    startAnew: () => {
      isRestored = false;
    },
  };
}
