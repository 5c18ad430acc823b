import { AskAiError, createAskAi, type AnswerPart } from '../../browser/askAi';
import type { Conversation } from '../../model/askAi/conversation';
import { ALGOLIA, going } from '../hostedSearch';
import type { ServiceAnswer, ServiceRequest } from '../../../../../__tests__/support/serviceServer';
import { serviceOfTests } from '../../../../../__tests__/support/serviceServer';

const service = serviceOfTests();

const NOW = 1_800_000_000;

/** A token that expires after some seconds. */
const tokenFor = (seconds: number) =>
  `${Buffer.from(JSON.stringify({ exp: NOW + seconds })).toString('base64')}.c2lnbmF0dXJl`;

/** The text of a stream of events. */
const eventsText = (...events: object[]) =>
  [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');

/** A stream of events. */
const stream =
  (...events: object[]): ServiceAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(eventsText(...events));

const EVENTS = [
  { type: 'start', messageId: 'm1' },
  { type: 'tool-input-available', toolCallId: 't', toolName: 'searchIndex', input: { query: 'saldo' } },
  { type: 'text-start', id: '0' },
  { type: 'text-delta', id: '0', delta: 'Avaa ' },
  { type: 'text-delta', id: '0', delta: 'sähköposti <b>.' },
  { type: 'source-url', sourceId: 's', url: 'https://ohje.example.com/docs/saldo', title: 'Saldo' },
  { type: 'finish' },
];
const ANSWER = stream(...EVENTS);

/** Responds with a token at one address and with `answer` at the other. */
const withToken =
  (answer: ServiceAnswer, token: ServiceAnswer = { json: { success: true, token: tokenFor(300) } }) =>
  ({ path }: ServiceRequest) =>
    path === '/chat/token' ? token : answer;

const assistant = (settings: Partial<typeof ALGOLIA> = {}) =>
  createAskAi(
    { ...ALGOLIA, ...settings, askAi: { assistantId: 'assistant-1', endpoint: service.origin } },
    { fetch, now: () => NOW * 1000 },
  );

const CONVERSATION: Conversation = {
  id: 'c1',
  messages: [
    { role: 'user', text: 'Mikä on saldo?', sources: [] },
    { role: 'assistant', text: 'Rahaa.', sources: [{ href: '/docs/saldo', title: 'Saldo' }] },
    { role: 'user', text: 'Entä lasku?', sources: [] },
  ],
};
const CONTEXT = { locale: 'fi', tags: ['default'] };

async function all(parts: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const found: AnswerPart[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

const errorOf = (parts: AsyncIterable<AnswerPart>) => all(parts).catch((error: unknown) => error);

test('sends a question with token, index and conversation', async () => {
  service.answer(withToken(ANSWER));
  await all(assistant().ask(CONVERSATION, CONTEXT, going()));
  const [token, chat] = service.requests;
  expect(token).toMatchObject({ path: '/chat/token', headers: { 'x-algolia-assistant-id': 'assistant-1' } });
  expect([token?.method, chat?.method, chat?.path]).toEqual(['POST', 'POST', '/chat']);
  expect(chat?.headers).toMatchObject({
    authorization: `TOKEN ${tokenFor(300)}`,
    'x-algolia-application-id': 'APP123',
    'x-algolia-api-key': 'public-key',
    'x-algolia-index-name': 'ohje',
    'x-algolia-assistant-id': 'assistant-1',
    'x-ai-sdk-version': 'v5',
  });
  expect(chat?.body).toEqual({
    id: 'c1',
    messages: [
      { id: 'c1-0', role: 'user', parts: [{ type: 'text', text: 'Mikä on saldo?' }] },
      { id: 'c1-1', role: 'assistant', parts: [{ type: 'text', text: 'Rahaa.' }] },
      { id: 'c1-2', role: 'user', parts: [{ type: 'text', text: 'Entä lasku?' }] },
    ],
    searchParameters: { facetFilters: ['language:fi', ['docusaurus_tag:default']] },
  });
});

test('without context there are no filters', async () => {
  service.answer(withToken(ANSWER));
  await all(assistant({ contextual: false }).ask(CONVERSATION, CONTEXT, going()));
  expect(service.requests[1]?.body).not.toHaveProperty('searchParameters');
});

const PIECES = [
  { type: 'text', text: 'Avaa ' },
  { type: 'text', text: 'sähköposti <b>.' },
  { type: 'source', url: 'https://ohje.example.com/docs/saldo', title: 'Saldo' },
];

test('the answer is streamed across arbitrary chunk boundaries, and other events are ignored', async () => {
  const bytes = new TextEncoder().encode(eventsText(...EVENTS));
  const byteByByte = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const answer = (url: string) =>
    url.endsWith('/token') ? Response.json({ token: tokenFor(300) }) : new Response(byteByByte);
  const cutting = (input: RequestInfo | URL) => Promise.resolve(answer(input as string));
  const { ask } = createAskAi({ ...ALGOLIA, askAi: { assistantId: 'a', endpoint: 'https://a' } }, { fetch: cutting });
  expect(await all(ask(CONVERSATION, CONTEXT, going()))).toEqual(PIECES);
});

test.each([
  ['is used again while it holds', tokenFor(300), 1],
  ['is renewed shortly before it ends', tokenFor(20), 2],
  ['that cannot be read is renewed each time', 'opaque', 2],
])('a token %s', async (_, token, tokens) => {
  service.answer(withToken(ANSWER, { json: { token } }));
  const { ask } = assistant();
  await all(ask(CONVERSATION, CONTEXT, going()));
  await all(ask(CONVERSATION, CONTEXT, going()));
  expect(service.requests.filter(({ path }) => path === '/chat/token')).toHaveLength(tokens);
});

test('renews a rejected token once', async () => {
  service.answer(withToken({ status: 401, json: { message: 'UNAUTHORIZED' } }));
  const error = await errorOf(assistant().ask(CONVERSATION, CONTEXT, going()));
  expect(error).toMatchObject({ reason: 'failed', message: 'The assistant answers 401 {"message":"UNAUTHORIZED"}' });
  expect(service.requests.map(({ path }) => path)).toEqual(['/chat/token', '/chat', '/chat/token', '/chat']);
});

test.each<[string, (request: ServiceRequest) => ServiceAnswer, reason: string, message: string]>([
  ['a refusal', withToken({ status: 429, text: 'TOO_MANY' }), 'failed', 'The assistant answers 429 TOO_MANY'],
  ['an error event', withToken(stream({ type: 'error', errorText: 'STREAM_ERROR' })), 'failed', 'STREAM_ERROR'],
  ['too long, in the stream', withToken(stream({ type: 'error', errorText: 'AI-217: x' })), 'tooLong', 'AI-217: x'],
])('%s rejects with an error', async (_, answer, reason, message) => {
  service.answer(answer);
  const error = await errorOf(assistant().ask(CONVERSATION, CONTEXT, going()));
  expect(error).toBeInstanceOf(AskAiError);
  expect(error).toMatchObject({ name: 'AskAiError', reason, message });
});

test('an empty token is an error', async () => {
  service.answer(withToken(ANSWER, { json: {} }));
  await expect(all(assistant().ask(CONVERSATION, CONTEXT, going()))).rejects.toThrow(
    'The assistant returned no token.',
  );
});

/** Starts an endless answer; resolves when its connection is closed. */
const startEndlessAnswer = () =>
  new Promise<void>((resolve) =>
    service.answer(
      withToken((response) => {
        response.on('close', () => resolve());
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"type":"text-delta","delta":"Avaa"}\n\n');
      }),
    ),
  );

test('an aborted answer rejects with its abort reason and closes the connection', async () => {
  const controller = new AbortController();
  const closed = startEndlessAnswer();
  const parts = assistant().ask(CONVERSATION, CONTEXT, controller.signal)[Symbol.asyncIterator]();
  expect(await parts.next()).toEqual({ done: false, value: { type: 'text', text: 'Avaa' } });
  controller.abort();
  await expect(parts.next()).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
});

test('ending the iteration closes the connection', async () => {
  const closed = startEndlessAnswer();
  for await (const part of assistant().ask(CONVERSATION, CONTEXT, going())) {
    expect(part).toEqual({ type: 'text', text: 'Avaa' });
    break;
  }
  await closed;
});

test.each([
  [true, 1],
  [false, 0],
])('a useful answer (%s) is rated %d', async (isUseful, thumbs) => {
  service.answer(withToken({ json: {} }));
  await assistant().rate(CONVERSATION, 2, isUseful);
  expect(service.requests[1]).toMatchObject({
    path: '/chat/feedback',
    headers: { authorization: `TOKEN ${tokenFor(300)}` },
    body: { appId: 'APP123', messageId: 'c1-2', thumbs },
  });
});

test('a rejected rating is an error', async () => {
  service.answer(withToken({ status: 500, text: '' }));
  await expect(assistant().rate(CONVERSATION, 0, true)).rejects.toThrow('The assistant answers 500');
});
