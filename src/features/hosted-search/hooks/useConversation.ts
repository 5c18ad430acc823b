import { useCallback, useEffect, useRef, useState } from 'react';
import { AskAiError, type AskAi, type AskAiFailure } from '../browser/askAi';
import type { ConversationStore } from '../browser/conversationStore';
import { withLinkedSources, withSource } from '../model/askAi/answerText';
import type { AskMessage, Conversation } from '../model/askAi/conversation';
import type { SearchContext } from '../model/context';
import type { OwnSite } from '../../../model/site/ownAddress';

/** Whether the assistant is answering, and the result of its last answer. */
export type AskStatus = 'ready' | 'waiting' | 'answering' | 'stopped' | AskAiFailure;

interface ConversationState {
  conversation: Conversation;
  status: AskStatus;
  /** Sends a question that continues the conversation; ignored during an answer. */
  ask: (question: string) => void;
  /** Stops an answer and keeps its text. */
  stop: () => void;
  /** Repeats the last question. */
  retry: () => void;
  /** Opens a stored conversation, or a new one. */
  open: (conversation?: Conversation) => void;
}

const newConversation = (): Conversation => ({ id: newId(), messages: [] });

/** `randomUUID` exists only on secure pages. */
function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(16).padStart(8, '0')).join('');
}

const isEmptyAnswer = ({ role, text }: AskMessage) => role === 'assistant' && text.trim() === '';

interface Surroundings {
  askAi: AskAi;
  store: ConversationStore;
  context: SearchContext;
  site: OwnSite;
}

/** State of a conversation with the assistant, including the incoming answer. */
export function useConversation({ askAi, store, context, site }: Surroundings): ConversationState {
  const [conversation, setConversation] = useState(newConversation);
  const [status, setStatus] = useState<AskStatus>('ready');
  const running = useRef<AbortController>();
  const latest = useRef(conversation);

  const show = useCallback((next: Conversation) => {
    latest.current = next;
    setConversation(next);
  }, []);

  const answer = async (asked: Conversation) => {
    const controller = new AbortController();
    running.current = controller;
    setStatus('waiting');
    show(asked);
    let reply: AskMessage = { role: 'assistant', text: '', sources: [] };
    let ended: AskStatus = 'ready';
    try {
      for await (const part of askAi.ask(asked, context, controller.signal)) {
        if (controller.signal.aborted) break;
        reply =
          part.type === 'text'
            ? { ...reply, text: reply.text + part.text }
            : { ...reply, sources: withSource(reply.sources, part, site) };
        show({ ...asked, messages: [...asked.messages, reply] });
        if (!isEmptyAnswer(reply)) setStatus('answering');
      }
    } catch (error) {
      if (!controller.signal.aborted) {
        console.error(error);
        ended = error instanceof AskAiError ? error.reason : 'failed';
      }
    }
    if (running.current !== controller) return;
    running.current = undefined;
    const hasReply = !isEmptyAnswer(reply);
    const whole = hasReply ? { ...asked, messages: [...asked.messages, withLinkedSources(reply, site)] } : asked;
    show(whole);
    setStatus(controller.signal.aborted ? 'stopped' : ended === 'ready' && !hasReply ? 'failed' : ended);
    if (hasReply) store.keep(whole);
  };

  useEffect(() => () => running.current?.abort(), []);

  const ask = (question: string) => {
    const text = question.trim();
    if (text === '' || running.current !== undefined) return;
    const { id, messages } = latest.current;
    void answer({ id, messages: [...messages, { role: 'user', text, sources: [] }] });
  };
  const stop = () => running.current?.abort();
  const retry = () => {
    const { id, messages } = latest.current;
    const end = messages.findLastIndex(({ role }) => role === 'user');
    if (end >= 0 && running.current === undefined) void answer({ id, messages: messages.slice(0, end + 1) });
  };
  const open = (next: Conversation = newConversation()) => {
    running.current?.abort();
    running.current = undefined;
    show(next);
    setStatus('ready');
  };
  return { conversation, status, ask, stop, retry, open };
}
