import { useSyncExternalStore } from 'react';
import type { ReplyState, ReplyStore } from '../browser/replyStore';
import { useSupportTools } from './useSupportTools';

/** Returns the store of the reply and its state. Throws outside of `SupportHost`. */
export function useReplyStore(): { store: ReplyStore; state: ReplyState } {
  const tools = useSupportTools();
  if (tools === undefined) throw new Error('The support tools are used outside SupportHost.');
  const { store } = tools;
  return { store, state: useSyncExternalStore(store.subscribe, store.state, store.state) };
}
