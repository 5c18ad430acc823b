import type { ScrollMove } from '../../model/navigation/pageNavigation';

/** Frames to wait for the target of a hash that renders late. */
const HASH_TARGET_FRAMES = 20;

/** Scrolls a new page; returns a function that stops waiting for a late target. */
export function scrollTo(move: ScrollMove, browser: Window = window): () => void {
  let frame = 0;
  const jump = (top: number) => browser.scrollTo({ top, left: 0, behavior: 'instant' });
  const find = (id: string, framesLeft: number) => {
    const target = browser.document.getElementById(id);
    if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    else if (framesLeft > 0) frame = browser.requestAnimationFrame(() => find(id, framesLeft - 1));
  };
  if (move.to === 'top') jump(0);
  else if (move.to === 'position') jump(move.top);
  else if (move.to === 'target') {
    // Until its target exists, a page starts at the top instead of the last page's position.
    if (browser.document.getElementById(move.id) === null) jump(0);
    find(move.id, HASH_TARGET_FRAMES);
  }
  return () => browser.cancelAnimationFrame(frame);
}
