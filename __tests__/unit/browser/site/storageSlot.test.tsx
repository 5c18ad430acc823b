import type * as StorageSlotModule from '../../../../src/browser/site/storageSlot';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const WARNING = 'Browser storage is not available, so settings last only until this page is left.';

/** A fresh module, which has not warned yet. */
function openPage(): typeof StorageSlotModule {
  jest.resetModules();
  return jest.requireActual<typeof StorageSlotModule>('../../../../src/browser/site/storageSlot');
}

/** A window whose storage is the result of `read`; a blocked one throws on access. */
function createBrowser(read: () => Storage): Window {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return Object.defineProperty(events, 'localStorage', { get: read }) as unknown as Window;
}

const blocked = new DOMException('Denied.', 'SecurityError');
const full = new DOMException('Full.', 'QuotaExceededError');
const throwing = (error: Error) => () => {
  throw error;
};

const fail = throwing(full);

let warn: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  window.localStorage.clear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a slot stores and removes one value', () => {
  const slot = openPage().storageSlot('theme', window);
  expect(slot.get()).toBeNull();
  slot.set('dark');
  expect([slot.get(), window.localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  slot.remove();
  expect(slot.get()).toBeNull();
  expect(window.localStorage).toHaveLength(0);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['blocked at the first touch', createBrowser(throwing(blocked)), blocked],
  ['missing', createBrowser(() => null as never), expect.any(TypeError)],
  ['broken', createBrowser(() => ({ getItem: fail, setItem: fail, removeItem: fail })), full],
  ['full', createBrowser(() => ({ getItem: () => null, setItem: fail, removeItem: () => undefined })), full],
])('if storage is %s the value lasts as long as the page, with one warning', (_, browser, error) => {
  const { storageSlot } = openPage();
  const theme = storageSlot('theme', browser);
  const announcement = storageSlot('announcement', browser);
  expect(theme.get()).toBeNull();
  theme.set('dark');
  announcement.set('kesä');
  expect([theme.get(), announcement.get()]).toEqual(['dark', 'kesä']);
  theme.remove();
  expect([theme.get(), announcement.get(), warn.mock.calls]).toEqual([null, 'kesä', [[WARNING, error]]]);
});

test.each([
  ['its own key', { key: 'theme', newValue: 'dark' }, [['dark']]],
  ['its own key, removed', { key: 'theme', newValue: null }, [[null]]],
  ['all keys, cleared', { key: null, newValue: null }, [[null]]],
  ['another key', { key: 'announcement', newValue: 'kesä' }, []],
])('a slot is notified of a change of %s in another tab', (_, change, calls) => {
  const onChange = jest.fn();
  const stop = openPage().storageSlot('theme', window).listen(onChange);
  window.dispatchEvent(new StorageEvent('storage', change));
  stop();
  window.dispatchEvent(new StorageEvent('storage', change));
  expect(onChange.mock.calls).toEqual(calls);
});

test.each([
  ['open', () => window],
  ['blocked', () => createBrowser(throwing(blocked))],
])('if storage is %s, slots with the same key share their value and notify each other', (_, open) => {
  const { storageSlot } = openPage();
  const browser = open();
  const [bar, panel, other] = [storageSlot('theme', browser), storageSlot('theme', browser), storageSlot('a', browser)];
  const heard: unknown[] = [];
  const stops = [
    bar.listen((value) => heard.push(['bar', value])),
    panel.listen((value) => heard.push(['panel', value])),
    other.listen((value) => heard.push(['other', value])),
  ];
  bar.set('dark');
  expect(panel.get()).toBe('dark');
  panel.set('dark');
  panel.remove();
  expect(bar.get()).toBeNull();
  stops.forEach((stop) => stop());
  bar.set('light');
  expect(heard).toEqual([
    ['bar', 'dark'],
    ['panel', 'dark'],
    ['bar', null],
    ['panel', null],
  ]);
});

test('if storage is full, an old value does not return, and another tab’s new value counts', () => {
  const { storageSlot } = openPage();
  window.localStorage.setItem('theme', 'light');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  const slot = storageSlot('theme', window);
  const stop = slot.listen(() => undefined);
  slot.set('dark');
  expect(slot.get()).toBe('dark');
  setItem.mockRestore();
  window.localStorage.setItem('theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  expect(slot.get()).toBe('light');
  stop();
});
