import type { Reader } from './hashTarget';
import { labelInReadersLanguage } from './readersLanguage';

/** Prefix of the storage keys, before the path of the page. */
const TASKS_KEY_PREFIX = 'site.tasks.';

/** The date where the reader is: `2026-11-27`. */
const today = () => new Date().toLocaleDateString('sv');

/** Lets readers tick the tasks of a page. The ticks are stored for the day. */
export function enhance(root: HTMLElement, { slotOf }: Pick<Reader, 'slotOf'>): () => void {
  const boxes = [...root.querySelectorAll<HTMLInputElement>('.task-list-item input')];
  const tools = root.querySelector<HTMLElement>('.task-tools');
  const slot = slotOf(TASKS_KEY_PREFIX + location.pathname);
  const button = document.createElement('button');
  button.type = 'button';
  /** The ticks before clearing; undefined if there is nothing to undo. */
  let cleared: string | undefined;
  const ticks = () => boxes.flatMap(({ checked }, index) => (checked ? [index] : [])).join();
  const show = (stored: string) => {
    const ticked = new Set(stored.split(','));
    boxes.forEach((box, index) => (box.checked = ticked.has(String(index))));
    button.textContent = (cleared === undefined ? tools?.dataset.clear : tools?.dataset.undo) ?? '';
    button.hidden = cleared === undefined && stored === '';
  };
  const save = (stored: string) => {
    if (stored === '') slot.remove();
    else slot.set(`${today()} ${stored}`);
    show(stored);
  };
  const onChange = () => {
    cleared = undefined;
    save(ticks());
  };
  button.addEventListener('click', () => {
    const before = cleared;
    cleared = before === undefined ? ticks() : undefined;
    save(before ?? '');
  });
  const stops = boxes.map((box) => {
    const label = document.createElement('label');
    const name = box.getAttribute('aria-label') ?? '';
    const parent = box.parentElement;
    label.append(...[...(parent?.childNodes ?? [])].filter(({ nodeName }) => !/^[OU]L$/.test(nodeName)));
    parent?.prepend(label);
    box.disabled = false;
    box.removeAttribute('aria-label');
    box.addEventListener('change', onChange);
    return () => {
      label.replaceWith(...label.childNodes);
      box.disabled = true;
      box.setAttribute('aria-label', name);
    };
  });
  tools?.append(button);
  labelInReadersLanguage(button);
  const [day, stored = ''] = slot.get()?.split(' ') ?? [];
  if (day === undefined) show(ticks());
  else save(day === today() ? stored : '');
  return () => {
    button.remove();
    for (const box of boxes) box.removeEventListener('change', onChange);
    for (const stop of stops) stop();
  };
}
