import { TextDecoder as NodeDecoder, TextEncoder as NodeEncoder } from 'node:util';
import { act, fireEvent, screen } from '@testing-library/react';
import { AskAiPanel } from '../../components/AskAiPanel';
import { ALGOLIA } from '../hostedSearch';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';

const SETTINGS = { ...ALGOLIA, askAi: { assistantId: 'a', endpoint: 'https://ai.example.com' } };
const SITE = { origins: ['https://ohje.example.com'], baseUrl: '/', codes: ['fi', 'en', 'sv'] };
const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__ohje';

// jsdom has no TextDecoder and no streams.
Object.assign(globalThis, { TextDecoder: NodeDecoder });

/** A response body in the service's format. */
function bodyOf(answer: string) {
  const data = `data: ${JSON.stringify({ type: 'text-delta', delta: answer })}\n\ndata: [DONE]\n\n`;
  const chunks = [new NodeEncoder().encode(data)];
  const read = () => Promise.resolve({ done: chunks.length === 0, value: chunks.shift() });
  return { getReader: () => ({ read, cancel: () => Promise.resolve() }) };
}

const request = jest.fn<Promise<unknown>, [string, { body?: string }]>();
beforeEach(() => {
  window.localStorage.clear();
  request
    .mockReset()
    .mockImplementation((url) =>
      Promise.resolve(
        url.endsWith('/token')
          ? { ok: true, json: () => Promise.resolve({ token: 't' }) }
          : { ok: true, status: 200, body: bodyOf(`Vastaus ${request.mock.calls.length / 2}`) },
      ),
    );
  window.fetch = request as unknown as typeof fetch;
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const show = async (question: string) => {
  renderInPage(<AskAiPanel settings={SETTINGS} site={SITE} tags={['default']} question={question} />, 'en');
  await settle();
};
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ask the AI assistant' });

const askInBox = async (question: string) => {
  fireEvent.change(box(), { target: { value: question } });
  const { form } = box();
  if (form === null) throw new Error('The box is in no form.');
  fireEvent.submit(form);
  await settle();
};

test('sends the question of the search box once, in the language of the page', async () => {
  await show('Saldo?');
  expect(screen.getByText('Vastaus 1')).toBeDefined();
  expect(JSON.parse(request.mock.calls[1]?.[1].body ?? '')).toMatchObject({
    messages: [{ role: 'user', parts: [{ text: 'Saldo?' }] }],
    searchParameters: { facetFilters: ['language:en', ['docusaurus_tag:default']] },
  });
  expect(request).toHaveBeenCalledTimes(2);
});

test('a further question continues the conversation and empties the box', async () => {
  await show('Saldo?');
  await askInBox('Lasku?');
  expect(screen.getByText('Vastaus 2')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Lasku?' })).toBeDefined();
  expect(box().value).toBe('');
  const [first, next] = [1, 3].map((call) => JSON.parse(request.mock.calls[call]?.[1].body ?? '') as { id: string });
  expect(next).toMatchObject({ id: first?.id, messages: [{ role: 'user' }, { role: 'assistant' }, { role: 'user' }] });
  await askInBox('   ');
  expect(request).toHaveBeenCalledTimes(4);
});

test('the box is read-only during an answer and keeps the focus', async () => {
  await show('Saldo?');
  box().focus();
  request.mockClear().mockImplementation(() => new Promise(() => undefined));
  await askInBox('Lasku?');
  // jsdom keeps the focus on a disabled box, but browsers send it no keys.
  expect([document.activeElement === box(), box().disabled, box().readOnly]).toEqual([true, false, true]);
  expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('aria-disabled')).toBe('true');
  await askInBox('Tilaus?');
  expect(request).toHaveBeenCalledTimes(1);
});

test('lists earlier conversations to open or remove; a button that disappears hands on the focus', async () => {
  const old = ['o', 'p'].map((id) => ({ id, messages: [{ role: 'user', text: `Vanha ${id}?` }] }));
  window.localStorage.setItem(KEY, JSON.stringify(old));
  await show('');
  expect(request).not.toHaveBeenCalled();
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(press('Remove the conversation: Vanha o?')).toBe('Remove the conversation: Vanha p?');
  expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject([{ id: 'p' }]);
  expect(press('Remove the conversation: Vanha p?')).toBe('Ask the AI assistant');
  await askInBox('Lasku?');
  expect(press('Start a new conversation')).toBe('Ask the AI assistant');
  expect(press('Lasku?')).toBe('Ask the AI assistant');
  expect(screen.getByText('Vastaus 1')).toBeDefined();
});
