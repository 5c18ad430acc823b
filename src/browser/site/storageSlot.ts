import type { StorageSlot } from '../../model/site/storage';

type StorageWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;
type Listener = (value: string | null) => void;

/** Values that storage did not take, by key: all slots of a key agree, and a page keeps its settings while it is open. */
const memory = new Map<string, string | null>();
/** Who listens for changes of a key; storage itself sends them to other tabs only. */
const listeners = new Map<string, Set<Listener>>();
let hasWarned = false;

/** Blocked storage is reported once per page; the features that wanted it go on without. */
function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available, so settings last only until this page is left.', error);
}

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
  if (value !== before) listeners.get(key)?.forEach((tell) => tell(value));
}

/** A slot of the browser's local storage. */
export function storageSlot(key: string, browser: StorageWindow = window): StorageSlot {
  return {
    get: () => read(key, browser),
    set: (value) => write(key, value, browser),
    remove: () => write(key, null, browser),
    listen: (onChange) => {
      const tell: Listener = (value) => onChange(value);
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory.delete(key);
        onChange(event.newValue);
      };
      const ofKey = listeners.get(key) ?? new Set();
      listeners.set(key, ofKey.add(tell));
      browser.addEventListener('storage', onStorage);
      return () => {
        ofKey.delete(tell);
        browser.removeEventListener('storage', onStorage);
      };
    },
  };
}
