import type { ScrollMove } from '../../model/navigation/pageNavigation';

/** Frames for which the target of a hash is waited for, where it is drawn late. */
const HASH_TARGET_FRAMES = 20;

/** Scrolls a page that has just been shown; returns the way to stop waiting for a target that is drawn late. */
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
    // A page whose target is not there yet begins at its top, not where the last one was left.
    if (browser.document.getElementById(move.id) === null) jump(0);
    find(move.id, HASH_TARGET_FRAMES);
  }
  return () => browser.cancelAnimationFrame(frame);
}
