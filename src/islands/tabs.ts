import type { StorageSlot } from '../model/site/storage';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';
import { createTabSet, type TabSet } from './tabSet';

/** Prefix of the storage keys of tab groups. */
const TAB_KEY_PREFIX = 'site.tab.';

/** Storage key of a tab group's choice: `site.tab.tapa`. */
function tabKey(group: string): string {
  return TAB_KEY_PREFIX + group;
}

/** Applies a change while an element keeps its position on the screen. */
function keepPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Selects a value in all tabs of a group that have it. */
function showInGroup(sets: readonly TabSet[], group: string, value: string): void {
  for (const set of sets) if (set.group === group && set.has(value)) set.show(value);
}

/** Makes tabs interactive; tabs of one group change together, and the choice is stored. */
export function enhance(root: HTMLElement, { slotOf, restoredTop }: Omit<Reader, 'openLayer'>): () => void {
  const slots = new Map<string, StorageSlot>();
  const sets: TabSet[] = [...root.querySelectorAll<HTMLElement>('.tabs')].map((element) => {
    const { group } = element.dataset;
    const set = createTabSet(element, (value, chosen) => {
      if (group === undefined) return set.show(value);
      keepPosition(chosen, () => showInGroup(sets, group, value));
      slots.get(group)?.set(value);
    });
    return set;
  });
  const stops = [...new Set(sets.map(({ group }) => group))].flatMap((group) => {
    if (group === undefined) return [];
    const slot = slotOf(tabKey(group));
    slots.set(group, slot);
    const show = (value: string | null) => {
      if (value !== null) showInGroup(sets, group, value);
    };
    show(slot.get());
    return [slot.listen(show)];
  });
  // A target in a hidden panel has no box, so the browser could not scroll to it.
  const target = hashTarget(root, location.hash);
  const later = root.querySelector('.tab ~ .tab[aria-selected="true"]');
  // The position was measured while this panel was shown.
  if (later !== null && restoredTop() !== undefined) scrollToOpened(later, restoredTop());
  if (target !== null && sets.filter((set) => set.showAround(target)).length > 0) scrollToOpened(target, restoredTop());
  return () => {
    for (const stop of stops) stop();
    for (const set of sets) set.undo();
  };
}
