import { placeNote } from '../model/reading/notePlace';

const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Positions an open tooltip below or above its word; it scrolls with the page. */
function positionNote(note: HTMLElement, button: HTMLElement): void {
  const { documentElement: page } = document;
  const word = button.getBoundingClientRect();
  const { left, top } = placeNote({
    word,
    note: { width: note.offsetWidth, height: note.offsetHeight },
    window: { width: page.clientWidth, height: page.clientHeight },
  });
  note.classList.add('is-placed');
  Object.assign(note.style, { left: `${left + window.scrollX}px`, top: `${top + window.scrollY}px` });
}

/** Closes a tooltip on Escape in older browsers, which show it by focus or hover. */
function hideByEscape(term: HTMLElement, note: HTMLElement, signal: AbortSignal): void {
  term.addEventListener('keydown', ({ key }) => (note.hidden = note.hidden || key === 'Escape'), { signal });
  for (const type of ['pointerenter', 'focusin']) term.addEventListener(type, () => (note.hidden = false), { signal });
}

/** Shows tooltips of terms. */
export function enhance(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const notes: HTMLElement[] = [];
  for (const term of root.querySelectorAll<HTMLElement>('.term')) {
    const button = term.querySelector<HTMLElement>('.term-button');
    const note = term.querySelector<HTMLElement>('.term-note');
    if (button === null || note === null) continue;
    notes.push(note);
    if (hasPopover()) {
      // The browser opens popovers without a script, so one may be open already.
      if (note.matches(':popover-open')) positionNote(note, button);
      note.addEventListener(
        'toggle',
        (event) => {
          if ('newState' in event && event.newState === 'open') positionNote(note, button);
        },
        { signal },
      );
    } else hideByEscape(term, note, signal);
  }
  return () => {
    listeners.abort();
    for (const note of notes) {
      note.classList.remove('is-placed');
      note.removeAttribute('style');
      note.hidden = false;
    }
  };
}
