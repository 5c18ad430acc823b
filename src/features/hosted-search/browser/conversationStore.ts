import {
  conversationsKey,
  readConversations,
  rememberConversation,
  type Conversation,
} from '../model/askAi/conversation';
import type { StorageSlot } from '../../../model/site/storage';
import { storageSlot } from '../../../browser/site/storageSlot';

/** The conversations that the reader's browser remembers. */
export interface ConversationStore {
  /** The newest first. */
  all: () => Conversation[];
  /** Remembers a conversation as the newest. */
  keep: (conversation: Conversation) => void;
  /** Forgets one. */
  remove: (id: string) => void;
}

/** Conversations about an index, in the reader's browser alone. */
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
