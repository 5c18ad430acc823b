import {
  conversationsKey,
  readConversations,
  rememberConversation,
  type Conversation,
} from '../model/askAi/conversation';
import type { StorageSlot } from '../../../model/site/storage';
import { storageSlot } from '../../../browser/site/storageSlot';

/** The conversations stored in the browser. */
export interface ConversationStore {
  /** Newest first. */
  all: () => Conversation[];
  /** Stores a conversation as the newest. */
  keep: (conversation: Conversation) => void;
  remove: (id: string) => void;
}

/** Stores conversations about an index in the browser. */
export function conversationStore(
  indexName: string,
  slot: StorageSlot = storageSlot(conversationsKey(indexName)),
): ConversationStore {
  const all = () => readConversations(slot.get());
  const write = (conversations: readonly Conversation[]) =>
    conversations.length === 0 ? slot.remove() : slot.set(JSON.stringify(conversations));
  return {
    all,
    keep: (conversation) => write(rememberConversation(all(), conversation)),
    remove: (id) => write(all().filter((each) => each.id !== id)),
  };
}
