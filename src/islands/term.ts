import { placeNote } from '../model/reading/notePlace';

const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Puts an opened explanation below or above its word; it then moves with the page. */
function place(note: HTMLElement, button: HTMLElement): void {
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

/** Lets Escape hide an explanation that an older browser shows while its word has the focus or the pointer. */
function hideByEscape(term: HTMLElement, note: HTMLElement, signal: AbortSignal): void {
  term.addEventListener('keydown', ({ key }) => (note.hidden = note.hidden || key === 'Escape'), { signal });
  for (const type of ['pointerenter', 'focusin']) term.addEventListener(type, () => (note.hidden = false), { signal });
}

/** Shows the explanations of terms beside their words. */
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
      // The browser opens it by itself, so a reader may have done so before this code came.
      if (note.matches(':popover-open')) place(note, button);
      note.addEventListener(
        'toggle',
        (event) => {
          if ('newState' in event && event.newState === 'open') place(note, button);
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
