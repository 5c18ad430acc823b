import type { ComponentProps } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { AskAi } from '../../components/AskAi';
import { AskAiOption } from '../../components/AskAiOption';
import type { AskMessage, Conversation } from '../../model/askAi/conversation';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { ALGOLIA, SITE } from '../hostedSearch';
import { settings } from '../../../../../__tests__/support/siteFeatures';

const user = (text: string): AskMessage => ({ role: 'user', text, sources: [] });
const reply = (text: string, sources: AskMessage['sources'] = []): AskMessage => ({ role: 'assistant', text, sources });
const conversationOf = (...messages: AskMessage[]): Conversation => ({ id: 'c', messages });

const SALDO = conversationOf(
  user('Mikä on saldo?'),
  reply('Rahaa **tilillä**.\n\n- <img src=x onerror=alert(1)>', [
    { href: '/docs/saldo', title: 'Saldo' },
    { href: 'https://tuki.example.com', title: 'Tuki' },
  ]),
);

const handlers = () => ({
  onStop: jest.fn<void, []>(),
  onRetry: jest.fn<void, []>(),
  onNew: jest.fn<void, []>(),
  onRate: jest.fn<Promise<void>, [number, boolean]>(() => Promise.resolve()),
});

function show(conversation: Conversation, status: ComponentProps<typeof AskAi>['status'], code = 'fi') {
  const calls = handlers();
  return { ...calls, ...renderInPage(<AskAi conversation={conversation} status={status} {...calls} />, code) };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => Promise.resolve());
};

test('shows a disclaimer, and answers as paragraphs of plain text, whatever markup they contain', () => {
  const { container } = show(SALDO, 'ready');
  const region = within(screen.getByRole('region', { name: 'Keskustelu tekoälyn kanssa' }));
  expect(region.getByText(/^Vastaukset kirjoittaa tekoäly/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Mikä on saldo?' })).toBeDefined();
  const answer = container.querySelector('[aria-live]');
  expect([...(answer?.children ?? [])].map((each) => `${each.tagName} ${each.textContent}`)).toEqual([
    'P Rahaa tilillä.',
    'P • <img src=x onerror=alert(1)>',
  ]);
});

test('links sources: pages in the reader’s language, other sites in a new tab', () => {
  show(SALDO, 'ready', 'sv');
  const links = within(screen.getByRole('list', { name: 'Källor' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/sv/docs/saldo', null],
    ['https://tuki.example.com', '_blank'],
  ]);
});

test('an incoming answer can be stopped, and screen readers wait for its end', () => {
  const { container, onStop } = show(conversationOf(user('a'), reply('Avaa')), 'answering');
  const answer = container.querySelector('[aria-live="polite"]');
  expect([answer?.getAttribute('aria-busy'), answer?.textContent]).toEqual(['true', 'Avaa']);
  expect(screen.getByText('Tekoäly kirjoittaa vastausta…').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Kopioi vastaus' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Aloita uusi keskustelu' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Keskeytä' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('only the incoming answer is busy', () => {
  const { container } = show(conversationOf(user('a'), reply('b'), user('c')), 'waiting');
  const busy = [...container.querySelectorAll('[aria-live]')].map((each) => each.getAttribute('aria-busy'));
  expect([busy, screen.getAllByRole('button', { name: 'Kopioi vastaus' }).length]).toEqual([['false', 'true'], 1]);
});

test('announces a complete answer and offers a new conversation', () => {
  const { onNew } = show(SALDO, 'ready');
  expect(screen.getByText('Vastaus on valmis.').getAttribute('role')).toBe('status');
  fireEvent.click(screen.getByRole('button', { name: 'Aloita uusi keskustelu' }));
  expect(onNew).toHaveBeenCalledTimes(1);
});

test.each([
  ['stopped', 'Vastaus keskeytettiin.', 'status'],
  ['failed', 'Vastausta ei saatu.', 'alert'],
] as const)('after an answer that has %s the question can be retried', (status, text, role) => {
  const { onRetry } = show(conversationOf(user('a')), status);
  expect(screen.getByText(text).closest(`[role=${role}]`)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Kysy uudelleen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a conversation that is too long shows that and cannot be retried', () => {
  show(conversationOf(user('a')), 'tooLong');
  expect(screen.getByRole('alert').textContent).toBe('Keskustelu on liian pitkä jatkettavaksi.');
  expect(screen.queryByRole('button', { name: 'Kysy uudelleen' })).toBeNull();
});

const writeText = jest.fn<Promise<void>, [string]>();
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));
const withClipboard = () => Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

test('copies the text of the answer, or reports the failure', async () => {
  withClipboard();
  writeText.mockResolvedValue();
  show(SALDO, 'ready');
  await press('Kopioi vastaus');
  expect(writeText).toHaveBeenCalledWith('Rahaa tilillä.\n\n• <img src=x onerror=alert(1)>');
  expect(screen.getByText('Vastaus on kopioitu.').getAttribute('role')).toBe('status');
  writeText.mockRejectedValue(new Error('denied'));
  await press('Kopioi vastaus');
  expect(screen.getByText('Vastausta ei voitu kopioida.')).toBeDefined();
});

const LONG = conversationOf(user('a'), reply('b'), user('c'), reply('d'));

test.each([
  ['Vastauksesta oli apua', true],
  ['Vastauksesta ei ollut apua', false],
])('"%s" rates the answer of its question once', async (name, isUseful) => {
  const { onRate } = show(LONG, 'ready');
  const button = screen.getAllByRole('button', { name })[1];
  if (button === undefined) throw new Error(`There is no second button "${name}".`);
  fireEvent.click(button);
  await act(() => Promise.resolve());
  expect(onRate.mock.calls).toEqual([[2, isUseful]]);
  expect(screen.getByText('Kiitos palautteesta.')).toBeDefined();
  expect(screen.getAllByRole('button', { name })).toHaveLength(1);
});

test('a failed rating can be repeated', async () => {
  const { onRate } = show(SALDO, 'ready');
  onRate.mockRejectedValueOnce(new Error('500'));
  await press('Vastauksesta oli apua');
  expect(screen.getByText('Palautetta ei voitu lähettää.')).toBeDefined();
  await press('Vastauksesta oli apua');
  expect(screen.getByText('Kiitos palautteesta.')).toBeDefined();
});

test('the option of the list contains the query', () => {
  const askAi = { assistantId: 'a', endpoint: 'https://ai.example.com' };
  settings['hosted-search'] = { provider: { ...ALGOLIA, askAi }, results: SITE };
  renderInPage(<AskAiOption query="<b>saldo" tags={[]} isChosen={false} />, 'en');
  expect(screen.getByText('Ask the AI assistant: “<b>saldo”')).toBeDefined();
});
