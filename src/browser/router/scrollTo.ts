import type { ScrollMove } from '../../model/navigation/pageNavigation';

/** Frames to wait for the target of a hash that renders late. */
const HASH_TARGET_FRAMES = 20;

/** Marks the element of the hash, since `pushState` does not update `:target`. Without an id it removes the marks. */
export function markTarget(id: string | undefined, { document }: Pick<Window, 'document'> = window): void {
  document.querySelectorAll('[data-target]').forEach((element) => element.removeAttribute('data-target'));
  if (id === undefined) return;
  document.querySelector(':target')?.setAttribute('data-target', 'left');
  document.getElementById(id)?.setAttribute('data-target', 'here');
}

/** Events by which readers scroll or change the page. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Results that change height once more, when their passages arrive. */
const UNFINISHED = 'main [aria-busy="true"]';

/** Scrolls to a saved position, again while the document grows, until the reader acts. Returns a stop function. */
export function scrollToPosition(top: number, browser: Window = window): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const jump = () => {
    browser.scrollTo({ top, left: 0, behavior: 'instant' });
    if (browser.scrollY >= top - 1 && browser.document.querySelector(UNFINISHED) === null) stop();
  };
  jump();
  if (waiting.signal.aborted) return stop;
  const observer = new ResizeObserver(jump);
  observer.observe(browser.document.body);
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const act of ACTS) browser.addEventListener(act, stop, { signal: waiting.signal, passive: true });
  return stop;
}

/** Scrolls a page that has just been shown; returns a function that stops waiting for late parts of it. */
export function scrollTo(move: ScrollMove, browser: Window = window): () => void {
  let frame = 0;
  const jump = (top: number) => browser.scrollTo({ top, left: 0, behavior: 'instant' });
  const find = (id: string, framesLeft: number) => {
    const target = browser.document.getElementById(id);
    if (target !== null) {
      markTarget(id, browser);
      target.scrollIntoView({ behavior: 'instant' });
    }
    if (target === null && framesLeft > 0) frame = browser.requestAnimationFrame(() => find(id, framesLeft - 1));
  };
  markTarget(undefined, browser);
  if (move.to === 'top') jump(0);
  else if (move.to === 'position') return scrollToPosition(move.top, browser);
  else if (move.to === 'target') {
    // Until its target exists, a page starts at the top instead of the last page's position.
    if (browser.document.getElementById(move.id) === null) jump(0);
    find(move.id, HASH_TARGET_FRAMES);
  }
  return () => browser.cancelAnimationFrame(frame);
}
