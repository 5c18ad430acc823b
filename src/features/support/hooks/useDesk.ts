import { useSyncExternalStore } from 'react';
import type { Desk, DeskState } from '../browser/desk';
import { useKit } from './useKit';

/** The desk and what is on it; only for what is shown where there is one. */
export function useDesk(): { desk: Desk; state: DeskState } {
  const kit = useKit();
  if (kit === undefined) throw new Error('The tools for support are used outside of SupportHost.');
  const { desk } = kit;
  return { desk, state: useSyncExternalStore(desk.subscribe, desk.state, desk.state) };
}
