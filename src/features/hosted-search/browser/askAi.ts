import type { Conversation } from '../model/askAi/conversation';
import { facetFilters } from '../model/algolia';
import type { SearchContext } from '../model/context';
import type { AlgoliaSettings, AskAiSettings } from '../model/settings';
import { countAt, textAt } from '../../../model/text/json';

/** An event of the assistant's stream. */
type StreamEvent =
  | { type: 'text'; text: string }
  | { type: 'source'; url: string; title: string }
  | { type: 'error'; message: string }
  | { type: 'end' };

/** The end of an event: an empty line. */
const EVENT_END = /\r\n\r\n|\n\n|\r\r/;

/** Splits the complete events off a buffer: `data: a\n\ndata: b` has one, and the rest `data: b`. */
export function splitEvents(buffer: string): { events: string[]; rest: string } {
  const blocks = buffer.split(EVENT_END);
  const rest = blocks.pop() ?? '';
  const events = blocks.map((block) =>
    block
      .split(/\r\n|\n|\r/)
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).replace(/^ /, ''))
      .join('\n'),
  );
  return { events: events.filter((event) => event !== ''), rest };
}

/** Parses an event; undefined for irrelevant and unreadable ones. */
export function readStreamEvent(data: string): StreamEvent | undefined {
  if (data === '[DONE]') return { type: 'end' };
  let event: unknown;
  try {
    event = JSON.parse(data);
  } catch {
    return undefined;
  }
  switch (textAt(event, 'type')) {
    case 'text-delta':
      return { type: 'text', text: textAt(event, 'delta') };
    // Separates texts, because another one can follow after a search.
    case 'text-end':
      return { type: 'text', text: '\n\n' };
    case 'source-url':
      return { type: 'source', url: textAt(event, 'url'), title: textAt(event, 'title') };
    case 'error':
      return { type: 'error', message: textAt(event, 'errorText') || 'The assistant has failed.' };
    case 'abort':
      return { type: 'error', message: 'The assistant has broken off.' };
    default:
      return undefined;
  }
}

/** Seconds before its expiry after which a token is no longer used. */
const TOKEN_MARGIN = 30;

/** Expiry of a token in seconds since 1970; 0 if unknown. */
function endOf(token: string): number {
  try {
    return countAt(JSON.parse(atob((token.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))), 'exp');
  } catch {
    return 0;
  }
}

/** Returns functions that provide a token, shared by questions for some minutes, and discard a rejected one. */
function createTokens(load: (signal: AbortSignal) => Promise<unknown>, now: () => number = Date.now) {
  let kept = '';
  return {
    get: async (signal: AbortSignal): Promise<string> => {
      if (kept !== '' && endOf(kept) - TOKEN_MARGIN > now() / 1000) return kept;
      kept = textAt(await load(signal), 'token');
      if (kept === '') throw new Error('The assistant returned no token.');
      return kept;
    },
    forget: () => {
      kept = '';
    },
  };
}

/** Why there is no answer: the conversation is too long, or any other failure. */
export type AskAiFailure = 'tooLong' | 'failed';

export class AskAiError extends Error {
  override name = 'AskAiError';
  constructor(
    readonly reason: AskAiFailure,
    message: string,
  ) {
    super(message);
  }
}

/** A part of a streamed answer. */
export type AnswerPart = Extract<StreamEvent, { type: 'text' | 'source' }>;

/** An assistant that answers questions about the site. */
export interface AskAi {
  /** Streams the answer to the last question. Throws AskAiError, or AbortError after an abort. */
  ask: (conversation: Conversation, context: SearchContext, signal: AbortSignal) => AsyncIterable<AnswerPart>;
  /** Sends a rating of an answer to the service. */
  rate: (conversation: Conversation, question: number, isUseful: boolean) => Promise<void>;
}

/** Error code of the service for a conversation that is too long. */
const TOO_LONG = 'AI-217';

const errorFrom = (message: string) => new AskAiError(message.includes(TOO_LONG) ? 'tooLong' : 'failed', message);

const messageId = ({ id }: Conversation, index: number) => `${id}-${index}`;

/** Decodes a stream into texts. */
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
    // Ending the iteration cancels the stream; a finished stream ignores that.
    await reader.cancel().catch(() => undefined);
  }
}

/** Creates a client of Algolia's assistant by DocSearch's protocol. Sends nothing before the first question. */
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
    errorFrom(
      `The assistant answers ${response.status} ${(await response.text().catch(() => '')).slice(0, 300)}`.trim(),
    );

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
      // A wrong clock can make a token expire early.
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
        if (event?.type === 'error') throw errorFrom(event.message);
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
