import { act, renderHook } from '@testing-library/react';
import { AskAiError, type AnswerPart, type AskAi } from '../../browser/askAi';
import type { ConversationStore } from '../../browser/conversationStore';
import { useConversation } from '../../hooks/useConversation';
import type { Conversation } from '../../model/askAi/conversation';

/** A fake assistant controlled by the test; `isDeaf` ignores aborts. */
function puppet(isDeaf: boolean) {
  const asked: Conversation[] = [];
  let wake: () => void = () => undefined;
  const queue: (AnswerPart | Error | 'end')[] = [];
  const ask: AskAi['ask'] = async function* (conversation, _, signal) {
    asked.push(conversation);
    signal.addEventListener('abort', () => wake());
    for (;;) {
      while (queue.length === 0 && (isDeaf || !signal.aborted)) await new Promise<void>((resolve) => (wake = resolve));
      if (!isDeaf) signal.throwIfAborted();
      const next = queue.shift();
      if (next === 'end' || next === undefined) return;
      if (next instanceof Error) throw next;
      yield next;
    }
  };
  const say = (...items: typeof queue) =>
    act(async () => {
      queue.push(...items);
      wake();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { askAi: { ask, rate: () => Promise.resolve() }, asked, say };
}

const text = (part: string): AnswerPart => ({ type: 'text', text: part });

/** Starts a conversation with a question. */
function start(question = '', isDeaf = false) {
  const kept: Conversation[] = [];
  const store: ConversationStore = { all: () => kept, keep: (each) => void kept.push(each), remove: () => undefined };
  const { askAi, asked, say } = puppet(isDeaf);
  const site = { origins: ['https://ohje.example.com'], baseUrl: '/', codes: ['fi'] };
  const hook = renderHook(() => useConversation({ askAi, store, context: { locale: 'fi' }, site }));
  const now = () => hook.result.current;
  const texts = () => now().conversation.messages.map((message) => `${message.role}: ${message.text}`);
  act(() => now().ask(question));
  return { hook, now, texts, asked, say, kept };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('an answer grows while it arrives and is stored when complete', async () => {
  const { now, texts, asked, say, kept } = start();
  expect([now().status, texts()]).toEqual(['ready', []]);
  act(() => now().ask('  Mikä on saldo? '));
  expect([now().status, texts()]).toEqual(['waiting', ['user: Mikä on saldo?']]);
  await say(text('Raha'));
  expect([now().status, texts()]).toEqual(['answering', ['user: Mikä on saldo?', 'assistant: Raha']]);
  await say(text('a, [katso](https://ohje.example.com/docs/saldo).'));
  expect(kept).toEqual([]);
  await say('end');
  expect(now().status).toBe('ready');
  expect(now().conversation.messages[1]).toEqual({
    role: 'assistant',
    text: 'Rahaa, [katso](https://ohje.example.com/docs/saldo).',
    sources: [{ href: '/docs/saldo', title: 'katso' }],
  });
  expect(kept).toEqual([now().conversation]);
  expect(asked[0]?.messages).toHaveLength(1);
});

test('sources of the service appear before the answer is complete', async () => {
  const { now, say } = start('a');
  await say(text('b'), { type: 'source', url: 'https://ohje.example.com/docs/saldo', title: 'Saldo' });
  expect(now().conversation.messages[1]?.sources).toEqual([{ href: '/docs/saldo', title: 'Saldo' }]);
});

test('ignores questions during an answer, and empty ones', async () => {
  const { now, asked, say } = start('a');
  act(() => now().ask('   '));
  act(() => now().ask('b'));
  await say(text('c'));
  act(() => now().retry());
  expect(asked).toHaveLength(1);
});

test('a stopped answer is kept and stored', async () => {
  const { now, texts, say, kept } = start('a');
  await say(text('alku'));
  act(() => now().stop());
  await say();
  expect([now().status, texts(), kept.length]).toEqual(['stopped', ['user: a', 'assistant: alku'], 1]);
});

test('a question stopped before its answer is not stored and can be retried', async () => {
  const { now, texts, asked, say, kept } = start('a');
  act(() => now().stop());
  await say();
  expect([now().status, texts(), kept]).toEqual(['stopped', ['user: a'], []]);
  act(() => now().retry());
  await say(text('b'), 'end');
  expect([now().status, texts()]).toEqual(['ready', ['user: a', 'assistant: b']]);
  expect(asked.map(({ messages }) => messages.length)).toEqual([1, 1]);
});

test.each<[string, ...(AnswerPart | Error | 'end')[]]>([
  ['failed', new TypeError('no network')],
  ['tooLong', new AskAiError('tooLong', 'AI-217')],
  ['failed', text('\n\n'), 'end'],
])('an error or an empty answer sets the status %s: %s', async (status, ...items) => {
  const { now, texts, say, kept } = start('a');
  await say(...items);
  expect([now().status, texts(), kept]).toEqual([status, ['user: a'], []]);
});

test.each([
  ['stops then', false],
  ['goes on', true],
])('a stored conversation can be opened, and an answer that %s is no longer shown', async (_, isDeaf) => {
  const { now, texts, say, kept } = start('a', isDeaf);
  await say(text('b'));
  const old: Conversation = { id: 'vanha', messages: [{ role: 'user', text: 'x', sources: [] }] };
  act(() => now().open(old));
  await say(text('c'), 'end');
  expect([now().status, texts(), kept]).toEqual(['ready', ['user: x'], []]);
  act(() => now().open());
  expect(texts()).toEqual([]);
  expect(now().conversation.id).not.toBe('vanha');
});

test('unmounting aborts the answer', async () => {
  const { hook, say, kept } = start('a');
  await say(text('alku'));
  hook.unmount();
  await say();
  expect(kept).toHaveLength(1);
});
