import { openHistoryLayer } from '../../../../src/browser/navigation/historyLayer';
import { lockScroll } from '../../../../src/hooks/navigation/useModalPanel';
import { fireEvent } from '@testing-library/dom';
import { startTypeAhead } from '../../../../src/browser/navigation/typeAhead';

/** The router's listener, added before any layer. */
const router = jest.fn();
const onBack = jest.fn();

/** Opens a layer, goes back by this many pages, and waits for the layer's callback. */
async function goBackUnderLayer(pages: number): Promise<void> {
  const noticed = new Promise<void>((resolve) => onBack.mockImplementation(resolve));
  openHistoryLayer(onBack);
  window.history.go(-pages);
  await noticed;
}

beforeEach(() => {
  jest.clearAllMocks();
  window.history.pushState({ key: '1' }, '', '/docs/saldo');
  window.addEventListener('popstate', router);
});
afterEach(() => window.removeEventListener('popstate', router));

test('Back closes the layer and keeps the page, without notifying the router', async () => {
  await goBackUnderLayer(1);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
  expect([window.history.state, window.location.pathname]).toEqual([{ key: '1' }, '/docs/saldo']);
});

test('a layer closed by other means removes its history entry, once', async () => {
  const layer = openHistoryLayer(onBack);
  expect(window.history.state).toEqual({ key: '1', layer: true });
  const gone = new Promise<void>((resolve) => layer.release(resolve));
  layer.release();
  await gone;
  expect(window.history.state).toEqual({ key: '1' });
  expect(onBack).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test('a layer whose page has changed does not touch the history', () => {
  const layer = openHistoryLayer(onBack);
  window.history.pushState({ key: '2' }, '', '/docs/lasku');
  const onGone = jest.fn();
  layer.release(onGone);
  expect(onGone).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/docs/lasku');
});

test('Back over several pages closes the layer, and the router navigates', async () => {
  window.history.pushState({ key: '2' }, '', '/docs/lasku');
  await goBackUnderLayer(2);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(router).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/docs/saldo');
});

afterEach(() => document.body.removeAttribute('style'));

test.each(['', 'clip', 'scroll'])('restores the overflow "%s" of a locked page', (overflow) => {
  document.body.style.overflow = overflow;
  const unlock = lockScroll();
  expect(document.body.style.overflow).toBe('hidden');
  unlock();
  expect(document.body.style.overflow).toBe(overflow);
});

test('keeps the width of the scrollbar while the page is locked', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: window.innerWidth - 15, configurable: true });
  const unlock = lockScroll();
  expect(document.body.style.paddingInlineEnd).toBe('15px');
  unlock();
  expect(document.body.style.paddingInlineEnd).toBe('');
});

test('collects typed text until it is stopped, and hides it from other listeners', () => {
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);
  const stop = startTypeAhead(document);
  for (const key of ['l', 'ä', ' ', '7', 'x', 'Backspace', 'Shift']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect([stop(), heard.mock.calls.length]).toEqual([{ text: 'lä 7', isEntered: false, isCancelled: false }, 2]);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(heard.mock.calls.length).toBe(3);
});

test('collects composed text of an input method, without the keys that composed it', () => {
  const stop = startTypeAhead(document);
  fireEvent.keyDown(document.body, { key: 'l' });
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
  fireEvent.compositionEnd(document.body, { data: 'ä' });
  expect(stop()).toEqual({ text: 'lä', isEntered: false, isCancelled: false });
  fireEvent.compositionEnd(document.body, { data: 'ö' });
  expect(stop().text).toBe('lä');
});

test.each([
  ['after the text', ['l', 'Enter'], true],
  ['before it, by which the dialog was opened', ['Enter', 'l'], false],
  ['before another letter', ['l', 'Enter', 'a'], false],
])('Enter %s', (_, keys, isEntered) => {
  const stop = startTypeAhead(document);
  for (const key of keys) fireEvent.keyDown(document.body, { key });
  expect(stop().isEntered).toBe(isEntered);
});
