import type { StorageSlot } from '../model/site/storage';
import { hashTarget, scrollToOpened, type Reader } from './hashTarget';
import { createTabSet, type TabSet } from './tabSet';

/** Prefix of the keys under which the chosen tab of each group is stored. */
const TAB_KEY_PREFIX = 'site.tab.';

/**
 * Key under which the chosen tab of a group is stored.
 * @example tabKey('tapa') // 'site.tab.tapa'
 */
function tabKey(group: string): string {
  return TAB_KEY_PREFIX + group;
}

/** Changes something while an element keeps its place on the screen. */
function keepingPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Shows a value in all tabs of a group that have it. */
function showInGroup(sets: readonly TabSet[], group: string, value: string): void {
  for (const set of sets) if (set.group === group && set.has(value)) set.show(value);
}

/** Makes the tabs of a page work: those of one group together, with the choice remembered. */
export function enhance(root: HTMLElement, { slotOf, restoredTop }: Reader): () => void {
  const slots = new Map<string, StorageSlot>();
  const sets: TabSet[] = [...root.querySelectorAll<HTMLElement>('.tabs')].map((element) => {
    const { group } = element.dataset;
    const set = createTabSet(element, (value, chosen) => {
      if (group === undefined) return set.show(value);
      keepingPlace(chosen, () => showInGroup(sets, group, value));
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
  // The target was in no box while its panel was hidden, so nobody could scroll to it before.
  const target = hashTarget(root, location.hash);
  if (target !== null && sets.filter((set) => set.showAround(target)).length > 0) scrollToOpened(target, restoredTop());
  return () => {
    for (const stop of stops) stop();
    for (const set of sets) set.undo();
  };
}
