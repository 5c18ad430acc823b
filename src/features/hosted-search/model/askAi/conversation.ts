import { listAt, textAt, valueAt } from '../../../../model/text/json';
import { linkKind } from '../../../../model/site/link';

/** A source of an answer: a site path without locale, or a URL of another site. */
export interface AskSource {
  href: string;
  title: string;
}

/** A question, or an answer of the assistant. */
export interface AskMessage {
  role: 'user' | 'assistant';
  /** Plain text, or the Markdown of an answer. */
  text: string;
  sources: readonly AskSource[];
}

export interface Conversation {
  id: string;
  messages: readonly AskMessage[];
}

/** Maximum number of stored conversations. */
const CONVERSATIONS_MAX = 10;

/** Maximum length of a question, in characters. */
export const ASK_QUESTION_MAX_LENGTH = 512;

/** Storage key of the conversations about an index. Readers have data under it, so it must not change. */
export function conversationsKey(indexName: string): string {
  return `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
}

function sourceFrom(stored: unknown): AskSource[] {
  const href = textAt(stored, 'href');
  const isLink = ['page', 'external'].includes(linkKind(href));
  return isLink ? [{ href, title: textAt(stored, 'title') || href }] : [];
}

function messageFrom(stored: unknown): AskMessage[] {
  const role = valueAt(stored, 'role');
  if (role !== 'user' && role !== 'assistant') return [];
  return [{ role, text: textAt(stored, 'text'), sources: listAt(stored, 'sources').flatMap(sourceFrom) }];
}

/** Parses the stored conversations, newest first; drops invalid ones. */
export function readConversations(stored: string | null): Conversation[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  const conversations = listAt(value).map((each) => ({
    id: textAt(each, 'id'),
    messages: listAt(each, 'messages').flatMap(messageFrom),
  }));
  return conversations
    .filter(({ id, messages }) => id !== '' && messages[0]?.role === 'user' && messages[0].text !== '')
    .slice(0, CONVERSATIONS_MAX);
}

/** Moves a conversation to the front; drops the oldest beyond the maximum. */
export function rememberConversation(conversations: readonly Conversation[], latest: Conversation): Conversation[] {
  return [latest, ...conversations.filter(({ id }) => id !== latest.id)].slice(0, CONVERSATIONS_MAX);
}

/** The first question of a conversation, which serves as its name. */
export function firstQuestion({ messages }: Conversation): string {
  return messages[0]?.text ?? '';
}
