import { joinPath } from '../core';
import type { SidebarOutput } from './convertSidebars';

/** Removes docs from sidebars that could not be imported, and categories that become empty. */
export function pruneSidebars(
  sidebars: Readonly<Record<string, SidebarOutput>>,
  root: string,
  removed: ReadonlySet<string>,
): Record<string, SidebarOutput> {
  const keep = (items: SidebarOutput['items']): SidebarOutput['items'] =>
    items.flatMap((item): SidebarOutput['items'] => {
      if (typeof item !== 'string' && 'items' in item) {
        const inner = keep(item.items);
        return inner.length === 0 ? [] : [{ ...item, items: inner }];
      }
      const name = typeof item === 'string' ? item : 'doc' in item ? item.doc : undefined;
      return name !== undefined && removed.has(joinPath(root, name)) ? [] : [item];
    });
  return Object.fromEntries(
    Object.entries(sidebars).flatMap(([name, { label, items }]) => {
      const kept = keep(items);
      return kept.length === 0 ? [] : [[name, { label, items: kept }]];
    }),
  );
}
