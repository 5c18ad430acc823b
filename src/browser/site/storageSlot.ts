import { once } from '../../model/once';
import type { StorageSlot } from '../../model/site/storage';

type StorageWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
type Listener = (value: string | null) => void;

/** Values that storage rejected, by key; shared by all slots of a key and kept as long as the page. */
const memory = new Map<string, string | null>();
/** Listeners by key; storage events reach only other tabs. */
const listeners = new Map<string, Set<Listener>>();

/** Warns about blocked storage once per page; features continue without it. */
const warnOnce = once((error: unknown) =>
  console.warn('Browser storage is not available, so settings last only until this page is left.', error),
);

function read(key: string, browser: StorageWindow): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return browser.localStorage.getItem(key);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

function write(key: string, value: string | null, browser: StorageWindow): void {
  const before = read(key, browser);
  try {
    if (value === null) browser.localStorage.removeItem(key);
    else browser.localStorage.setItem(key, value);
    memory.delete(key);
  } catch (error) {
    memory.set(key, value);
    warnOnce(error);
  }
  if (value !== before) listeners.get(key)?.forEach((listener) => listener(value));
}

/** A slot of `localStorage`. */
export function storageSlot(key: string, browser: StorageWindow = window): StorageSlot {
  return {
    get: () => read(key, browser),
    set: (value) => write(key, value, browser),
    remove: () => write(key, null, browser),
    listen: (onChange) => {
      const listener: Listener = (value) => onChange(value);
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        onChange(event.newValue);
      };
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(listener));
      browser.addEventListener('storage', onStorage);
      return () => {
        ofKey.delete(listener);
        browser.removeEventListener('storage', onStorage);
      };
    },
  };
}
