import { readStreamEvent, splitEvents, type StreamEvent } from '../model/askAi/answerStream';
import type { Conversation } from '../model/askAi/conversation';
import { facetFilters } from '../model/algolia';
import type { SearchContext } from '../model/context';
import type { AlgoliaSettings, AskAiSettings } from '../model/settings';
import { countAt, textAt } from '../../../model/text/json';

/** Seconds before its end from which a token is no longer used. */
const TOKEN_MARGIN = 30;

/** When a token ends, in seconds since 1970; 0 where it does not say so. */
function endOf(token: string): number {
  try {
    return countAt(JSON.parse(atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))), 'exp');
  } catch {
    return 0;
  }
}

/**
 * Gives the way to get a token for a question. A token holds for some minutes and is used for all questions in
 * them; `forget` is for one that the service has refused.
 */
function createTokens(load: (signal: AbortSignal) => Promise<unknown>, now: () => number = Date.now) {
  let kept = '';
  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (kept !== '' && endOf(kept) - TOKEN_MARGIN > now() / 1000) return kept;
      kept = textAt(await load(signal), 'token');
      if (kept === '') throw new Error('The assistant gives no token.');
      return kept;
    },
    forget: () => {
      kept = '';
    },
  };
}

/** Why there is no answer: the conversation is longer than the service takes, or anything else. */
export type AskAiFault = 'tooLong' | 'failed';

export class AskAiError extends Error {
  override name = 'AskAiError';
  constructor(
    readonly fault: AskAiFault,
    message: string,
  ) {
    super(message);
  }
}

/** What an answer brings bit by bit. */
export type AnswerPiece = Extract<StreamEvent, { type: 'text' | 'source' }>;

/** An assistant that answers questions about the site. */
export interface AskAi {
  /**
   * Asks the last question of a conversation.
   * @throws AskAiError when there is no answer, or no more of it (`AbortError` where the signal said so)
   */
  ask: (conversation: Conversation, context: SearchContext, signal: AbortSignal) => AsyncIterable<AnswerPiece>;
  /** Tells the service whether the answer to a question of a conversation was of use. */
  rate: (conversation: Conversation, question: number, isUseful: boolean) => Promise<void>;
}

/** The code by which the service says that a conversation is too long. */
const TOO_LONG = 'AI-217';

const faultOf = (message: string) => new AskAiError(message.includes(TOO_LONG) ? 'tooLong' : 'failed', message);

const messageId = ({ id }: Conversation, index: number) => `${id}-${index}`;

/** The texts of a stream as they come in. */
async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Whoever stops listening also stops the service; a stream that is over has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Asks an assistant of Algolia by the interface that DocSearch uses: a token for some minutes, then the conversation,
 * and the answer as a stream of events. Nothing is fetched before the first question.
 */
export function createAskAi(
  settings: AlgoliaSettings & { askAi: AskAiSettings },
  environment: { fetch: typeof fetch; now?: () => number },
): AskAi {
  const { assistantId, endpoint } = settings.askAi;
  const doFetch = environment.fetch;
  const post = (path: string, headers: Record<string, string>, body: object | undefined, signal?: AbortSignal) =>
    doFetch(endpoint + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-algolia-assistant-id': assistantId, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'omit',
      signal,
    });
  const refusal = async (response: Response) =>
    faultOf(`The assistant answers ${response.status} ${(await response.text().catch(() => '')).slice(0, 300)}`.trim());

  const tokens = createTokens(async (signal) => {
    const response = await post('/chat/token', {}, undefined, signal);
    if (!response.ok) throw await refusal(response);
    return response.json();
  }, environment.now);

  const send = async (conversation: Conversation, context: SearchContext, signal: AbortSignal): Promise<Response> => {
    const headers = {
      authorization: `TOKEN ${await tokens.get(signal)}`,
      'x-algolia-application-id': settings.appId,
      'x-algolia-api-key': settings.apiKey,
      'x-algolia-index-name': settings.indexName,
      'x-ai-sdk-version': 'v5',
    };
    const messages = conversation.messages.map(({ role, text }, index) => ({
      id: messageId(conversation, index),
      role,
      parts: [{ type: 'text', text }],
    }));
    const filters = facetFilters(context, settings);
    const searchParameters = filters.length === 0 ? undefined : { facetFilters: filters };
    return post('/chat', headers, { id: conversation.id, messages, searchParameters }, signal);
  };

  async function* ask(conversation: Conversation, context: SearchContext, signal: AbortSignal) {
    let response = await send(conversation, context, signal);
    if (response.status === 401) {
      // The reader's clock may go wrong, so that a token has ended before its time.
      tokens.forget();
      response = await send(conversation, context, signal);
    }
    if (!response.ok || response.body === null) throw await refusal(response);
    let buffer = '';
    for await (const text of textsOf(response.body)) {
      const { events, rest } = splitEvents(buffer + text);
      buffer = rest;
      for (const data of events) {
        const event = readStreamEvent(data);
        if (event?.type === 'end') return;
        if (event?.type === 'fault') throw faultOf(event.message);
        if (event !== undefined) yield event;
      }
    }
  }

  return {
    ask,
    rate: async (conversation, question, isUseful) => {
      const headers = { authorization: `TOKEN ${await tokens.get(new AbortController().signal)}` };
      const body = { appId: settings.appId, messageId: messageId(conversation, question), thumbs: isUseful ? 1 : 0 };
      const response = await post('/chat/feedback', headers, body);
      if (!response.ok) throw await refusal(response);
    },
  };
}
