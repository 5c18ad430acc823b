import { useEffect, useSyncExternalStore } from 'react';
import { NOTHING_OPEN, openOnArrival, withCategory, type OpenCategories } from '../../model/navigation/openCategories';
import type { SidebarNode } from '../../model/navigation/sidebarEntries';

/** Of the sidebar that was shown last; beside the page and in the menu it is the same one. Gone with the window. */
let current = NOTHING_OPEN;
const listeners = new Set<() => void>();

function set(next: OpenCategories): void {
  if (next === current) return;
  current = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open categories of a sidebar, kept while the reader moves between its pages, and the way to change one. */
export function useOpenCategories(
  sidebar: string,
  sitePath: string,
  rows: readonly SidebarNode[],
): { open: ReadonlySet<string>; toggle: (place: string, isOpen: boolean) => void } {
  const before = useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING_OPEN,
  );
  const arrive = (from: OpenCategories) => openOnArrival(from, sidebar, sitePath, rows);
  const state = arrive(before);
  useEffect(() => set(state), [state]);
  return { open: state.open, toggle: (place, isOpen) => set(withCategory(arrive(current), place, isOpen)) };
}
