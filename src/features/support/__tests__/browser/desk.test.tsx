import { createDesk, type Place } from '../../browser/desk';
import type { ClipboardWindow } from '../../browser/copyAnswer';
import type { ReplyText } from '../../browser/replyTexts';
import { guideSite } from '../../model/guideSite';
import { pieceKey } from '../../model/reply';
import { PIECES_MAX } from '../../model/replyLink';

let base = '';
jest.mock('gatsby', () => ({ withPrefix: (path: string) => base + path }));

const ORIGIN = 'https://ohje.example.com';
const locale = (code: string) => ({ code, url: ORIGIN });
const SITE = guideSite({ url: ORIGIN, defaultLocale: 'fi', locales: [locale('fi'), locale('sv')] });
const t: ReplyText = (key, values) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);

const doc = { title: 'Saldo', locale: 'fi', html: '<p>Alku.</p><h2 id="nain">Näin</h2><p>Avaa.</p>' };
const catalogue = { edges: [{ node: { ns: 'reply', language: 'sv', data: '{"onlyIn":"Bara på {{language}}."}' } }] };
const FILES: Record<string, unknown> = {
  '/page-data/docs/saldo/page-data.json': { path: '', result: { data: { doc }, pageContext: {} } },
  '/page-data/sv/docs/saldo/page-data.json': { path: '', result: { data: { doc }, pageContext: {} } },
  '/page-data/vastaus/page-data.json': { result: { data: { locales: { edges: [] } } } },
  '/page-data/sv/vastaus/page-data.json': { result: { data: { locales: catalogue } } },
};

const place = (anchor = '', path = '/docs/saldo'): Place => ({ path, anchor });

/** A desk whose clipboard keeps the plain text, or refuses. */
function deskOf({ refuses = false } = {}) {
  const copied: string[] = [];
  const writeText = (text: string) =>
    refuses ? Promise.reject(new Error('Denied.')) : Promise.resolve(void copied.push(text));
  const view = { navigator: { clipboard: { writeText } } } as unknown as ClipboardWindow;
  return { copied, desk: createDesk({ site: SITE, code: 'fi', t, view }) };
}

beforeEach(() => {
  base = '';
  localStorage.clear();
  AbortSignal.timeout = () => new AbortController().signal;
  globalThis.fetch = ((url: string) => {
    const ok = url in FILES;
    return Promise.resolve({ ok, status: ok ? 200 : 404, url, json: () => Promise.resolve(FILES[url]) });
  }) as unknown as typeof fetch;
});

test('a place is copied with title, text and address, and a link alone', async () => {
  const { desk, copied } = deskOf();
  await desk.copyPlace(place('nain'));
  expect(desk.state().notice).toEqual({ isFault: false, text: 'answerCopied' });
  await desk.copyLink(place('nain'));
  expect(copied).toEqual([`Saldo: Näin\n\nAvaa.\n\n${ORIGIN}/docs/saldo#nain\n`, `${ORIGIN}/docs/saldo#nain`]);
  desk.close();
});

test('the text of a copied place has the addresses that lead out of the site, on its own host too', async () => {
  base = '/ohje';
  const html = '<p><a href="/ohje/docs/lasku">Lasku</a> ja <a href="/kauppa">kauppa</a>.</p>';
  FILES['/ohje/page-data/docs/tilaus/page-data.json'] = {
    path: '',
    result: { data: { doc: { ...doc, html } }, pageContext: {} },
  };
  FILES['/ohje/page-data/vastaus/page-data.json'] = FILES['/page-data/vastaus/page-data.json'];
  const { desk, copied } = deskOf();
  await desk.copyPlace(place('', '/docs/tilaus'));
  expect(copied).toEqual([`Saldo\n\nLasku ja kauppa (${ORIGIN}/kauppa).\n\n${ORIGIN}/ohje/docs/tilaus\n`]);
  desk.close();
});

test('what was told before is gone while the next is on its way', async () => {
  const { desk } = deskOf();
  await desk.copyLink(place());
  const next = desk.copyLink(place());
  expect(desk.state().notice).toBeUndefined();
  await next;
  expect(desk.state().notice?.text).toBe('linkCopied');
  desk.close();
});

test('in the customer’s language the address is of that, and a text that is not translated says so', async () => {
  const { desk, copied } = deskOf();
  desk.setCustomer('sv');
  await desk.copyPlace(place());
  expect(copied).toEqual([`Saldo\n\nBara på finska.\n\nAlku.\n\n${ORIGIN}/sv/docs/saldo\n`]);
  desk.close();
});

test.each([
  ['a page that is not there', place('', '/docs/puuttuu'), 'noPage'],
  ['a section that is not there', place('puuttuu'), 'noPart'],
])('%s is told, and nothing is copied or added', async (_, wanted, text) => {
  const { desk, copied } = deskOf();
  await desk.copyPlace(wanted);
  expect(desk.state().notice).toEqual({ isFault: true, text });
  await desk.add(wanted);
  expect(desk.state()).toMatchObject({ notice: { isFault: true, text }, reply: [] });
  expect(copied).toEqual([]);
  desk.close();
});

test('where the clipboard refuses, the text is there to be copied by hand', async () => {
  const { desk } = deskOf({ refuses: true });
  await desk.copyLink(place());
  expect(desk.state().notice).toEqual({ isFault: true, text: 'copyByHand', byHand: `${ORIGIN}/docs/saldo` });
  desk.close();
});

test('two desks have one reply, in which each adds, moves and removes', async () => {
  const one = deskOf().desk;
  const other = deskOf().desk;
  await one.add(place());
  await other.add(place('nain'));
  expect(one.state().reply.map(({ anchor }) => anchor)).toEqual(['', 'nain']);
  await one.add(place('nain'));
  expect(one.state().notice?.text).toBe('alreadyAdded {"name":"Saldo: Näin"}');
  const [first] = one.state().reply;
  if (first === undefined) throw new Error('The reply is empty.');
  other.move(pieceKey(first), 1);
  expect(one.state().reply.map(({ anchor }) => anchor)).toEqual(['nain', '']);
  one.remove(pieceKey(first));
  expect(other.state().reply).toHaveLength(1);
  other.empty();
  expect(one.state().reply).toEqual([]);
  one.close();
  other.close();
});

test('a change in another tab is seen', () => {
  const { desk } = deskOf();
  const newValue = JSON.stringify([{ path: '/docs/saldo', anchor: '', digest: '', name: 'Saldo' }]);
  localStorage.setItem('ohjekeskus.reply', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'ohjekeskus.reply', newValue }));
  expect(desk.state().reply).toHaveLength(1);
  desk.close();
});

test('a full reply takes no more', async () => {
  const pieces = Array.from({ length: PIECES_MAX }, (_, at) => ({
    path: `/docs/a${String(at)}`,
    anchor: '',
    name: 'A',
  }));
  localStorage.setItem('ohjekeskus.reply', JSON.stringify(pieces));
  const { desk } = deskOf();
  await desk.add(place());
  expect(desk.state().notice).toEqual({ isFault: true, text: `replyFull {"count":${String(PIECES_MAX)}}` });
  expect(desk.state().reply).toHaveLength(PIECES_MAX);
  desk.close();
});

test('where storage is full, the piece stays on the page and that is told', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { desk } = deskOf();
  await desk.add(place());
  expect(desk.state()).toMatchObject({ notice: { isFault: true }, reply: [{ path: '/docs/saldo' }] });
  expect(desk.state().notice?.text).toMatch(/ notKept$/);
  desk.setWords({ greeting: 'Hei', ending: '' });
  expect(desk.state()).toMatchObject({ notice: { text: 'notKept' }, words: { greeting: 'Hei' } });
  setItem.mockRestore();
  desk.empty();
  desk.setWords({ greeting: '', ending: '' });
  warn.mockRestore();
  desk.close();
});
