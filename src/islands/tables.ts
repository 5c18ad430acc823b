import { watchOverflow } from './readersLanguage';

/** A box is a stop of the keyboard and a region of the page only while there is something to scroll. */
function watchBox(box: HTMLElement): () => void {
  const label = box.getAttribute('aria-label') ?? '';
  const makeRegion = (isRegion: boolean) => {
    if (isRegion) {
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', label);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    }
  };
  const stop = watchOverflow(box, makeRegion);
  return () => {
    stop();
    makeRegion(true);
  };
}

/** Takes the boxes of tables that fit out of the keyboard's way. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('.table-scroll')].map(watchBox);
  return () => undo.forEach((stop) => stop());
}
