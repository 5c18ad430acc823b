import { listAt, textAt, valueAt } from '../../../../model/text/json';
import { linkKind } from '../../../../model/site/link';

/** Where an answer comes from: a site path without locale, or an address of another site. */
export interface AskSource {
  href: string;
  title: string;
}

/** A question of the reader, or the assistant's answer. */
export interface AskMessage {
  role: 'user' | 'assistant';
  /** As it was written: an answer is Markdown. */
  text: string;
  sources: readonly AskSource[];
}

export interface Conversation {
  id: string;
  messages: readonly AskMessage[];
}

/** Conversations that the browser remembers. */
const CONVERSATIONS_MAX = 10;

/** Longest question, in characters. */
export const ASK_QUESTION_MAX_LENGTH = 512;

/** Key of the conversations about an index; where it has been in use, readers already have some. */
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

/** The remembered conversations, the newest first; what has another form is left out. */
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

/** The remembered conversations with one that has gone on: it is the newest, and the oldest may have to go. */
export function rememberConversation(known: readonly Conversation[], latest: Conversation): Conversation[] {
  return [latest, ...known.filter(({ id }) => id !== latest.id)].slice(0, CONVERSATIONS_MAX);
}

/** The question that a conversation started with, by which it is named. */
export function firstQuestion({ messages }: Conversation): string {
  return messages[0]?.text ?? '';
}
