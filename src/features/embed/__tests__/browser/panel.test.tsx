import { fireEvent } from '@testing-library/react';
import { connectPanel } from '../../browser/panel';

const PRODUCT = 'https://app.example.com';
const OTHER = 'https://toinen.example.com';
const CLOSE = { type: 'help:close' };

let sent: [message: object, origin: string][] = [];
let closeButtons: boolean[] = [];
let panel: ReturnType<typeof connectPanel>;
/** The window of the product. */
const product = Object.assign(new EventTarget(), {
  postMessage: (message: object, origin: string) => sent.push([message, origin]),
});
const root = document.documentElement;

beforeEach(() => {
  [sent, closeButtons] = [[], []];
  Object.defineProperty(window, 'parent', { configurable: true, value: product });
  window.history.replaceState(null, '', '/docs/a?upotus=1&q=b#c');
  delete root.dataset.themeHeld;
  document.title = 'Laskut';
  document.body.innerHTML =
    '<a href="https://muualla.example.com/a">Muualla</a><a href="/docs/b">Tässä</a><input value="sana"><input>';
  panel = connectPanel({
    ...{ hosts: [PRODUCT, OTHER], parameter: 'upotus', code: 'fi', locales: [{ code: 'fi', htmlLang: 'fi' }] },
    onCloseButton: (isShown) => closeButtons.push(isShown),
  });
});
afterEach(() => panel.disconnect());

const SETTINGS = { type: 'help:settings', colorMode: 'dark', closeButton: true };
const receive = (data: unknown, origin = PRODUCT, source: unknown = product) =>
  fireEvent(window, Object.assign(new Event('message'), { data, origin, source }));
const escape = (target: Element | Window = window) => fireEvent.keyDown(target, { key: 'Escape' });

test('tells the configured products alone, and after its message that product alone', () => {
  const state = { type: 'help:state', title: 'Laskut', address: 'http://localhost/docs/a?q=b#c', locale: 'fi' };
  expect(sent).toEqual([
    [state, PRODUCT],
    [state, OTHER],
  ]);
  receive(SETTINGS, OTHER);
  sent = [];
  panel.close();
  expect(sent).toEqual([[CLOSE, OTHER]]);
});

test('follows settings from a configured product around the page only', () => {
  receive(SETTINGS, 'https://muu.example.com');
  receive(SETTINGS, PRODUCT, window);
  receive({ ...SETTINGS, type: 'muu' });
  receive(null);
  expect([root.dataset.themeHeld, closeButtons]).toEqual([undefined, []]);
  receive({ ...SETTINGS, colorMode: 'punainen' });
  expect([root.dataset.themeHeld, closeButtons]).toEqual([undefined, [true]]);
  receive(SETTINGS);
  expect(root.dataset.themeHeld).toBe('dark');
});

test('Escape closes the panel, except where it closes or clears something else', () => {
  receive(SETTINGS);
  const closed = (run: () => unknown) => {
    sent = [];
    run();
    return sent.length > 0;
  };
  const [filled, empty] = document.querySelectorAll('input');
  expect([filled, empty, document.body].map((each) => closed(() => each && escape(each)))).toEqual([false, true, true]);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(closed(() => escape())).toBe(false);
});

test('links to other sites open in a new window', () => {
  const links = [...document.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
  }
  expect(links.map(({ target, rel }) => [target, rel])).toEqual([
    ['_blank', 'noopener'],
    ['', ''],
  ]);
});
