import { act, fireEvent, screen } from '@testing-library/react';
import { createReplyStore } from '../../browser/replyStore';
import type { ReplyText } from '../../browser/replyTexts';
import { ReplyPanel } from '../../components/ReplyPanel';
import { SupportToolsContext } from '../../hooks/useSupportTools';
import { siteLocales } from '../../model/siteLocales';
import { renderInPage } from '../../../../../__tests__/support/renderInPage';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

const ORIGIN = 'https://ohje.example.com';
const locales = ['fi', 'sv', 'en'].map((code) => ({ code, url: ORIGIN }));
const SITE = siteLocales({ url: ORIGIN, defaultLocale: 'fi', locales });
const t: ReplyText = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);
const None = () => null;

const pageData = (title: string, locale: string) => ({
  path: '',
  result: { data: { doc: { title, locale, html: '<p>Avaa.</p>' } }, pageContext: {} },
});
const texts = (words: object) => ({
  result: { data: { locales: { edges: [{ node: { ns: 'reply', data: JSON.stringify(words) } }] } } },
});
/** Texts are loaded once for all tests. */
const SWEDISH = texts({ defaultGreeting: 'Hej!', defaultEnding: 'Hälsningar' });
const TEXTS = texts({ defaultGreeting: 'Hei!', defaultEnding: 'Terveisin' });
/** Files of the server by path. */
const files = new Map<string, unknown>();

// jsdom has neither animations nor modal dialogs.
Object.assign(Element.prototype, { getAnimations: () => [] });
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
  this.querySelector('button')?.focus();
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** Renders the panel with a reply of these pages, once the server's files have loaded. */
async function show(...paths: string[]) {
  const excerpts = paths.map((path) => ({ path, anchor: '', digest: '', name: path }));
  localStorage.setItem('site.reply', JSON.stringify(excerpts));
  const store = createReplyStore({ site: SITE, code: 'fi', t });
  renderInPage(
    <SupportToolsContext.Provider value={{ store, SearchHitTools: None, SearchDialogTools: None }}>
      <ReplyPanel onClosed={() => undefined} />
    </SupportToolsContext.Provider>,
  );
  await settle();
}

const answerIn = (customer: string) => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: customer } });
  return settle();
};
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return settle();
};
const preview = () => screen.queryByRole('region', { name: 'preview' })?.textContent;
/** The focused element: the heading, an excerpt, or the page. */
const focused = () => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`;

beforeEach(() => {
  localStorage.clear();
  files.clear();
  files.set('/page-data/docs/saldo/page-data.json', pageData('Saldo', 'fi'));
  files.set('/page-data/docs/lasku/page-data.json', pageData('Lasku', 'fi'));
  files.set('/page-data/vastaus/page-data.json', TEXTS);
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = ((url: string) => {
    const ok = files.has(url);
    return Promise.resolve({ ok, status: ok ? 200 : 503, url, json: () => Promise.resolve(files.get(url)) });
  }) as unknown as typeof fetch;
});

test('another customer language has nothing to copy until it has loaded, and can be retried', async () => {
  await show('/docs/saldo');
  expect(preview()).toContain('Saldo');
  await answerIn('sv');
  expect(preview()).toBeUndefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'copyReply' }).disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('unreachable');
  files.set('/page-data/sv/docs/saldo/page-data.json', pageData('Saldot', 'sv'));
  files.set('/page-data/sv/vastaus/page-data.json', SWEDISH);
  await press('retry');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(preview()).toContain('Saldot');
  expect(focused()).toBe('H2 replyTitle');
});

test('greeting and ending are the site’s in the customer’s language until they are changed, also to nothing', async () => {
  files.set('/page-data/sv/docs/saldo/page-data.json', pageData('Saldot', 'sv'));
  files.set('/page-data/sv/vastaus/page-data.json', SWEDISH);
  await show('/docs/saldo');
  expect(preview()).toMatch(/^previewHei!Saldo.*Terveisin$/s);
  await answerIn('sv');
  expect(preview()).toMatch(/^previewHej!Saldot.*Hälsningar$/s);
  fireEvent.change(screen.getByLabelText('ending'), { target: { value: '' } });
  expect(preview()).toMatch(/^previewHej!Saldot(?!.*Hälsningar)/s);
});

test('while another customer language loads, the panel shows that', async () => {
  await show('/docs/saldo');
  globalThis.fetch = () => new Promise(() => undefined);
  await answerIn('en');
  expect(preview()).toBeUndefined();
  expect(screen.getByText('loading')).toBeDefined();
});

test('removing an excerpt focuses the next one, removing the last one the heading', async () => {
  await show('/docs/saldo', '/docs/lasku');
  await press('remove {"name":"Lasku"}');
  expect(focused()).toBe('LI Saldo');
  await press('remove {"name":"Saldo"}');
  expect(focused()).toBe('H2 replyTitle');
});

test('emptying the reply focuses the heading', async () => {
  await show('/docs/saldo');
  await press('emptyReply');
  expect(focused()).toBe('H2 replyTitle');
});
