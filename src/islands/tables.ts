import { watchOverflow } from './readersLanguage';

/** Watches a box: it is a tab stop and a landmark only while it scrolls, and shows at which sides there is more. */
function watchBox(box: HTMLElement): () => void {
  const label = box.getAttribute('aria-label') ?? '';
  const markSides = () => {
    box.toggleAttribute('data-before', box.scrollLeft > 0);
    box.toggleAttribute('data-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  const makeRegion = (isRegion: boolean) => {
    box.classList.toggle('is-whole', !isRegion);
    markSides();
    if (isRegion) {
      box.tabIndex = 0;
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', label);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    }
  };
  const stop = watchOverflow(box, makeRegion);
  box.addEventListener('scroll', markSides, { passive: true });
  return () => {
    stop();
    box.removeEventListener('scroll', markSides);
    makeRegion(true);
  };
}

/** Roles of elements of tables, which Safari forgets while rows are laid out as cards. */
const ROLES = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell', th: 'columnheader' };

/** Gives tables whose rows become cards their roles; in HTML, validators report them as unnecessary. */
function keepRoles(root: HTMLElement): void {
  for (const [name, role] of Object.entries(ROLES))
    for (const element of root.querySelectorAll(`.as-cards ${name}`))
      element.setAttribute('role', element.getAttribute('scope') === 'row' ? 'rowheader' : role);
}

/** Adapts tables to whether they fit. */
export function enhance(root: HTMLElement): () => void {
  keepRoles(root);
  const undo = [...root.querySelectorAll<HTMLElement>('.table-scroll')].map(watchBox);
  return () => undo.forEach((stop) => stop());
}
