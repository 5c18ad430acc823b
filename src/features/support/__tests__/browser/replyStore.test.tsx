import { createReplyStore, type ReplyStore } from '../../browser/replyStore';
import type { Target } from '../../browser/targets';
import type { ClipboardWindow } from '../../browser/copyAnswer';
import type { ReplyText } from '../../browser/replyTexts';
import { siteLocales } from '../../model/siteLocales';
import { excerptKey } from '../../model/reply';
import { EXCERPTS_MAX } from '../../model/replyLink';
import { settings } from '../../../../../__tests__/support/siteFeatures';

settings.support = { replyPath: '/vastaus', parameter: 'tuki' };

/** Serves the site below a path. */
const serveAt = (path: string) => void Object.assign(globalThis, { __BASE_PATH__: path });

const ORIGIN = 'https://ohje.example.com';
const locale = (code: string) => ({ code, url: ORIGIN });
const SITE = siteLocales({ url: ORIGIN, defaultLocale: 'fi', locales: [locale('fi'), locale('sv')] });
const t: ReplyText = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);

const doc = { title: 'Saldo', locale: 'fi', html: '<p>Alku.</p><h2 id="nain">Näin</h2><p>Avaa.</p>' };
const catalogue = { edges: [{ node: { ns: 'reply', language: 'sv', data: '{"onlyIn":"Bara på {{language}}."}' } }] };
const faq = { ...doc, html: '<h2 id="a">Miksi?</h2><h3 id="b">Miten?</h3><h2 id="c">Milloin?</h2>' };
const FILES: Record<string, unknown> = {
  '/page-data/docs/saldo/page-data.json': { path: '', result: { data: { doc }, pageContext: {} } },
  '/page-data/docs/faq/page-data.json': { path: '', result: { data: { doc: faq }, pageContext: {} } },
  '/page-data/sv/docs/saldo/page-data.json': { path: '', result: { data: { doc }, pageContext: {} } },
  '/page-data/vastaus/page-data.json': { result: { data: { locales: { edges: [] } } } },
  '/page-data/sv/vastaus/page-data.json': { result: { data: { locales: catalogue } } },
};

const place = (anchor = '', path = '/docs/saldo'): Target => ({ path, anchor });

const opened: ReplyStore[] = [];
afterEach(() => opened.splice(0).forEach((store) => store.close()));

/** A store whose clipboard records plain text, or rejects. */
function storeOf({ refuses = false } = {}) {
  const copied: string[] = [];
  const writeText = (text: string) =>
    refuses ? Promise.reject(new Error('Denied.')) : Promise.resolve(void copied.push(text));
  const view = { navigator: { clipboard: { writeText } } } as unknown as ClipboardWindow;
  const store = createReplyStore({ site: SITE, code: 'fi', t, view });
  opened.push(store);
  return { copied, store };
}

beforeEach(() => {
  serveAt('');
  localStorage.clear();
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = ((url: string) => {
    const ok = url in FILES;
    return Promise.resolve({ ok, status: ok ? 200 : 404, url, json: () => Promise.resolve(FILES[url]) });
  }) as unknown as typeof fetch;
});

test('copies a target with title, text and address, or only a link', async () => {
  const { store, copied } = storeOf();
  await store.copyExcerpt(place('nain'));
  expect(store.state().notice).toEqual({ isError: false, text: 'answerCopied' });
  const next = store.copyLink(place('nain'));
  // The previous notice is removed while the next action runs.
  expect(store.state().notice).toBeUndefined();
  await next;
  expect(store.state().notice?.text).toBe('linkCopied');
  expect(copied).toEqual([`Saldo: Näin\n\nAvaa.\n\n${ORIGIN}/docs/saldo#nain\n`, `${ORIGIN}/docs/saldo#nain`]);
});

test('the copied text includes addresses outside the site, even on its own host', async () => {
  serveAt('/ohje');
  const html = '<p><a href="/ohje/docs/lasku">Lasku</a> ja <a href="/kauppa">kauppa</a>.</p>';
  FILES['/ohje/page-data/docs/tilaus/page-data.json'] = {
    path: '',
    result: { data: { doc: { ...doc, html } }, pageContext: {} },
  };
  FILES['/ohje/page-data/vastaus/page-data.json'] = FILES['/page-data/vastaus/page-data.json'];
  const { store, copied } = storeOf();
  await store.copyExcerpt(place('', '/docs/tilaus'));
  expect(copied).toEqual([`Saldo\n\nLasku ja kauppa (${ORIGIN}/kauppa).\n\n${ORIGIN}/ohje/docs/tilaus\n`]);
});

test('in the customer’s language the address is in it, and an untranslated text has a note', async () => {
  const { store, copied } = storeOf();
  store.setCustomer('sv');
  await store.copyExcerpt(place());
  expect(copied).toEqual([`Saldo\n\nBara på finska.\n\nAlku.\n\n${ORIGIN}/sv/docs/saldo\n`]);
});

test.each([
  ['a page that is not there', place('', '/docs/puuttuu'), 'noPage'],
  ['a section that is not there', place('puuttuu'), 'noPart'],
  ['a page without a network', place('', '/docs/lasku'), 'unreachable'],
])('%s is reported, and nothing but its address is copied or added', async (_, target, text) => {
  if (text === 'unreachable') globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { store, copied } = storeOf();
  await store.copyExcerpt(target);
  expect(store.state().notice).toEqual({ isError: true, text });
  await store.add(target);
  expect(store.state()).toMatchObject({ notice: { isError: true, text }, reply: [] });
  expect(copied).toEqual([]);
  if (text !== 'unreachable') return;
  await store.copyLink(target);
  expect(copied).toEqual([`${ORIGIN}/docs/lasku`]);
});

test('if the clipboard rejects, shows the text for manual copying', async () => {
  const { store } = storeOf({ refuses: true });
  await store.copyLink(place());
  expect(store.state().notice).toEqual({ isError: true, text: 'copyByHand', byHand: `${ORIGIN}/docs/saldo` });
});

test('two stores share one reply, in which each adds, moves and removes', async () => {
  const one = storeOf().store;
  const other = storeOf().store;
  await one.add(place());
  await other.add(place('nain'));
  expect(one.state().reply.map(({ anchor }) => anchor)).toEqual(['', 'nain']);
  await one.add(place('nain'));
  expect(one.state().notice?.text).toBe('alreadyAdded {"name":"Saldo: Näin"}');
  const [first] = one.state().reply;
  if (first === undefined) throw new Error('The reply is empty.');
  other.move(excerptKey(first), 1);
  expect(one.state().reply.map(({ anchor }) => anchor)).toEqual(['nain', '']);
  one.remove(excerptKey(first), 'Saldo');
  expect([other.state().reply.length, one.state().notice?.text]).toEqual([1, 'removed {"name":"Saldo"}']);
  other.empty();
  expect(one.state().reply).toEqual([]);
  // Undo keeps what the other tab has added meanwhile.
  await one.add(place());
  other.state().notice?.undo?.();
  expect([other.state().notice, one.state().reply.map(({ anchor }) => anchor)]).toEqual([undefined, ['nain', '']]);
});

test('in place of a whole page of questions, offers its questions to add', async () => {
  const { store } = storeOf();
  await store.add(place('', '/docs/faq'));
  expect(store.state()).toMatchObject({ shown: 'questions', reply: [] });
  const [, second] = store.state().questions;
  expect(second).toEqual({ text: 'Miten?', target: place('b', '/docs/faq') });
  await store.add(second?.target ?? place());
  expect(store.state().reply.map(({ anchor }) => anchor)).toEqual(['b']);
});

test('a full reply accepts no more excerpts', async () => {
  const excerpts = Array.from({ length: EXCERPTS_MAX }, (_, at) => ({ path: `/docs/a${at}`, anchor: '', name: 'A' }));
  localStorage.setItem('site.reply', JSON.stringify(excerpts));
  const { store } = storeOf();
  await store.add(place());
  expect(store.state().notice).toEqual({ isError: true, text: `replyFull {"count":${EXCERPTS_MAX}}` });
  expect(store.state().reply).toHaveLength(EXCERPTS_MAX);
});

test('with full storage the excerpt stays on the page, with a notice', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { store } = storeOf();
  await store.add(place());
  expect(store.state()).toMatchObject({ notice: { isError: true }, reply: [{ path: '/docs/saldo' }] });
  expect(store.state().notice?.text).toMatch(/ notKept$/);
  store.setWords({ greeting: 'Hei', ending: '' });
  expect(store.state()).toMatchObject({ notice: { text: 'notKept' }, words: { greeting: 'Hei' } });
  setItem.mockRestore();
  store.empty();
  store.setWords({});
});
