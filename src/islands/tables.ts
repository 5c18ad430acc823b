import { watchOverflow } from './readersLanguage';

/** A box is a tab stop and a landmark only while it scrolls. */
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

/** Removes the tab stops of tables that fit. */
export function enhance(root: HTMLElement): () => void {
  const undo = [...root.querySelectorAll<HTMLElement>('.table-scroll')].map(watchBox);
  return () => undo.forEach((stop) => stop());
}
