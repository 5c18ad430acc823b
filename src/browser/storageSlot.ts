/** One remembered value of the reader's browser. Where storage is blocked it holds for the life of the page. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Calls back when another tab changes the value; returns the way to stop. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

type StorageWindow = Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>;

let hasWarned = false;

/** Blocked storage is told once per page; the features that wanted it go on without. */
function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('Browser storage is not available, so settings last only until this page is left.', error);
}

/** A slot of the browser's local storage. */
export function storageSlot(key: string, browser: StorageWindow = window): StorageSlot {
  let memory: string | null = null;
  let isBlocked = false;
  const attempt = <Value>(action: () => Value, otherwise: () => Value): Value => {
    if (isBlocked) return otherwise();
    try {
      return action();
    } catch (error) {
      isBlocked = true;
      warnOnce(error);
      return otherwise();
    }
  };
  const write = (value: string | null) => {
    memory = value;
    attempt(
      () => (value === null ? browser.localStorage.removeItem(key) : browser.localStorage.setItem(key, value)),
      () => undefined,
    );
  };
  return {
    get: () =>
      attempt(
        () => browser.localStorage.getItem(key),
        () => memory,
      ),
    set: write,
    remove: () => write(null),
    listen: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange(event.newValue);
      };
      browser.addEventListener('storage', onStorage);
      return () => browser.removeEventListener('storage', onStorage);
    },
  };
}
